import { moment } from '$/lib/words.svelte';
import type { Setup, TodaysDeal } from '$/generated/api';

/** A day of Universal Time, `2026-11-15`, as people say it; without the year if it goes without saying. */
export function dayInWords(day: string, style: 'long' | 'medium' | 'yearless' = 'long'): string {
  const how = style === 'yearless' ? ({ day: 'numeric', month: 'long' } as const) : { dateStyle: style };
  return moment(Date.parse(`${day}T12:00:00Z`), { ...how, timeZone: 'UTC' });
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The deal shown on the first page: another one every day, and one that is under way before all others. */
export function dealOfTheDay<One extends Pick<TodaysDeal, 'mine'>>(
  day: string,
  deals: One[],
): One | undefined {
  const going = deals.find(({ mine }) => mine && !mine.result);
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return going ?? deals[number % deals.length];
}

/** Where one sees how everybody did. */
export function dealAddress({ game, setup }: Pick<TodaysDeal, 'game' | 'setup'>, day: string): string {
  return `/daily/${game}/${day}?${new URLSearchParams({ setup })}`;
}

/** The same for a table, whose setup is not written as a text. */
export function addressOfTry(
  { game, setup }: { game: TodaysDeal['game']; setup: Setup },
  day: string,
): string {
  const text = Object.entries(setup).map(([option, value]) => `${option}=${value}`);
  return dealAddress({ game, setup: text.join(' ') }, day);
}
