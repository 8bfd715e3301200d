import { rowOf } from './map';
import type { QuestionName, View } from './wire';

/** Questions about what was just played: a slip over the map, away from the doors concerned. */
export const REACTIONS: QuestionName[] = ['react', 'which', 'defend', 'more'];
/** Questions that are laid over the map instead of beside it. */
export const OVER_THE_MAP: QuestionName[] = [
  ...REACTIONS,
  'character',
  'offer',
  'answer',
  'accept',
  'arrange',
];

/** The row of the map that a slip may cover: not that of the player concerned, nor the one it goes to. */
export function freeRow(view: View, mine: number | null): number {
  const actor = view.pawns[view.active - 1];
  const own = mine === null ? undefined : view.pawns[mine - 1];
  const concerned = new Set([actor, own].flatMap((place) => (place ? [rowOf(place)] : [])));
  if (view.play?.to) concerned.add(rowOf(view.play.to));
  if (view.play?.what === 'home') concerned.add(rowOf(null));
  const hidden = (row: number) => view.worlds.filter(({ place, up }) => !up && rowOf(place) === row).length;
  const free = [2, 0, 1].filter((row) => !concerned.has(row));
  return free.sort((one, other) => hidden(other) - hidden(one))[0] ?? 2;
}
