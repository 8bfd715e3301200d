import type { Line, Table } from '$/lib/table/table';

/** The moves that stand, the oldest first. */
export function standingMoves(log: readonly Line[]): Line[] {
  return log.filter(({ entry, undone }) => !undone && (entry.did === 'act' || entry.did === 'concede'));
}

/** How many moves there were before the last one of these seats; null if none of them moved yet. */
export function lastOwnMove(table: Pick<Table, 'log'>, seats: number[]): number | null {
  const last = standingMoves(table.log).findLastIndex(({ entry }) => seats.includes(Number(entry.seat)));
  return last < 0 ? null : last;
}

/** Takes back one's last move and what followed: at once if nobody learned anything, else the others are asked. */
export async function takeBack(table: Table, seats: number[]): Promise<void> {
  const to = lastOwnMove(table, seats);
  if (to !== null) await table.command('undo', { as: Number(table.as), to });
}
