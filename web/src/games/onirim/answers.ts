/** Answers as the engine writes them: which card, door, tower, goal each of them concerns. Whether it is allowed, the engine says. */

import type { Suit } from '$/art/onirim/faces';
import type { VerbOf } from '$/lib/table/wire';
import type { Action, CardId, End, Hand, Premonition, QuestionName, Spell } from './wire';

export type Verb = VerbOf<Action>;

export interface Answer {
  /** As it is sent. */
  text: string;
  verb: Verb;
  from: Hand;
  card?: CardId;
  end?: End;
  owner?: 'own' | 'partner';
  colour?: Suit;
  spell?: Spell;
  premonition?: Premonition;
  goals?: [number, number];
}

/** Reads an answer: a verb and what it is done to. */
export function answerOf(text: string): Answer {
  const [verb, ...rest] = text.split(' ') as [Verb, ...string[]];
  const answer: Answer = { text, verb, from: 'own' };
  if (rest[0] === 'common' && ['play', 'discard', 'buy'].includes(verb)) {
    answer.from = 'common';
    rest.shift();
  }
  if (verb === 'look') return answer;
  if (verb === 'into') return { ...answer, from: rest[0] as Hand };
  if (verb === 'swap-goals') return { ...answer, goals: [Number(rest[0]), Number(rest[1])] };
  if (verb === 'cast') return { ...answer, spell: rest[0] as Spell };
  if (verb === 'suffer' || verb === 'remove') return { ...answer, premonition: rest[0] as Premonition };
  if (verb === 'return') {
    const partner = rest[0] === 'partner';
    return { ...answer, owner: partner ? 'partner' : 'own', colour: rest.at(-1) as Suit };
  }
  if (rest[0]) answer.card = rest[0] as CardId;
  if (rest[1]) answer.end = rest[1] as End;
  return answer;
}

/** Where on the table the thing lies that an answer is about: `own/red-sun`, `tower/red-tower-3`… None for what is about nothing. */
export function spotOf(answer: Answer, question: QuestionName): string | null {
  const { verb, card, from, owner, colour, spell, premonition } = answer;
  if (verb === 'return') return `door/${owner}/${colour}`;
  if (verb === 'suffer' || verb === 'remove') return `premonition/${premonition}`;
  if (verb === 'cast') return `spell/${spell}`;
  if (verb === 'play') return `${from}/${card}`;
  if (verb === 'give') return `own/${card}`;
  if (verb === 'pay') return `discard/${card}`;
  if (verb === 'place') return `look/${card}`;
  if (verb === 'take') return question === 'fetch' ? `deck/${card}` : `common/${card}`;
  if (verb !== 'discard') return null;
  if (question === 'tower-loss') return `tower/${card}`;
  if (question === 'lose-key') return `deck/${card}`;
  if (question === 'prophecy' || question === 'dream-discard') return `look/${card}`;
  return `${from}/${card}`;
}
