/** Answers as text: a verb and what it is done to (`docs/protocol.md`). */

import type { VerbOf } from '$/lib/table/wire';
import type { Action, CardId, Place } from './wire';

export type Verb = VerbOf<Action>;

/** An answer that may be given, and what it says in words. */
export interface Answer {
  text: string;
  words: string;
  verb: Verb;
  card?: CardId;
  place?: Place;
  seat?: number;
}

const WITH_PLACE: Verb[] = ['move', 'to', 'look'];
const WITH_SEAT: Verb[] = ['trade', 'target'];

export function answerOf(text: string, words = text): Answer {
  const [verb, object] = text.split(' ') as [Verb, string?];
  if (object === undefined || verb === 'keep') return { text, words, verb };
  if (WITH_PLACE.includes(verb)) return { text, words, verb, place: object as Place };
  if (WITH_SEAT.includes(verb)) return { text, words, verb, seat: Number(object) };
  return { text, words, verb, card: object as CardId };
}

/** The payment with the first of these cards that may pay now. What is paid without a question is passed over. */
export function nextPayment(answers: Answer[], cards: CardId[]): Answer | undefined {
  return cards
    .map((card) => answers.find((one) => one.verb === 'pay' && one.card === card))
    .find((answer) => answer !== undefined);
}

/** The eight actions of a turn, as they are shown and typed. */
export const DEEDS = ['draw', 'move', 'trade', 'play', 'discard', 'reveal', 'home', 'pass'] as const;
export type Deed = (typeof DEEDS)[number];

export const LETTERS: Record<Deed, string> = {
  draw: 'D',
  move: 'M',
  trade: 'T',
  play: 'P',
  discard: 'X',
  reveal: 'R',
  home: 'K',
  pass: '␣',
};

/** Which deed an answer to the turn's question belongs to. */
export function deedOf({ verb }: Answer): Deed | null {
  if (verb === 'play-pair') return 'play';
  return (DEEDS as readonly string[]).includes(verb) ? (verb as Deed) : null;
}
