/** The map as it is drawn: three rows of three places with Kernault in the middle. */

import type { CardId, Place, SideName, View, WorldId } from './wire';

export type Side = 'n' | 'e' | 's' | 'w';

export const GRID: (Place | null)[] = ['nw', 'n', 'ne', 'w', null, 'e', 'sw', 's', 'se'];
export const SIDES: Side[] = ['n', 'e', 's', 'w'];

export const cellOf = (place: Place | null): number => GRID.indexOf(place);
export const rowOf = (place: Place | null): number => Math.floor(cellOf(place) / 3);
export const columnOf = (place: Place | null): number => cellOf(place) % 3;

/** The side the engine calls so. */
export const sideCalled = (name: SideName): Side =>
  ({ north: 'n', east: 'e', south: 's', west: 'w' })[name] as Side;

/** Whether a side of a place is on the edge of the map. */
export function isWalled(place: Place, side: Side): boolean {
  const [row, column] = [rowOf(place), columnOf(place)];
  return { n: row === 0, e: column === 2, s: row === 2, w: column === 0 }[side];
}

/** The sides of `from` through which `to` is reached: one, or two that meet in a corner; none if they do not touch. */
export function sidesTowards(from: Place, to: Place | null): Side[] {
  const down = rowOf(to) - rowOf(from);
  const right = columnOf(to) - columnOf(from);
  if (Math.abs(down) > 1 || Math.abs(right) > 1) return [];
  const sides: Side[] = [];
  if (down) sides.push(down < 0 ? 'n' : 's');
  if (right) sides.push(right < 0 ? 'w' : 'e');
  return sides;
}

/** The cell an arrow key leads to. */
export function cellBeside(cell: number, key: string): number {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  if (key === 'ArrowUp') return row > 0 ? cell - 3 : cell;
  if (key === 'ArrowDown') return row < 2 ? cell + 3 : cell;
  if (key === 'ArrowLeft') return column > 0 ? cell - 1 : cell;
  if (key === 'ArrowRight') return column < 2 ? cell + 1 : cell;
  return cell;
}

/** The pile of a world, the top card first; null where the card is not known. */
export function pileOf({ piles }: View, world: WorldId): (CardId | null)[] {
  return piles[world] ?? [];
}
