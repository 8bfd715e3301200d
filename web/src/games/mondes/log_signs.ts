/** What stands in front of a line of the log: the same drawings as on the actions. */

import type { GlyphName } from '$/art/mondes/glyphs';
import type { IconName } from '$/parts/Icon.svelte';
import type { Event } from './wire';

export type LogSign = GlyphName | { head: number } | { icon: IconName } | null;

const SIGNS: Record<Event['event'], GlyphName | 'turn' | { icon: IconName }> = {
  'turn-began': 'turn',
  'pawn-set': 'turn',
  'characters-dealt': 'person',
  'character-kept': 'person',
  'character-opened': 'person',
  'turn-skipped': 'skips',
  'must-skip': 'skips',
  drew: 'draw',
  recovered: 'draw',
  struck: 'bad',
  'went-under': 'discard',
  offered: 'trade',
  answered: 'trade',
  'trade-refused': 'trade',
  passed: 'trade',
  played: 'play',
  paid: 'key',
  'key-revealed': 'key',
  reacted: 'play',
  cancelled: { icon: 'no' },
  returned: { icon: 'undo' },
  moved: 'move',
  'lets-all': 'move',
  'world-turned-up': 'reveal',
  scried: 'reveal',
  peeked: 'reveal',
  inspected: 'reveal',
  arranged: { icon: 'shuffle' },
  'stand-off': { icon: 'shuffle' },
  held: 'held',
  warded: 'warded',
  'extra-actions': { icon: 'plus' },
  'came-home': 'home',
  ended: { icon: 'flag' },
};

export function signOf(event: Event | undefined): LogSign {
  if (!event) return null;
  const sign = SIGNS[event.event];
  return sign === 'turn' ? { head: (event as { seat: number }).seat } : sign;
}
