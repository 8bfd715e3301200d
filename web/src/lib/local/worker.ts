/** The worker that plays: everything in it can be tested without one (`local_server.ts`). */

import { ENGINES } from './built';
import { loadEngine, loadNet } from './engines';
import { Leases } from './leases';
import { LocalServer } from './local_server';
import type { Asked } from './messages';
import { Store } from './store';

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const server = new LocalServer({
  games: ENGINES,
  engine: loadEngine,
  net: loadNet,
  store: new Store(),
  leases: (lost) => new Leases(navigator.locks, lost),
  tell: (news) => postMessage(news),
  now: () => Date.now(),
  entropy,
});

addEventListener('message', ({ data }: MessageEvent<Asked>) => void server.ask(data));
