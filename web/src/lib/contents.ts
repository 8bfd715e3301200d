/** The contents of the box for a setup, as the engine says: asked for once, and kept while the page is open. */

import type { BoxContents } from '$/generated/api';
import { api } from './api';
import type { GameName, Setup } from './table/wire';

const asked = new Map<string, Promise<BoxContents>>();

/** The contents of the box; options left out have their defaults. */
export async function contentsOf(game: GameName, setup: Setup = {}): Promise<unknown> {
  const text = Object.entries(setup).map(([option, value]) => `${option}=${value}`);
  const path = `/api/games/${game}/contents?${new URLSearchParams({ setup: text.join(' ') })}`;
  let answer = asked.get(path);
  if (!answer) {
    answer = api.get<BoxContents>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return (await answer).contents;
}
