/** The player's rating, on the scale of the puzzles (crates/puzzles, `rating.rs`): Elo's, after each puzzle. */

/** Where everybody begins: as good as the second level of the bots. */
export const FIRST_RATING = 800;
const SCALE = 400;
const BOUNDS = [200, 2600] as const;

/** The chance of somebody of this rating to solve a puzzle of another. */
export const expected = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / SCALE));

/** How far one puzzle moves a rating: far at first, less once it is known. */
const gain = (tried: number): number => Math.max(20, 80 - 4 * tried);

/** The rating after one more puzzle, of which `tried` came before. */
export function ratingAfter(own: number, puzzle: number, right: boolean, tried: number): number {
  const after = own + gain(tried) * (Number(right) - expected(own, puzzle));
  return Math.round(Math.max(BOUNDS[0], Math.min(BOUNDS[1], after)));
}
