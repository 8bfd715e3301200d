/** Labyrinth's generated types. */

export type {
  Arrow,
  Cell,
  Colour,
  Contents,
  Event,
  Openings,
  Page,
  Shape,
  Spell,
  Thing,
  TileView,
  Treasure,
  View,
  Way,
} from '$/generated/labyrinth';
