/** What stands in front of a line of the log. */

import { faceOf, type Suit } from '$/art/onirim/faces';
import type { IconName } from '$/parts/Icon.svelte';
import type { Event } from './wire';

export type LogSign = { icon: IconName } | { name: string; suit?: Suit } | null;

const SIGNS: Record<Event['event'], Exclude<LogSign, null> | 'card' | 'door' | null> = {
  'turn-began': null,
  dealt: 'card',
  played: 'card',
  'tower-played': 'card',
  turned: 'card',
  picked: { icon: 'draw' },
  drew: { icon: 'draw' },
  fetched: { icon: 'draw' },
  swapped: { icon: 'swap' },
  discarded: { name: 'sym-discard' },
  paid: { name: 'sym-discard' },
  'to-limbo': { name: 'sym-limbo' },
  'limbo-returned': { name: 'sym-limbo' },
  shuffled: { icon: 'shuffle' },
  'door-searched': 'door',
  'search-declined': 'door',
  'door-laid': 'door',
  'door-returned': 'door',
  'goal-found': { name: 'sym-goal' },
  'goal-reopened': { name: 'sym-goal' },
  'goals-swapped': { name: 'sym-goal' },
  looked: { icon: 'eye' },
  placed: { icon: 'eye' },
  'nightmare-answered': { name: 'sym-nightmare' },
  'false-destruction': { name: 'sym-tower' },
  'spell-cast': { icon: 'book' },
  'premonition-revealed': { name: 'sym-premonition' },
  'premonition-struck': { name: 'sym-premonition' },
  'premonition-removed': { name: 'sym-premonition' },
  ended: { icon: 'flag' },
};

export function signOf(event: Event | undefined): LogSign {
  const sign = event ? SIGNS[event.event] : null;
  if (sign === 'card') return event && 'card' in event && event.card ? ofCard(event.card) : null;
  if (sign === 'door') return { name: 'sym-door', suit: (event as { colour: Suit }).colour };
  return sign;
}

function ofCard(card: string): LogSign {
  const face = faceOf(card);
  if (face.kind === 'room') return { name: `sym-${face.symbol}`, suit: face.suit };
  return { name: `sym-${face.kind}`, suit: 'suit' in face ? face.suit : undefined };
}
