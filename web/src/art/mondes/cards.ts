/** What is seen in the window of each card: lines, 48 × 48; `t` is tinted, `f` solid, `p` paper. */
import { OTHERWORLD } from './vignettes/otherworld';
import { WILD_HUNT } from './vignettes/wild_hunt';
import { FAIRY_GLADE } from './vignettes/fairy_glade';
import { LOOKING_GLASS } from './vignettes/looking_glass';
import { MIDDLE_EARTH } from './vignettes/middle_earth';
import { CRYPT } from './vignettes/crypt';
import { MULTIVERSE } from './vignettes/multiverse';
import { SWORDS_DRAGONS } from './vignettes/swords_dragons';

export const VIGNETTES: Record<string, string> = {
  ...OTHERWORLD,
  ...WILD_HUNT,
  ...FAIRY_GLADE,
  ...LOOKING_GLASS,
  ...MIDDLE_EARTH,
  ...CRYPT,
  ...MULTIVERSE,
  ...SWORDS_DRAGONS,
};
