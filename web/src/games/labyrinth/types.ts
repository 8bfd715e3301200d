/** Labyrinth's own shapes on the wire, as loosely as drawing needs them: `$/generated/labyrinth` has them exactly. */

import type { Colour, Shape, Spell } from '$/generated/labyrinth';

export type { Colour, Shape, Spell };
/** `3.4` is row 3, column 4, both counted from 0; so does everything people read. */
export type Cell = string;
/** `N3` is in the north, over column 3. */
export type Arrow = string;
/** The sides a tile is open to, as in `NES`. */
export type Openings = string;
/** A treasure or a symbol, by its name. */
export type Thing = string;

export interface TileView {
  open?: Openings;
  down?: boolean;
  shape?: Shape;
  thing?: Thing;
}

export type Page =
  | { page: 'push'; arrow: Arrow }
  | { page: 'flip'; one: Thing; other: Thing }
  | { page: 'meeting'; at: Colour; one: Colour; other: Colour };

export interface Way {
  cells: Cell[];
  cast_at?: number;
}

export interface View {
  setup: Record<string, string | number>;
  turn: number;
  active: number;
  question: { question: 'spell' | 'turn' | 'turn-up' | 'orient' } | null;
  board: { rows: TileView[][]; spare: TileView };
  pawns: Cell[];
  hands: Thing[][];
  spells: (Spell | null)[];
  push_ready: boolean;
  spell_ready: boolean;
  moves: number;
  found_now: number;
  found: Thing[];
  to_draw: Thing[];
  page: Page | null;
  pages_left: Page[];
  ways?: Record<Cell, Way>;
}

export type GameEvent =
  | { event: 'spell-taken'; seat: number; spell: Spell }
  | { event: 'card-drawn'; seat: number; treasure: Thing }
  | { event: 'turn-began'; seat: number; turn: number }
  | { event: 'page-turned'; page: Page }
  | { event: 'pushed-down'; arrow: Arrow; shape: Shape; thing: Thing | null }
  | { event: 'turned-down'; cell: Cell; shape: Shape; thing: Thing | null }
  | { event: 'sent-home'; seat: number; from: Cell }
  | { event: 'called'; seat: number; at: Colour }
  | { event: 'pushed'; seat: number; arrow: Arrow; openings: Openings }
  | { event: 'carried-over'; seat: number; to: Cell }
  | { event: 'rotated'; seat: number; cell: Cell; turn: string }
  | { event: 'permuted'; seat: number; one: Cell; other: Cell }
  | { event: 'moved'; seat: number; from: Cell; to: Cell; spell: Spell | null }
  | { event: 'turned-up'; seat: number; cell: Cell; shape: Shape; thing: Thing | null }
  | { event: 'oriented'; seat: number; cell: Cell; openings: Openings }
  | { event: 'found'; seat: number; treasure: Thing; owner: number; bonus: boolean }
  | { event: 'ended'; won: boolean };
