/** How pawns go from world to world and worlds turn up. */

import { crossfade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { lasting } from '../../lib/settings.svelte';

const [send, receive] = crossfade({
  duration: () => lasting(640),
  easing: cubicOut,
  fallback: () => ({ duration: lasting(200), css: (t) => `opacity: ${t}` }),
});
export const leave = send;
export const arrive = receive;

/** A world turns up: half a turn, the picture seen from half way on. */
export function turnUp(_: Element, { up }: { up: boolean }) {
  return {
    duration: lasting(up ? 640 : 0),
    easing: cubicOut,
    css: (t: number) => `transform: perspective(700px) rotateY(${(1 - t) * 90}deg)`,
  };
}
