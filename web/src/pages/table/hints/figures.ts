import type { Hint } from '$/lib/table/wire';
import { figure, sayIfKnown } from '$/lib/words.svelte';

/** A chance in whole per cents, which is finer than anybody can use. Before the end it is never all or nothing. */
export function wholePercent(share: number): number {
  if (share <= 0 || share >= 1) return Math.round(share) * 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

/** A chance as it is written. */
export const percent = (share: number) =>
  figure(wholePercent(share) / 100, { style: 'percent', maximumFractionDigits: 0 });

/** Doubt that a bar can show: half a per cent is thinner than its edge. */
const SEEN = 0.005;

/** The part of the bar where the chance may lie, from 0 to 1; none if it is known as well as it is written. */
export function doubt({ chance, error }: Pick<Hint, 'chance' | 'error'>): [number, number] | null {
  if (error < SEEN) return null;
  return [Math.max(0, chance - error), Math.min(1, chance + error)];
}

/** A number of turns as it is written. */
export const turnsOf = (turns: number) =>
  figure(turns, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How soon a team would win; nothing before its words are there. */
export function paceInWords({ now, next, turns }: NonNullable<Hint['pace']>): string | undefined {
  return sayIfKnown('hint-pace', { now: Math.round(now), next: turnsOf(next), turns: turnsOf(turns) });
}
