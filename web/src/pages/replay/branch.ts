/** A new table that plays on from a moment of a finished game. */

import type { Branching } from '$/generated/api';
import { api } from '$/lib/api';
import { isHere } from '$/lib/local/built';
import { me } from '$/lib/me.svelte';
import { offered } from '$/lib/offered';
import type { TableDocument } from '$/lib/table/wire';

/** Its address. With bots the others are played by the strongest one, else all seats by this person. */
export async function branchAt(
  { table, game }: Pick<TableDocument, 'table' | 'game'>,
  moves: number,
  withBots: boolean,
): Promise<string> {
  if (!isHere(table)) await me.atLeastGuest();
  const branched: Branching = { moves };
  // The strongest comes last.
  if (withBots) branched.bot = (await offered(game, table))?.bots.at(-1);
  const there = await api.post<TableDocument>(`/api/tables/${table}/branch`, branched);
  return `/t/${there.table}`;
}
