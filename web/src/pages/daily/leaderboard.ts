/** The leaderboard over days. */

import type { LeaderboardRow, TodaysDeal } from '$/generated/api';

export function leaderboardAddress(
  { game, setup }: Pick<TodaysDeal, 'game' | 'setup'>,
  days: string,
): string {
  return `/api/leaderboard/${game}?${new URLSearchParams({ setup, days })}`;
}

/** The first rows, and one's own if it is not among them. */
export function bestAndOwn<Row extends Pick<LeaderboardRow, 'me'>>(
  rows: readonly Row[],
  first: number,
): { best: Row[]; own: Row | undefined } {
  // One's own follows the list of the server where it is not part of it.
  const own = rows.findIndex(({ me }) => me);
  const best = rows.slice(0, Math.min(first, LISTED));
  return { best, own: own >= best.length ? rows[own] : undefined };
}

/** The most rows of the server's list. */
const LISTED = 200;
