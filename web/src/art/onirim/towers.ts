/** The symbols on the sides of towers: the box of a table tells them to every card on its board. */

import { getContext, setContext } from 'svelte';
import type { Symbol } from './faces';

export type Side = 'left' | 'right';
export type SymbolsOf = (tower: string, side: Side) => Symbol[];

const PLACE = globalThis.Symbol('towers');

export function tellTowers(symbols: SymbolsOf): void {
  setContext(PLACE, symbols);
}

/** Says nothing where no box is open. */
export function useTowers(): SymbolsOf {
  return getContext<SymbolsOf | undefined>(PLACE) ?? (() => []);
}
