/** Where things are: cells, lines and arrows of the seven by seven. */

import type { Arrow, Cell, Colour, Openings, Shape } from './wire';

export const SIZE = 7;
export const COUNT = SIZE * SIZE;
export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'green'];
export const STARTS: Record<Colour, Cell> = { red: '0.0', yellow: '0.6', blue: '6.6', green: '6.0' };
export const ARROWS: Arrow[] = (['N', 'E', 'S', 'W'] as const).flatMap((side) =>
  ([1, 3, 5] as const).map((at) => `${side}${at}` as const),
);
const SIDES = 'NESW';

export const colourOf = (seat: number): Colour => COLOURS[seat - 1] ?? 'red';

export const cellAt = (row: number, column: number): Cell => `${row}.${column}`;
export const rowOf = (cell: Cell): number => Number(cell[0]);
export const columnOf = (cell: Cell): number => Number(cell[2]);
export const placeOf = (cell: Cell): number => rowOf(cell) * SIZE + columnOf(cell);
export const cellOf = (place: number): Cell => cellAt(Math.floor(place / SIZE), place % SIZE);
export const CELLS: Cell[] = Array.from({ length: COUNT }, (_, place) => cellOf(place));
export const isFixed = (cell: Cell): boolean => rowOf(cell) % 2 === 0 && columnOf(cell) % 2 === 0;
export const startAt = (cell: Cell): Colour | null =>
  COLOURS.find((colour) => STARTS[colour] === cell) ?? null;

/** The openings as bits: north 1, east 2, south 4, west 8. */
export const bitsOf = (openings: Openings | null | undefined): number =>
  [...(openings ?? '')].reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0);
export const openingsOf = (bits: number): Openings =>
  [...SIDES].filter((_, at) => bits & (1 << at)).join('') as Openings;

/** Turned clockwise by so many quarters. */
export function turned(bits: number, quarters: number): number {
  const by = ((quarters % 4) + 4) % 4;
  return ((bits << by) | (bits >> (4 - by))) & 15;
}

const PLAIN: Record<Shape, number> = { straight: 5, corner: 3, junction: 7 };
/** How a tile of that shape lies after so many quarters. */
export const lying = (shape: Shape, quarters: number): number => turned(PLAIN[shape], quarters);

export const sideOf = (arrow: Arrow): string => arrow[0]!;
export const lineOf = (arrow: Arrow): number => Number(arrow[1]);

/** The cells a push moves over, from the arrow on. */
export function lineFrom(arrow: Arrow): Cell[] {
  const at = lineOf(arrow);
  const along = Array.from({ length: SIZE }, (_, step) => step);
  const side = sideOf(arrow);
  if (side === 'N') return along.map((row) => cellAt(row, at));
  if (side === 'S') return along.map((row) => cellAt(SIZE - 1 - row, at));
  if (side === 'W') return along.map((column) => cellAt(at, column));
  return along.map((column) => cellAt(at, SIZE - 1 - column));
}

/** The direction things move in when pushed there. */
export function directionOf(arrow: Arrow): { dx: number; dy: number } {
  const side = sideOf(arrow);
  return {
    dx: side === 'W' ? 1 : side === 'E' ? -1 : 0,
    dy: side === 'N' ? 1 : side === 'S' ? -1 : 0,
  };
}

/** The arrow beyond the edge of the board, going on from a cell in that direction. */
export function arrowBeyond(cell: Cell, dx: number, dy: number): Arrow | null {
  const row = rowOf(cell);
  const column = columnOf(cell);
  if (dy < 0 && row === 0) return arrowAt('N', column);
  if (dy > 0 && row === SIZE - 1) return arrowAt('S', column);
  if (dx < 0 && column === 0) return arrowAt('W', row);
  return dx > 0 && column === SIZE - 1 ? arrowAt('E', row) : null;
}

/** The arrow on a side over a line; not every line has one. */
export function arrowAt(side: string, line: number): Arrow | null {
  return ARROWS.find((arrow) => arrow === `${side}${line}`) ?? null;
}
