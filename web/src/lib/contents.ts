/** The contents of the box for a setup, as the engine says: asked for once, and kept while the page is open. */

import type { BoxContents } from '$/generated/api';
import { hostOf } from './api';
import { isHere } from './local/built';
import type { GameName, Setup } from './table/wire';

const asked = new Map<string, Promise<BoxContents>>();

/** The contents of the box, as the host of a table says; options left out have their defaults. */
export async function contentsOf(game: GameName, setup: Setup = {}, table = ''): Promise<unknown> {
  const text = Object.entries(setup).map(([option, value]) => `${option}=${value}`);
  const path = `/api/games/${game}/contents?${new URLSearchParams({ setup: text.join(' ') })}`;
  const key = `${isHere(table)} ${path}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = hostOf(table).get<BoxContents>(path);
    answer.catch(() => asked.delete(key));
    asked.set(key, answer);
  }
  return (await answer).contents;
}
