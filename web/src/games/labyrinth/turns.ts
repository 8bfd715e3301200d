/** When somebody plays, in words. */

import { say } from '$/lib/words.svelte';
import type { View } from './wire';

/** In how many turns a seat plays; 0 if it plays now. */
export function turnsUntil(view: View, seat: number): number {
  const players = view.pawns.length;
  return (((seat - view.active) % players) + players) % players;
}

export function turnWords(view: View, seat: number, me: boolean): string {
  if (!view.question) return '';
  const turns = turnsUntil(view, seat);
  if (turns === 0) return say(me ? 'lab-turn-yours' : 'lab-turn-now');
  return say('lab-turn-in', { turns });
}
