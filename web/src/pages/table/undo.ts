import { standingMoves } from '$/lib/table/moves';
import type { Table } from '$/lib/table/table';

/** How many moves there were before the last one of these seats; null if none of them moved yet. */
export function lastOwnMove(table: Pick<Table, 'log' | 'standing'>, seats: number[]): number | null {
  const moves = standingMoves(table.log);
  const last = moves.findLastIndex(({ entry }) => seats.includes(entry.seat));
  // The log of a long game begins later than the game.
  const before = Math.max(0, (table.standing?.moves ?? moves.length) - moves.length);
  return last < 0 ? null : before + last;
}

/** Takes back the user's last move and everything after it: at once if nobody learned anything, else the others are asked. */
export async function takeBack(table: Table, seats: number[]): Promise<void> {
  const to = lastOwnMove(table, seats);
  if (to !== null) await table.command('undo', { as: Number(table.as), to });
}
