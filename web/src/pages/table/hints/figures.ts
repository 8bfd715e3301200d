import type { Hint } from '$/lib/table/wire';
import { figure } from '$/lib/words.svelte';

const percent = (share: number, digits: number) =>
  figure(share, { style: 'percent', maximumFractionDigits: digits });

/** A chance and its standard error, as they are written: no finer than they are known. */
export function spoken({ chance, error }: Pick<Hint, 'chance' | 'error'>): { chance: string; error: string } {
  return { chance: percent(chance, error < 0.002 ? 1 : 0), error: percent(error, error < 0.1 ? 1 : 0) };
}
