import type { PuzzleLine, PuzzleList } from '$/generated/api';

/** The puzzle to go on with: the next of today's that was not tried, then the one closest to the rating; none if all were. */
export function nextPuzzle(
  { today, all, here }: Pick<PuzzleList, 'today' | 'all' | 'here'>,
  isTried: (id: string) => boolean,
  rating: number,
): PuzzleLine | undefined {
  const open = ({ id }: PuzzleLine) => !isTried(id);
  const distance = (puzzle: PuzzleLine) => Math.abs(puzzle.rating - rating);
  const others = [...all, ...here].filter(open);
  return today.find(open) ?? others.toSorted((one, other) => distance(one) - distance(other))[0];
}
