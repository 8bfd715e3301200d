/** Hints as rows: the answer, its outcome, the answers that go with it. */

import { halves } from '$/lib/sentences';
import type { Hint } from '$/lib/table/wire';

export interface Row extends Hint {
  what: string;
  /** Its outcome, as far as it is known. */
  outcome: string | null;
  /** The answers that go with it, in words. */
  along: string[];
  /** The first, once it is known well enough to say so. */
  best: boolean;
  /** As good as the first, as far as one can tell and per cents show. */
  level: boolean;
  /** Nobody has tried it yet: there is no chance to tell. */
  untried: boolean;
}

/** A standard error above which nobody can tell what is best. */
const VAGUE = 0.2;

/** Whether two chances are written alike and differ by less than what is known of them, or by less than anybody feels. */
function isLevel(one: Hint, best: Hint): boolean {
  const gap = best.chance - one.chance;
  return gap < 0.005 || (gap < 0.01 && gap < one.error + best.error);
}

/** The rows in the order of the hints or, where people already look at some, in the order they had. */
export function rowsOf(hints: Hint[], order: string[] | null): Row[] {
  const rows = hints.map((hint, at): Row => {
    const [first = hint.action, ...along] = hint.text ?? [hint.action, ...hint.then];
    const [what, outcome] = halves(first);
    const untried = hint.visits === 0;
    const level = at > 0 && !untried && isLevel(hint, hints[0]!);
    const best = at === 0 && !untried && hint.error <= VAGUE;
    return { ...hint, what, outcome, along, best, level, untried };
  });
  if (!order) return rows;
  const place = new Map(order.map((action, at) => [action, at]));
  const last = order.length;
  return rows.sort((one, other) => (place.get(one.action) ?? last) - (place.get(other.action) ?? last));
}
