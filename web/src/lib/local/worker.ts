/** The worker that plays: everything in it can be tested without one (`local_server.ts`). */

import type { GameName } from '$/generated/games';
import { ENGINES } from './built';
import { loadEngine, loadNet } from './engines';
import { Leases } from './leases';
import { LocalServer } from './local_server';
import type { Asked, News, Part, Program } from './messages';
import { Store } from './store';

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The programs that the page has been asked for. */
const awaited = new Map<string, (program: Program) => void>();

function programFromPage(game: GameName, part: Part): Promise<WebAssembly.Module> {
  return new Promise((found, failed) => {
    awaited.set(`${game} ${part}`, (program) =>
      'module' in program ? found(program.module) : failed(new Error(program.problem)),
    );
    postMessage([{ needs: game, part }] satisfies News[]);
  });
}

const server = new LocalServer({
  games: ENGINES,
  engine: (game) => loadEngine(game, (part) => programFromPage(game, part)),
  net: loadNet,
  store: new Store(),
  leases: (lost) => new Leases(navigator.locks, lost),
  tell: (news) => postMessage(news),
  now: () => Date.now(),
  entropy,
});

addEventListener('message', ({ data }: MessageEvent<Asked | Program>) => {
  if ('program' in data) awaited.get(`${data.program} ${data.part}`)?.(data);
  else void server.ask(data);
});
