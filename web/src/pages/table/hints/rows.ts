/** Hints as rows: the answer, its outcome, the answers that go with it. */

import { halves } from '$/lib/sentences';
import type { Hint } from '$/lib/table/wire';
import { wholePercent } from './figures';

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
  /** Nobody has tried it yet. */
  untried: boolean;
  /** Tried so little that there is no chance to tell. */
  vague: boolean;
}

/** A standard error above which a chance tells nothing. */
const VAGUE = 0.2;

const isVague = ({ visits, error }: Hint) => visits === 0 || error > VAGUE;

/** Turns that nobody feels. */
const FEW_TURNS = 0.5;

/** Whether an answer takes longer than another by more turns than is doubtful. */
function isSlower({ pace: one }: Hint, { pace: best }: Hint): boolean {
  if (!one || !best) return false;
  return one.turns - best.turns > Math.max(FEW_TURNS, one.error + best.error);
}

/** Whether two chances are written alike and differ by less than what is known of them, or by less than anybody feels. */
function isLevel(one: Hint, best: Hint): boolean {
  const gap = best.chance - one.chance;
  return !isSlower(one, best) && (gap < 0.005 || (gap < 0.01 && gap < one.error + best.error));
}

/**
 * The higher the chance that is written, the higher the row; those without one come last. A search puts what it tried most often
 * first: that order, or the one that people already look at, is left to chances that are written alike.
 */
function ranked(hints: Hint[], order: string[] | null): Hint[] {
  const last = order?.length ?? 0;
  const place = new Map(order?.map((action, at) => [action, at]));
  const rank = (hint: Hint) => (isVague(hint) ? (hint.visits === 0 ? -2 : -1) : wholePercent(hint.chance));
  return hints.toSorted(
    (one, other) =>
      rank(other) - rank(one) || (place.get(one.action) ?? last) - (place.get(other.action) ?? last),
  );
}

/** The rows, the best first; `order` is the one in which people already look at them. */
export function rowsOf(hints: Hint[], order: string[] | null): Row[] {
  return ranked(hints, order).map((hint, at, [first]): Row => {
    const [answer = hint.action, ...along] = hint.text ?? [hint.action, ...hint.then];
    const [what, outcome] = halves(answer);
    const vague = isVague(hint);
    const level = at > 0 && !vague && isLevel(hint, first!);
    return {
      ...hint,
      what,
      outcome,
      along,
      best: at === 0 && !vague,
      level,
      untried: hint.visits === 0,
      vague,
    };
  });
}
