/**
 * The engines as the build has them: a program for each game, in two parts, and the nets of the bots as files of their own. The first part
 * of a program suffices for the beginning of a game.
 */

import type { GameName } from '$/generated/games';
import type { Part } from './messages';

/** A host of tables: `crates/local`. */
export interface Host {
  answer(message: string): string;
  provide(name: string, bytes: Uint8Array): void;
}

/** The engine of a game. */
export interface Engine extends Host {
  /** Whether its whole program is here. */
  readonly whole: boolean;
  /** Waits for the rest of the program; after a failure the next call tries again. */
  complete(): Promise<void>;
}

/** A module as wasm-bindgen makes it. */
interface EngineModule {
  default: (options: { module_or_path: WebAssembly.Module }) => Promise<WebAssembly.Exports>;
  Host: new () => Host;
}

type Programs = (part: Part) => Promise<WebAssembly.Module>;

const modules = import.meta.glob<EngineModule>('../../../wasm/*/dedale.js', { eager: true });
const rests = import.meta.glob<string>('../../../wasm/*/dedale_rest.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const nets = import.meta.glob<string>('../../../wasm/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

const folder = '../../../wasm';

class EngineInTwoParts implements Engine {
  /** The one that answers just now. */
  static #atWork: EngineInTwoParts | undefined;
  readonly #host: Host;
  #coming: Promise<void> | undefined;
  whole = false;

  constructor(
    private readonly game: GameName,
    private readonly first: WebAssembly.Exports,
    private readonly programs: Programs,
  ) {
    this.#host = new modules[`${folder}/${game}/dedale.js`]!.Host();
  }

  answer(message: string): string {
    EngineInTwoParts.#atWork = this;
    return this.#host.answer(message);
  }

  provide(name: string, bytes: Uint8Array) {
    EngineInTwoParts.#atWork = this;
    this.#host.provide(name, bytes);
  }

  complete(): Promise<void> {
    this.#coming ??= this.programs('rest').then(
      (rest) => this.#add(rest),
      (problem) => {
        this.#coming = undefined;
        throw problem;
      },
    );
    return this.#coming;
  }

  #add(rest: WebAssembly.Module) {
    if (this.whole) return;
    // It writes its functions into the table of the first part.
    new WebAssembly.Instance(rest, { first: this.first });
    (this.first.restIsHere as WebAssembly.Global).value = 1;
    this.whole = true;
  }

  /** The program itself asks for its rest, in the middle of an answer, and waits. */
  static fetchRest() {
    const engine = EngineInTwoParts.#atWork!;
    const request = new XMLHttpRequest();
    request.open('GET', rests[`${folder}/${engine.game}/dedale_rest.wasm`]!, false);
    request.responseType = 'arraybuffer';
    try {
      request.send();
      engine.#add(new WebAssembly.Module(request.response as ArrayBuffer));
    } catch (problem) {
      // An answer broken off in the middle leaves an engine that nobody can trust.
      throw new WebAssembly.RuntimeError(`${engine.game}: ${String(problem)}`);
    }
  }
}

/** Begins the engine of a game with the first part of its program; the rest comes meanwhile. */
export async function loadEngine(game: GameName, programs: Programs): Promise<Engine> {
  const module = modules[`${folder}/${game}/dedale.js`];
  if (!module) throw new Error(`no engine for ${game}`);
  Object.assign(globalThis, { dedaleNeedsRest: () => EngineInTwoParts.fetchRest() });
  const first = await module.default({ module_or_path: await programs('first') });
  const engine = new EngineInTwoParts(game, first, programs);
  // Whoever needs it hears of a failure.
  engine.complete().catch(() => {});
  return engine;
}

/** Loads a net by its name. */
export async function loadNet(name: string): Promise<Uint8Array> {
  const address = nets[`${folder}/nets/${name}`];
  if (!address) throw new Error(`no net ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
