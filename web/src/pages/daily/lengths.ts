import type { DailyComparison, DailyResult } from '$/generated/api';
import { bins } from '$/parts/charts/scales';
import type { Column } from '$/parts/charts/Columns.svelte';

/** How many games ended after so many moves, in columns for a chart; the user's own is marked. */
export function lengths(moves: DailyComparison['moves'], mine: number | undefined): Column[] {
  return bins(moves, (one) => one.moves, 12).map(({ from, to, these }) => {
    const count = (won: boolean) =>
      these.filter((one) => one.won === won).reduce((sum, { tries }) => sum + tries, 0);
    return {
      label: from === to ? String(from) : `${from}–${to}`,
      solid: count(true),
      hatched: count(false),
      mine: mine !== undefined && mine >= from && mine <= to,
    };
  });
}

/** How many tries went worse than this one: not won, or won later. */
export function longer({ moves }: Pick<DailyComparison, 'moves'>, { won, moves: mine }: DailyResult): number {
  if (!won) return 0;
  return moves.filter((one) => !one.won || one.moves > mine).reduce((sum, { tries }) => sum + tries, 0);
}
