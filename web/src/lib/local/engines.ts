/** The engines as the build has them: a module for each game, and the nets of the bots as files of their own. */

import type { GameName } from '$/generated/games';

/** A host of tables: `crates/local`. */
export interface Host {
  answer(message: string): string;
  provide(name: string, bytes: Uint8Array): void;
}

/** A module as wasm-bindgen makes it. */
interface EngineModule {
  default: (options: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  Host: new () => Host;
}

const modules = import.meta.glob<EngineModule>('../../../wasm/*/dedale.js', { eager: true });
const nets = import.meta.glob<string>('../../../wasm/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

const folder = '../../../wasm';

/** Begins the engine of a game with its program, which comes meanwhile. */
export async function loadEngine(game: GameName, program: Promise<WebAssembly.Module>): Promise<Host> {
  const engine = modules[`${folder}/${game}/dedale.js`];
  if (!engine) throw new Error(`no engine for ${game}`);
  await engine.default({ module_or_path: await program });
  return new engine.Host();
}

/** Loads a net by its name. */
export async function loadNet(name: string): Promise<Uint8Array> {
  const address = nets[`${folder}/nets/${name}`];
  if (!address) throw new Error(`no net ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
