/** A report as curves over the moves of the game. */

import type { Account, Decision, Observer, Report } from '$/lib/table/wire';

export interface Point {
  /** Its place among the decisions of the report. */
  place: number;
  step: number;
  chance: number;
  /** The chance left after the answer given. */
  after: number;
}

/** The chance of one side. */
export interface Curve {
  seats: number[];
  points: Point[];
  /** The result; null while it is not known. */
  end: number | null;
}

/** One curve for each side that decided something. */
export function curvesOf({ accounts, decisions, complete }: Report): Curve[] {
  return accounts
    .map(({ seats, end }) => ({
      seats,
      end: complete ? end : null,
      points: decisions.flatMap(({ step, seat, chance, regret }, place) =>
        seats.includes(seat) ? [{ place, step, chance, after: chance - regret }] : [],
      ),
    }))
    .filter(({ points }) => points.length > 0);
}

/** The side of an observer; none for the omniscient one, where there are several sides. */
export function sideOf(accounts: Account[], as: Observer): Account | null {
  const own = accounts.find(({ seats }) => seats.includes(Number(as)));
  return own ?? (accounts.length === 1 ? accounts[0]! : null);
}

/** The line: down at once by what a mistake cost, then on to what chance made of it. */
export function lineOf(
  { points, end }: Curve,
  last: number,
  x: (step: number) => number,
  y: (chance: number) => number,
): string {
  const drawn = points.map(({ step, chance, after }, at) => {
    const drop = after < chance ? `V${round(y(after))}` : '';
    return `${at === 0 ? 'M' : 'L'}${round(x(step))} ${round(y(chance))}${drop}`;
  });
  if (end !== null) drawn.push(`L${round(x(last))} ${round(y(end))}`);
  return drawn.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The place of the decision that is made at a move, or was made last before it. */
export function placeAt(decisions: Pick<Decision, 'step'>[], moves: number): number {
  const after = decisions.findIndex(({ step }) => step > moves);
  return Math.max(0, (after < 0 ? decisions.length : after) - 1);
}

/** The place of the decision nearest to a move. */
export function nearest(decisions: Pick<Decision, 'step'>[], moves: number): number {
  let best = 0;
  for (const [place, { step }] of decisions.entries())
    if (Math.abs(step - moves) < Math.abs(decisions[best]!.step - moves)) best = place;
  return best;
}

/** Points of percent, whole. */
export const pointsOf = (share: number) => Math.round(share * 100);
/** Luck worth a sign on the curve, in points. */
export const STRIKING = 10;

/** The remarks of an analysis about one move, in points; and the turns that it cost. */
export interface Remark {
  regret: number;
  luck: number;
  turns: number;
}

/** Remarks by the number of the move they are about: those of a side, or of all. */
export function remarksOf({ decisions }: Report, side: Account | null): Map<number, Remark> {
  const remarks = new Map<number, Remark>();
  for (const { step, seat, regret, luck, turns } of decisions) {
    if (side && !side.seats.includes(seat)) continue;
    const remark = { regret: pointsOf(regret), luck: pointsOf(luck ?? 0), turns: turns?.lost ?? 0 };
    if (remark.regret !== 0 || remark.luck !== 0 || remark.turns > 0) remarks.set(step + 1, remark);
  }
  return remarks;
}
