/** This device as a host of tables. Its worker is loaded when it is first asked for something. */

import type { GameName } from '$/generated/games';
import { notify } from '../notices.svelte';
import { say } from '../words.svelte';
import { ENGINES } from './built';
import { LocalChannel } from './channel.svelte';
import { programOf } from './programs';

let shared: LocalChannel | undefined;

/** The page's channel to its worker. */
export function here(): LocalChannel {
  shared ??= new LocalChannel({
    whenStored: askToPersist,
    whenProblem: (problem) => notify('problem', say(`storage-${problem}`), 30_000),
  });
  return shared;
}

/** The channel, if it was needed yet: a page that only looks around does not begin it. */
export function ifBegun(): LocalChannel | undefined {
  return shared;
}

/** Begins the engine of a game, if it can be played here. */
export async function warm(game: GameName): Promise<void> {
  if (ENGINES.includes(game)) await here().warm(game);
}

/** Loads what the beginning of a game needs of its program, beside the worker. */
export async function loadProgram(game: GameName): Promise<void> {
  if (ENGINES.includes(game)) await programOf(game, 'first');
}

let asked = false;

/** Browsers may clear the storage of pages that do not ask. */
function askToPersist() {
  if (asked) return;
  asked = true;
  // Not there without https.
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
}
