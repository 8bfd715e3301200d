/** The days whose deal was played to its end by people of this device. Lists of tables forget old ones; this does not. */

const PLACE = 'dedale-days';
const DAY = /^\d{4}-\d\d-\d\d$/;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.map(String).filter((day) => DAY.test(day)) : [];
  } catch {
    return [];
  }
}

let days = $state.raw(read());

export const finishedDays = (): readonly string[] => days;

export function finishedOn(...more: string[]) {
  const all = new Set([...days, ...more]);
  if (all.size === days.length) return;
  days = [...all].sort();
  try {
    localStorage.setItem(PLACE, JSON.stringify(days));
  } catch {
    // A browser that keeps nothing still counts what it sees.
  }
}
