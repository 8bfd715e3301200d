/** A page may put something of its own where a board has its log. */

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('log place');

export class LogPlace {
  /** How many boards show it at the moment; none where the log is folded away. */
  taken = $state(0);
  constructor(readonly instead: () => Snippet) {}
}

export const offerLogPlace = (instead: () => Snippet): LogPlace => setContext(KEY, new LogPlace(instead));
export const logPlace = (): LogPlace | undefined => getContext(KEY);
