/** A game is about to be opened: all that its table needs is loaded at once, instead of one after the other. */

import { loadClient } from './games';
import { hurry } from './hurry';
import { warm } from './local/here';
import { pageAt } from './pages';
import type { GameName } from './table/wire';
import { needWords } from './words.svelte';

export function prepare(game: GameName) {
  const page = pageAt('/t/any').load();
  // What fails here is tried again by the page that needs it, which tells.
  hurry(Promise.all([warm(game), page, loadClient(game), needWords(game, `${game}.table`)])).catch(() => {});
}
