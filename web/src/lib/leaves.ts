import type { TransitionConfig } from 'svelte/transition';

/**
 * What leaves a board is hidden first (`styles/base.css`) and removed frames later: a browser lays out the page before the next frame when
 * what is under the pointer is removed. To be used as `out:leaves` by an element that is there for a question only.
 */
export function leaves(_element: Element, { hides = true } = {}): TransitionConfig {
  return { duration: hides ? 1 : 0 };
}
