/** Days in a row. */

import { dayAfter } from './days';

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today's deal can still be played. */
  now: number;
  longest: number;
}

/** How many days in a row end with this one. */
function rowEndingOn(day: string, days: ReadonlySet<string>): number {
  let count = 0;
  while (days.has(dayAfter(day, -count))) count += 1;
  return count;
}

export function streakOf(finished: readonly string[], today: string): Streak {
  const days = new Set(finished.filter((day) => day <= today));
  const now = rowEndingOn(today, days) || rowEndingOn(dayAfter(today, -1), days);
  const ends = [...days].filter((day) => !days.has(dayAfter(day, 1)));
  return { now, longest: Math.max(0, ...ends.map((day) => rowEndingOn(day, days))) };
}

/** The last days, today the last of them. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(today, at + 1 - count));
}
