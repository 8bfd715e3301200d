import type { ConfigurationStatistics, OneDay, Tally } from '$/generated/api';
import { lastDays } from '$/parts/charts/scales';

export type Period = 'recent' | 'all_time';

/** Configurations that were played in that time, the most played first. */
export function played(
  all: ConfigurationStatistics[],
  period: Period,
): (ConfigurationStatistics & { tally: Tally })[] {
  return all
    .map((one) => ({ ...one, tally: one[period] }))
    .filter(({ tally }) => tally.games > 0)
    .sort((one, other) => other.tally.games - one.tally.games);
}

/** All of them together. */
export function together(all: { tally: Tally }[]): { games: number; wins: number; moves: number } {
  const sum = (of: (tally: Tally) => number) => all.reduce((sum, { tally }) => sum + of(tally), 0);
  return {
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    moves: Math.round(sum(({ games, mean_moves }) => games * (mean_moves ?? 0))),
  };
}

/** The last days one by one, also those on which nobody played. */
export function dayByDay(played: OneDay[], days: number, today: string): OneDay[] {
  const known = new Map(played.map((one) => [one.day, one]));
  return lastDays(today, days).map((day) => known.get(day) ?? { day, games: 0, wins: 0 });
}

/** Counts, the largest first. */
export function ranked(counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).sort(([, one], [, other]) => other - one);
}
