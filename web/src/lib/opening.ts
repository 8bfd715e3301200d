/** A game is about to be opened: all that its table needs is loaded at once, instead of one after the other. */

import { loadClient } from './games';
import { hurry } from './hurry';
import { loadProgram, warm } from './local/here';
import { pageAt } from './pages';
import type { GameName } from './table/wire';
import { needWords } from './words.svelte';

export function prepare(game: GameName) {
  // The small parts are asked for first: all of them have come before the last of the program.
  const engine = warm(game);
  const board = [pageAt('/t/any').load(), loadClient(game), needWords(game, `${game}.table`)];
  // What fails here is tried again by the page that needs it, which tells.
  hurry(Promise.all([engine, ...board, loadProgram(game)])).catch(() => {});
}
