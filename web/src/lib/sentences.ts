/** What happened at a table, in sentences. */

import type { Happening, TableDocument } from './table/wire';
import { say } from './words.svelte';

/** What somebody is called: by name, or by the seat where nobody has one. */
export function seatName(document: TableDocument, seat: unknown): string {
  const who = document.seats.find((one) => one.seat === seat);
  return who?.name ?? say('seat-number', { seat: Number(seat ?? 0) });
}

/** The sentences of one happening; none where there is nothing to tell. */
export function sentences(
  { entry, said = [] }: Pick<Happening, 'entry' | 'said'>,
  document: TableDocument,
): string[] {
  const told = said.map(({ text }) => text);
  // The engine has words for the game alone, not for what people did around it.
  if (entry.did === 'act') return told;
  const name = seatName(document, entry.seat);
  return [say(`log-${entry.did}`, { name, bot: String(entry.bot ?? '') }), ...told];
}
