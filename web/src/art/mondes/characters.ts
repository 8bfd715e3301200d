/** The characters: busts, 48 × 48 lines; `t` is tinted, `f` solid. */
export const CHARACTERS: Record<string, string> = {
  librarian: `<path class="t" d="M14 22c0-7 4-12 10-12s10 5 10 12c0 6-4 11-10 11s-10-5-10-11Z"/><path d="M13 24c-3-12 3-19 11-19s14 7 11 19c-1-5-4-8-8-9-4 3-9 4-12 4-1 2-2 3-2 5Z" class="f"/><circle cx="20" cy="23" r="3"/><circle cx="28" cy="23" r="3"/><path d="M23 23h2M21.5 29q2.5 1.5 5 0M8 46c1-8 6-11 11-12.5l5 3.5 5-3.5C34 35 39 38 40 46"/><path class="t" d="M15 46v-6c4-1 7-.5 9 1.5 2-2 5-2.5 9-1.5v6"/>`,
};
