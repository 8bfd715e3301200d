/** The compiled engines: a page begins to load one as soon as somebody points at its game, while the worker is still coming. */

import type { GameName } from '$/generated/games';
import type { Part } from './messages';

const first = import.meta.glob<string>('../../../wasm/*/dedale_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const rest = import.meta.glob<string>('../../../wasm/*/dedale_rest.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

const compiling = new Map<string, Promise<WebAssembly.Module>>();

/** A part of the program of a game, loaded once; after a failure the next call tries again. */
export function programOf(game: GameName, part: Part): Promise<WebAssembly.Module> {
  const key = `${game} ${part}`;
  let program = compiling.get(key);
  if (!program) {
    program = compile(game, part);
    program.catch(() => compiling.delete(key));
    compiling.set(key, program);
  }
  return program;
}

async function compile(game: GameName, part: Part): Promise<WebAssembly.Module> {
  const folder = `../../../wasm/${game}`;
  const address = part === 'first' ? first[`${folder}/dedale_bg.wasm`] : rest[`${folder}/dedale_rest.wasm`];
  if (!address) throw new Error(`no engine for ${game}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${game}: ${response.status}`);
  const headers = { 'content-type': 'application/wasm' };
  // Hosts that do not know WebAssembly send it as plain bytes.
  const known = response.headers.get('content-type') === headers['content-type'];
  return WebAssembly.compileStreaming(known ? response : new Response(response.body, { headers }));
}
