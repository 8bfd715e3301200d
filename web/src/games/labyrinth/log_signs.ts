/** What stands in front of a line of the log: nothing that its words do not tell. */

import type { IconName } from '$/parts/Icon.svelte';
import type { Colour, Event } from './wire';

export type LogSign =
  { icon: IconName } | { of: 'thing' | 'spell'; name: string } | { emblem: Colour } | null;

const SIGNS: { [Kind in Event['event']]: (event: Extract<Event, { event: Kind }>) => LogSign } = {
  'turn-began': ({ colour }) => ({ emblem: colour }),
  'colour-drawn': ({ colour }) => ({ emblem: colour }),
  'spell-taken': ({ spell }) => ({ of: 'spell', name: spell }),
  'card-drawn': ({ treasure }) => ({ of: 'thing', name: treasure }),
  found: ({ treasure }) => ({ of: 'thing', name: treasure }),
  'page-turned': () => ({ icon: 'book' }),
  'pushed-down': () => ({ icon: 'book' }),
  'turned-down': () => ({ icon: 'tile' }),
  'turned-up': () => ({ icon: 'tile' }),
  oriented: () => ({ icon: 'tile' }),
  'sent-home': () => ({ icon: 'home' }),
  called: () => ({ icon: 'home' }),
  pushed: () => ({ of: 'spell', name: 'push' }),
  'carried-over': () => ({ icon: 'steps' }),
  rotated: () => ({ of: 'spell', name: 'rotation' }),
  permuted: () => ({ of: 'spell', name: 'permutation' }),
  moved: ({ spell }) => (spell ? { of: 'spell', name: spell } : { icon: 'steps' }),
  ended: () => ({ icon: 'flag' }),
};

export function signOf(event: Event | undefined): LogSign {
  if (!event) return null;
  return (SIGNS[event.event] as (event: Event) => LogSign)(event);
}
