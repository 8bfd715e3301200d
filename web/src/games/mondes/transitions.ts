/** How pawns go from world to world and worlds turn up. */

import { crossfade, type TransitionConfig } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { lasting, still } from '../../lib/settings.svelte';

const [send, receive] = crossfade({
  duration: () => lasting(640),
  easing: cubicOut,
  fallback: () => ({ duration: lasting(200), css: (t) => `opacity: ${t}` }),
});

type Going = (pawn: Element, going: { key: number }) => TransitionConfig | (() => TransitionConfig);

/** Nothing is measured where nothing moves. */
export const leave: Going = (pawn, going) => (still() ? { duration: 0 } : send(pawn, going));
export const arrive: Going = (pawn, going) => (still() ? { duration: 0 } : receive(pawn, going));

/** A world turns up: half a turn, the picture seen from half way on. */
export function turnUp(_: Element, { up }: { up: boolean }) {
  return {
    duration: lasting(up ? 640 : 0),
    easing: cubicOut,
    css: (t: number) => `transform: perspective(700px) rotateY(${(1 - t) * 90}deg)`,
  };
}
