/** As whom a game may be looked at again. */

import type { Observer, TableDocument } from '$/lib/table/wire';

/** While it goes on one's own seats, or those who watch; once it is over every seat, and everything. */
export function observersOf(document: TableDocument, user: string | null): Observer[] {
  const seats = document.seats.map(({ seat }) => String(seat));
  if (document.phase === 'over') return [...seats, 'all'];
  const own = document.seats.filter((seat) => user !== null && seat.user === user);
  return own.length ? own.map(({ seat }) => String(seat)) : ['spectator'];
}
