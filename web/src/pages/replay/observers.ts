/** As whom a game may be looked at again. */

import type { Observer, TableDocument } from '$/lib/table/wire';

/** During the game the user's own seats, or the spectators' view; after it every seat, and everything. */
export function observersOf(document: TableDocument, user: string | null): Observer[] {
  const seats = document.seats.map(({ seat }) => String(seat));
  if (document.phase === 'over') return [...seats, 'all'];
  const own = document.seats.filter((seat) => user !== null && seat.user === user);
  return own.length ? own.map(({ seat }) => String(seat)) : ['spectator'];
}
