/** The lessons that were played to their end on this device. */

const PLACE = 'dedale-lessons';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

let done = $state.raw(read());

export const isLearnt = (game: string): boolean => done.includes(game);

export function learnt(game: string) {
  if (isLearnt(game)) return;
  done = [...done, game];
  try {
    localStorage.setItem(PLACE, JSON.stringify(done));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
