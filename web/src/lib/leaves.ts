import type { TransitionConfig } from 'svelte/transition';

interface Leaving {
  /** Whether it is hidden first; otherwise it is removed at once. */
  hides?: boolean;
  /** To be done when it is hidden. */
  also?: () => void;
}

/**
 * What leaves a board is hidden first (`styles/base.css`) and removed frames later: a browser lays out the page before the next frame when
 * what is under the pointer is removed. To be used as `out:leaves` by an element that is there for one question only: it never comes back.
 */
export function leaves(_element: Element, { hides = true, also }: Leaving = {}): TransitionConfig {
  if (hides) also?.();
  return { duration: hides ? 1 : 0 };
}
