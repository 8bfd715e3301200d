import { eyes, frown, head, horse, mirrored, shoulders, wolf } from './bust';

export const WILD_HUNT: Record<string, string> = {
  horn: `<path class="t" d="M6 13c3 19 15 30 35 28l2-9C29 33 19 26 15 11Z"/><path stroke-width="2.8" d="M5.5 13.5 15.5 11M41 42l2-11"/><path d="M11 25l7-5M20 35l5-7M30 40l3-8"/><path stroke-dasharray="3 2.5" d="M13 30C14 8 32 2 36 31"/>`,
  spear: `<path stroke-width="2.8" d="M6 43 28 20"/><path class="t" d="M27 21c-1-7 4-14 16-18-3 12-9 18-16 18Z"/><path d="M28 20 40 6"/><path stroke-width="2.4" d="M20 20l8 8"/><path class="f" d="M17 31c-4 0-7 2-8 6 4 1 7-1 8-6ZM22 36c0-4 2-5 5-5 1 4-1 6-5 5Z"/>`,
  'white-stag': `<path class="t" d="M18 23c-5-2-9-1-12 1 2 5 7 6 11 5l2 9c1 5 3 7 5 7s4-2 5-7l2-9c4 1 9 0 11-5-3-2-7-3-12-1-3-2-9-2-12 0Z"/><path stroke-width="2.2" d="M19 22C11 18 8 12 9 3M13 16c-4-1-6-3-7-7M17 20c0-5-1-9 2-14M29 22c8-4 11-10 10-19M35 16c4-1 6-3 7-7M31 20c0-5 1-9-2-14"/><circle class="f" cx="20" cy="28" r="1.5"/><circle class="f" cx="28" cy="28" r="1.5"/><path class="f" d="M21.5 40h5L24 43.5Z"/>`,
  unicorn: mirrored(horse) + `<path class="t" stroke-width="1.4" d="M14 8 4 1l7 10Z"/><path d="M9 5l1.5-1.5M11.5 8l1.5-1.5"/><path class="f" d="m38 4 1.2 3.3L42.5 8.5l-3.3 1.2L38 13l-1.2-3.3L33.5 8.5l3.3-1.2z"/>`,
  huntsman: `${shoulders}${head}<path class="f" d="M9 15c4-2 6-3 7-9 5-4 12-4 17 0 1 6 3 7 6 9-8 3-22 3-30 0Z"/><path d="M33 7c3-3 7-4 10-3-1 4-4 7-9 8"/>${eyes}<path class="f" d="M18 26c3-2 9-2 12 0-2 1-4 1-6 .5-2 .5-4 .5-6-.5Z"/><path d="M24 30v4"/>`,
  hound: `<path class="t" d="M7 19c5-1 7-7 12-8l3-7 6 8c5 2 8 4 13 7l3 5c-3 3-7 4-12 4-2 4-4 8-3 17H13c1-9-2-16-6-26Z"/><circle class="f" cx="28" cy="18" r="1.6"/><path class="f" d="M39 18l5 2-1 3-4-1Z"/><path d="M34 28l6-2M22 4c-1 6 1 9 3 12"/><path stroke-dasharray="2.5 2.5" d="M4 45c5-4 8 3 13 0s8 3 13 0 9 2 14 0"/>`,
  'black-pack': `<g transform="translate(24 15)">${wolf}</g><g transform="translate(11.5 32) scale(.9)">${wolf}</g><g transform="translate(36.5 32) scale(.9)">${wolf}</g><path d="M3 46h42"/>`,
  hellequin: `${shoulders}<path class="f" d="M14 12 6 3l12 4 6-5 6 5 12-4-8 9c2 8 0 16-4 20l-6 4-6-4c-4-4-6-12-4-20Z"/><path class="p" d="M18 18q3-3 5 1-3 2-5-1ZM30 18q-3-3-5 1 3 2 5-1Z"/><path class="p" d="M18 26q6 5 12 0-1 5-6 6-5-1-6-6Z"/>${frown.replace('27.5', '41')}`,
};
