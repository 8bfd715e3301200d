/** What happened at a table, in sentences. */

import { nameOf } from '$/pages/table/names';
import type { Happening, TableDocument } from './table/wire';
import { say } from './words.svelte';

/** The sentences of one happening; none where there is nothing to tell. */
export function sentences(
  { entry, said = [] }: Pick<Happening, 'entry' | 'said'>,
  document: TableDocument,
): string[] {
  const told = said.map(({ text }) => text);
  // The engine has words for the game alone, not for what people did around it.
  if (entry.did === 'act') return told;
  const name = nameOf(document, entry.seat ?? 0);
  return [say(`log-${entry.did}`, { name, bot: String(entry.bot ?? '') }), ...told];
}
