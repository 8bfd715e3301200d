/** Where a panel lies that speaks of the board: in the place of the log, which no move needs, or else below, as a sheet. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = { width: 230, height: 320 };

/** The room of the log, made higher where the log is low; null where the board shows no log. */
export function beside(log: Place | null, screen: { width: number; height: number }): Place | null {
  if (!log || log.width < LEAST.width) return null;
  const bottom = Math.min(log.top + log.height, screen.height - 8);
  const top = Math.max(64, Math.min(log.top, bottom - LEAST.height));
  return { left: log.left, top, width: log.width, height: bottom - top };
}

/** The log and what else may be hidden for a while, as they are seen now. */
export function placeOfLog(): Place | null {
  const seen = [...document.querySelectorAll('[data-beside]')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((part) => part.left));
  const top = Math.min(...seen.map((part) => part.top));
  const right = Math.max(...seen.map((part) => part.right));
  const bottom = Math.max(...seen.map((part) => part.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
