/** Parts of people, so that all of them come from one hand. 48 × 48. */
export const head = `<path class="t" d="M15.5 21c0-6 3.5-10 8.5-10s8.5 4 8.5 10-3.5 10.5-8.5 10.5-8.5-4.5-8.5-10.5Z"/>`;
export const eyes = `<circle class="f" cx="20.5" cy="21" r="1.3"/><circle class="f" cx="27.5" cy="21" r="1.3"/>`;
export const smile = `<path d="M21.5 26.5q2.5 1.6 5 0"/>`;
export const frown = `<path d="M21.5 27.5q2.5-1.6 5 0"/>`;
export const shoulders = `<path class="t" d="M7 46c1-8 6-12 12-13.5l5 3 5-3C35 34 40 38 41 46Z"/>`;
/** A drawing made for a box of 32. */
export const grown = (drawing: string) => `<g transform="scale(1.5)" stroke-width="1.15">${drawing}</g>`;
/** The same, looking the other way. */
export const mirrored = (drawing: string) => `<g transform="translate(48 0) scale(-1 1)">${drawing}</g>`;
/** A horse's head and neck. */
export const horse = `<path class="t" d="M14 44c0-10 1-17 5-23 2-6 6-11 13-14l1 5c3 2 6 6 9 12l-2 4c-4 1-7-1-10-3-2 4-4 8-1 19Z"/><path class="f" d="M19 21c2-6 6-11 13-14-8-1-14 3-17 9-3 7-3 17-3 28h4c0-9 0-16 3-23Z"/><circle class="f" cx="31" cy="16" r="1.5"/><path d="M37 25l3-1M10 44h22"/>`;
/** A wolf's head from the front, solid, with eyes left out. */
export const wolf = `<path class="f" d="M-9-10l5 4h8l5-4 1 10-4 7-6 7-6-7-4-7Z"/><circle class="p" stroke="none" cx="-3.5" cy="-.5" r="1.4"/><circle class="p" stroke="none" cx="3.5" cy="-.5" r="1.4"/>`;
