/** The drawing in the window of each card: lines, 48 × 48; `t` is tinted, `f` solid, `p` paper. */
import type { Kind } from '../../games/mondes/wire';
import { monogram } from './monogram';
import { OTHERWORLD } from './vignettes/otherworld';
import { WILD_HUNT } from './vignettes/wild_hunt';
import { FAIRY_GLADE } from './vignettes/fairy_glade';
import { LOOKING_GLASS } from './vignettes/looking_glass';
import { MIDDLE_EARTH } from './vignettes/middle_earth';
import { CRYPT } from './vignettes/crypt';
import { MULTIVERSE } from './vignettes/multiverse';
import { SWORDS_DRAGONS } from './vignettes/swords_dragons';

const VIGNETTES: Record<string, string> = {
  ...OTHERWORLD,
  ...WILD_HUNT,
  ...FAIRY_GLADE,
  ...LOOKING_GLASS,
  ...MIDDLE_EARTH,
  ...CRYPT,
  ...MULTIVERSE,
  ...SWORDS_DRAGONS,
};

/** Somebody in a hood, a chest, a torn mask: a card of a group's own, by its type. */
const UNKNOWN: Record<Kind, (id: string) => string> = {
  encounter: (id) =>
    `<path class="t" d="M24 3c-8 0-12 6-12 14 0 3 .6 5.5 1.6 8C8 28 5 35 4 46h40c-1-11-4-18-9.6-21 1-2.5 1.6-5 1.6-8 0-8-4-14-12-14Z"/><path class="p" d="M24 8c-5 0-7.5 4-7.5 9s3 9 7.5 9 7.5-4 7.5-9-2.5-9-7.5-9Z"/><circle class="f" cx="21" cy="17" r="1.3"/><circle class="f" cx="27" cy="17" r="1.3"/>${monogram(id, 24, 43, 15)}`,
  object: (id) =>
    `<path class="t" d="M6 20C6 11 12 7 24 7s18 4 18 13v3H6Z"/><path class="t" d="M6 23h36v20H6Z"/><path d="M14 8.5V23M34 8.5V23M6 23h36"/>${monogram(id, 24, 39, 16)}`,
  bad: (id) =>
    `<path class="t" d="m24 2 6 9 11-3-3 11 8 7-10 5v12l-12-5-12 5V31L2 26l8-7L7 8l11 3Z"/>${monogram(id, 24, 31, 20)}`,
};

/** The drawing in the window of a card. */
export function vignetteOf({ id, kind }: { id: string; kind: Kind }): string {
  return Object.hasOwn(VIGNETTES, id) ? VIGNETTES[id]! : UNKNOWN[kind](id);
}
