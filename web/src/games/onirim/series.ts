/** A row as it is laid out: cards of one colour beside each other, three at most. */

import { faceOf, type Suit } from '$/art/onirim/faces';
import type { CardId, Row } from './wire';

export interface Series {
  suit: Suit;
  cards: CardId[];
  /** Where its first card lies in the row. */
  start: number;
  /** Three cards: a door was to be found. */
  closed: boolean;
  /** The next card may belong to it. */
  running: boolean;
}

/** Cuts a row into its series; `run` of the view says whether the last one is still running. */
export function seriesOf({ cards, run }: Row): Series[] {
  const series: Series[] = [];
  cards.forEach((card, start) => {
    const face = faceOf(card);
    const suit = 'suit' in face ? face.suit : 'red';
    const last = series.at(-1);
    if (last && last.suit === suit && last.cards.length < 3) last.cards.push(card);
    else series.push({ suit, cards: [card], start, closed: false, running: false });
  });
  for (const one of series) one.closed = one.cards.length === 3;
  const last = series.at(-1);
  if (last) last.running = run > 0 && run < 3;
  return series;
}

/** Which card of its series a card would be, for what is written below it: 1 begins one. */
export function stepOf(row: Row | undefined, card: CardId): number {
  const face = faceOf(card);
  const last = row && seriesOf(row).at(-1);
  if (face.kind !== 'room' || !last?.running || last.suit !== face.suit) return 1;
  return last.cards.length + 1;
}
