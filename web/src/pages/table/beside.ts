/** Where a panel lies that speaks of the board: in the place of the log, which no move needs, or else below, as a sheet. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = { width: 230, height: 320 };
/** With less, what can be spared makes room: the best answer with all that goes with it is that high. */
const ENOUGH = 420;

/**
 * The room of the log; where that is low, the one with the parts above it that can be spared, too, and at the least one that is
 * high enough. Null where the board shows no log.
 */
export function beside(
  log: Place | null,
  screen: { width: number; height: number },
  spared: Place | null = null,
): Place | null {
  if (!log || log.width < LEAST.width) return null;
  const end = log.top + log.height;
  // A log that goes on below the screen is covered as far as it is seen.
  const bottom = end > screen.height ? screen.height : Math.min(end, screen.height - 8);
  const from = bottom - log.top < ENOUGH && spared ? Math.min(log.top, spared.top) : log.top;
  const top = Math.max(64, Math.min(from, bottom - LEAST.height));
  return { left: log.left, top, width: log.width, height: bottom - top };
}

/** Where the parts of the board lie that are seen now, all together. */
function placeOf(parts: string): Place | null {
  const seen = [...document.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((part) => part.left));
  const top = Math.min(...seen.map((part) => part.top));
  const right = Math.max(...seen.map((part) => part.right));
  const bottom = Math.max(...seen.map((part) => part.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** The log and what else may be hidden for a while. */
export const placeOfLog = () => placeOf('[data-beside=""]');

/** What is hidden for a while only where the log has too little room. */
export const placeOfSpared = () => placeOf('[data-beside="spared"]');
