/** Choosing a seat by its sign. */

import type { SeatDocument } from '$/lib/table/wire';

export type SeatState = 'free' | 'mine' | 'taken';

type Sitting = Pick<SeatDocument, 'seat' | 'user' | 'bot'>;

export function seatStates(seats: readonly Sitting[], mine: readonly number[]) {
  return seats.map(({ seat, user, bot }): { seat: number; state: SeatState } => ({
    seat,
    state: mine.includes(seat) ? 'mine' : user === null && bot === null ? 'free' : 'taken',
  }));
}

/** The command that gives somebody this seat: the former one is kept until the new one is theirs. */
export function seating(mine: readonly number[], seat: number) {
  const [from] = mine;
  return from === undefined
    ? { command: 'sit', parameters: { seat } }
    : { command: 'change_seat', parameters: { from, to: seat } };
}

/** Whether somebody has both the former seat and the next: the two are told one after the other. */
export const isChanging = (mine: readonly number[], { from, to }: { from: number | undefined; to: number }) =>
  mine.length === 2 && from !== undefined && mine.includes(from) && mine.includes(to);
