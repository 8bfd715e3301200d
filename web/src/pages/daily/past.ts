/** The deals of past days that the user played to their end, and playing them again for practice. */

import type { MyTable } from '$/generated/api';
import { myTables } from '$/parts/around/my_tables';
import { finishedOn } from '$/lib/finished_days.svelte';
import { branchAt } from '../replay/branch';

/** A deal of a day. */
export type Tried = MyTable & { day: string };

/** The finished tries, the newest day first; their days count from now on, wherever they were played. */
export async function finishedTries(): Promise<Tried[]> {
  const { tables } = await myTables();
  const tries = tables.filter((table): table is Tried => table.day !== null && table.phase === 'over');
  finishedOn(...tries.map(({ day }) => day));
  return tries.sort((one, other) => other.day.localeCompare(one.day));
}

/** The same cards from the first move on, at a table that counts nowhere; the strongest bot has the other seats. */
export function practise({ table, game, setup }: Tried): Promise<string> {
  return branchAt({ table, game }, 0, Number(setup.players ?? 1) > 1);
}
