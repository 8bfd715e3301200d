/** Small signs in a box of 32. */

/** The symbols on tiles without a treasure. */
export const MARKS: Record<string, string> = {
  'sun': `<circle class="f" cx="16" cy="16" r="6.5"/><path stroke-width="2.8" d="M16 2v4.5M16 25.5V30M2 16h4.5M25.5 16H30M6.1 6.1l3.2 3.2M22.7 22.7l3.2 3.2M25.9 6.1l-3.2 3.2M9.3 22.7l-3.2 3.2"/>`,
  'moon': `<path class="f" d="M21.5 3.5C12 4 6 9.5 6 17s6.5 12.5 13.5 12c3 0 5.5-1 7.5-2.8-8-.2-13-4.7-13-11 0-5 2.8-9.2 7.5-11.7Z"/>`,
  'star': `<path class="f" d="m16 1.5 4.2 9.6 10.3 1-7.8 6.9 2.3 10.2L16 23.8l-9 5.4L9.3 19 1.5 12.1l10.3-1z"/>`,
  'comet': `<path class="f" d="m10 10.5 2.7 6.2 6.7.6-5.1 4.5 1.5 6.6L10 25l-5.8 3.4 1.5-6.6L.6 17.3l6.7-.6z"/><path stroke-width="2.6" d="M15 12.5C19 7.5 24 4.5 30 3M19.5 16c3-3 6.5-4.8 10.5-5.5M20.5 21.5c2.5-1.6 5-2.6 8-3"/>`,
};

/** One silhouette for each pawn, worn by its start square, its cards and its lines in the log. */
export const EMBLEMS: Record<string, string> = {
  'red': `<path class="f" d="M16 2 28 29H4Z"/>`,
  'yellow': `<path class="f" d="M2.5 9 9.5 14.5 16 3.5l6.5 11 7-5.5-2.5 18.5h-22Z"/>`,
  'blue': `<path class="f" d="M5 29V15a11 12 0 0 1 22 0v14Z"/>`,
  'green': `<path class="f" d="M1.5 22c0-2.2 2.8-3.4 6.5-3.8C8 8.5 13 6 18 6.5 21 2.5 25.5 1 30.5 1c.3 5-1.7 9-6 11.5.4 1.7.5 3.6.5 5.7 3.5.4 5.5 1.6 5.5 3.8 0 7-29 7-29 0Z"/>`,
};

export const SPELLS: Record<string, string> = {
  'push': `<rect class="t" x="14" y="9" width="14" height="14" rx="2"/><path stroke-width="2.6" d="M2 16h14M11.5 11l5 5-5 5"/>`,
  'rotation': `<rect class="t" x="11" y="11" width="10" height="10" rx="1.5"/><path stroke-width="2.4" d="M27 12.5A12 12 0 1 0 28 16M27.5 5.5v7h-7"/>`,
  'permutation': `<rect class="t" x="3" y="12" width="10" height="10" rx="1.5"/><rect x="19" y="12" width="10" height="10" rx="1.5"/><path stroke-width="2.2" d="M8 8.5c4-5 12-5 16 0M24.5 4v5h-5M24 25.5c-4 5-12 5-16 0M7.5 30v-5h5"/>`,
  'crossing': `<path class="t" d="M10 6h12l2 6-2 6 2 8H9l2-8-2-6z"/><path d="M11 12h12M10.5 19H22"/><path stroke-width="2.6" d="M1 16h28M24.5 11l5 5-5 5"/>`,
  'teleport': `<circle cx="16" cy="16" r="12.5" stroke-dasharray="4 3.5"/><path stroke-width="2.3" d="M16 16.5c-.8-2 2-3.5 3.6-1.4 2.2 3-1.4 6.6-4.7 5.7-4.6-1.2-5.4-7.2-1.7-10.1 4-3 10.3-1.3 11.6 4"/>`,
  'escape': `<path class="t" d="M5 28V13a8 8 0 0 1 16 0v15Z"/><path stroke-width="2.6" d="M12 19h17M24.5 14l5 5-5 5"/>`,
};
