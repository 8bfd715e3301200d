/** The puzzles that were tried on this device: the first answer to each, and the rating that came of them. */

import { FIRST_RATING, ratingAfter } from './rating';

const PLACE = 'dedale-puzzles';

export interface Tried {
  right: boolean;
  /** The day of Universal Time. */
  day: string;
}

interface Kept {
  rating: number;
  tried: Record<string, Tried>;
}

function read(): Kept {
  try {
    const { rating, tried } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    const known = Object.entries(tried ?? {}).filter(([, one]) => typeof one.day === 'string');
    return { rating: Number(rating) || FIRST_RATING, tried: Object.fromEntries(known) };
  } catch {
    return { rating: FIRST_RATING, tried: {} };
  }
}

let kept = $state.raw(read());

export const ownRating = (): number => kept.rating;
export const triedAt = (puzzle: string): Tried | undefined => kept.tried[puzzle];
export const allTried = (): readonly Tried[] => Object.values(kept.tried);

/** Counts the first answer to a puzzle: the rating before and after it; nothing if it was tried before. */
export function countAnswer(
  { id, rating }: { id: string; rating: number },
  right: boolean,
  day: string,
): { before: number; after: number } | null {
  if (triedAt(id)) return null;
  const before = kept.rating;
  const after = ratingAfter(before, rating, right, allTried().length);
  kept = { rating: after, tried: { ...kept.tried, [id]: { right, day } } };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still counts what it sees.
  }
  return { before, after };
}
