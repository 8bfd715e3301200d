/** Cards lifted off the deck: some are put away, the others go back in an order. The answers are sent one after another. */

import type { CardId, QuestionName } from './wire';

/** How many cards go to the place beside the row: discarded, or on top of the deck. */
export function awayOf(kind: QuestionName): { what: 'discard' | 'top' | null; least: number; most: number } {
  if (kind === 'prophecy') return { what: 'discard', least: 1, most: 1 };
  if (kind === 'dream-discard') return { what: 'discard', least: 0, most: Infinity };
  if (kind === 'paradox-top') return { what: 'top', least: 1, most: 1 };
  return { what: null, least: 0, most: 0 };
}

/** The answers that bring it about. The last card goes back by itself: nobody is asked for it. */
export function answersFor(kind: QuestionName, away: CardId[], order: CardId[]): string[] {
  const places = order.slice(0, -1).map((card) => `place ${card}`);
  if (kind === 'paradox-top') return [...away.map((card) => `place ${card}`), ...places];
  const discards = away.map((card) => `discard ${card}`);
  if (kind === 'dream-discard') return [...discards, ...(order.length > 0 ? ['keep'] : []), ...places];
  return [...discards, ...places];
}

/** The same things with one of them elsewhere. */
export function moved<T>(things: T[], from: number, to: number): T[] {
  const rest = things.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, things[from]!);
}
