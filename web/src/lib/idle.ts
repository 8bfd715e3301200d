/** What can wait until the browser has nothing else to do. */

import { mount, unmount, type Component } from 'svelte';

/** Calls when the browser has nothing else to do; the answer calls it off. Not every browser says when that is. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 50);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(then);
  return () => cancelIdleCallback(waiting);
}

/**
 * Makes parts of a page once, out of sight, one at a time, and throws them away: a browser reads the program of a part when it is first
 * made, and nobody should wait for that. Their effects never run. The answer calls it off.
 */
export function rehearse(parts: Component[], context: Map<unknown, unknown>): () => void {
  const left = [...parts];
  const makeOne = () => {
    const part = left.shift();
    if (!part) return;
    void unmount(mount(part, { target: document.createElement('div'), context }));
    stop = whenIdle(makeOne);
  };
  let stop = whenIdle(makeOne);
  return () => stop();
}
