/** What Labyrinth tells: the generated types. */

export type {
  Action,
  Arrow,
  Cell,
  Colour,
  Event,
  Openings,
  Page,
  Question,
  Shape,
  Spell,
  Thing,
  TileView,
  Treasure,
  View,
  Way,
} from '$/generated/labyrinth';
