/** The next game after one that is over: dealt at once where nobody else has to agree. */

import { LiveTable } from '$/lib/table/live_table.svelte';
import type { Table } from '$/lib/table/table';

/** Begins a table that waits for nothing but its owner; one that began already is left alone. */
export async function beginAtOnce(table: string): Promise<void> {
  const next = await LiveTable.join(table);
  try {
    const { phase, seats } = next.document;
    const complete = seats.every(({ user, bot }) => user !== null || bot !== null);
    if (phase === 'gathering' && complete) await next.command('start');
  } finally {
    next.close();
  }
}

/** Asks for the same game again, with the same cards or new ones. */
export function askAgain(table: Table, seat: number, seed: 'same' | 'new') {
  return table.command('rematch', { as: seat, seed });
}
