/** The compiled engines: a page begins to load one as soon as somebody points at its game, while the worker is still coming. */

import type { GameName } from '$/generated/games';

const addresses = import.meta.glob<string>('../../../wasm/*/dedale_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

const compiling = new Map<GameName, Promise<WebAssembly.Module>>();

/** The program of a game, loaded once; after a failure the next call tries again. */
export function programOf(game: GameName): Promise<WebAssembly.Module> {
  let program = compiling.get(game);
  if (!program) {
    program = compile(game);
    program.catch(() => compiling.delete(game));
    compiling.set(game, program);
  }
  return program;
}

async function compile(game: GameName): Promise<WebAssembly.Module> {
  const address = addresses[`../../../wasm/${game}/dedale_bg.wasm`];
  if (!address) throw new Error(`no engine for ${game}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${game}: ${response.status}`);
  const headers = { 'content-type': 'application/wasm' };
  // Hosts that do not know WebAssembly send it as plain bytes.
  const known = response.headers.get('content-type') === headers['content-type'];
  return WebAssembly.compileStreaming(known ? response : new Response(response.body, { headers }));
}
