/** What a bot says of a finished game: the chance to win after each move, and the moves it would not have made. */

export interface Chances {
  /** From 0 to 1, the first after the deal. */
  chance: number[];
  mistakes: Mistake[];
}

export interface Mistake {
  moves: number;
  /** How much of the chance to win it cost, from 0 to 1. */
  cost: number;
  played: string;
  better: string;
}

/** The points of the curve in a box of that size, the end at the right. */
export function curve(chance: number[], width: number, height: number): [number, number][] {
  const last = Math.max(1, chance.length - 1);
  return chance.map((value, at) => [(at / last) * width, (1 - value) * height]);
}

/** The gravest first. */
export function gravest(mistakes: Mistake[], most: number): Mistake[] {
  return mistakes.toSorted((one, other) => other.cost - one.cost).slice(0, most);
}
