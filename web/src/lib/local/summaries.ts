/** The tables of this device in lists. */

import { GAME_ROWS } from '$/generated/games';
import type { Summary } from './messages';

/** Whether a stored summary can be shown: nobody knows what lies in a store. */
export function isWhole(summary: unknown): summary is Summary {
  const one = summary as Partial<Summary> | null | undefined;
  return (
    typeof one?.table === 'string' &&
    GAME_ROWS.some(({ id }) => id === one.game) &&
    typeof one.setup === 'object' &&
    one.setup !== null &&
    typeof one.created === 'number' &&
    ['gathering', 'playing', 'over'].includes(one.phase ?? '') &&
    Array.isArray(one.seats)
  );
}

/** Whether the people of this device won. */
export function isWon({ winners = [], seats }: Summary): boolean {
  return winners.some((winner) => seats.some(({ seat, bot }) => seat === winner && !bot));
}
