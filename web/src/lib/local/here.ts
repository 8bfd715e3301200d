/** This device as a host of tables. Its worker is loaded when it is first asked for something. */

import type { GameName } from '$/generated/games';
import { notify } from '../notices.svelte';
import { say } from '../words.svelte';
import { ENGINES } from './built';
import type { LocalChannel } from './channel.svelte';

let shared: Promise<LocalChannel> | undefined;

/** The page's channel to its worker. */
export function here(): Promise<LocalChannel> {
  shared ??= begin();
  shared.catch(() => (shared = undefined));
  return shared;
}

async function begin(): Promise<LocalChannel> {
  const { LocalChannel } = await import('./channel.svelte');
  return new LocalChannel({
    whenStored: askToPersist,
    whenProblem: (problem) => notify('problem', say(`storage-${problem}`), 30_000),
  });
}

/** Whether the channel was needed yet: a page that only looks around does not begin it. */
export function ifBegun(): Promise<LocalChannel> | undefined {
  return shared;
}

/** Loads what a game needs to be played here, if it can be. */
export function warm(game: GameName) {
  if (ENGINES.includes(game))
    here()
      .then((channel) => channel.warm(game))
      .catch(() => {});
}

let asked = false;

/** Browsers may clear the storage of pages that do not ask. */
function askToPersist() {
  if (asked) return;
  asked = true;
  // Not there without https.
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
}
