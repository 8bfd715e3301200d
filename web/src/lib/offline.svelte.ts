/** The pages without a network: their files are kept by the service worker (`offline/worker.js`). */

import { calm } from './hurry';
import type { GameName } from './table/wire';

/** `shell` is everything but the games. */
export type Group = 'shell' | GameName;

export interface GroupState {
  complete: boolean;
  /** Bytes kept on this device. */
  size: number;
  /** Bytes still to transfer. */
  missing: number;
}

export type Kept = Record<Group, GroupState>;

type Answer = { done: number } | { state: Kept } | { problem: string };

/** The first page and the first game come before the files to keep. */
const QUIET = 4000;
const HOUR = 3_600_000;

class Offline {
  /** Whether the device has a network, as far as it knows. */
  online = $state(navigator.onLine);
  /** A newer build has been fetched and waits. */
  newer = $state(false);
  #registration: Promise<ServiceWorkerRegistration> | undefined;

  /** Whether this browser keeps files for us; private windows of some do not. */
  get supported(): boolean {
    return this.#registration !== undefined;
  }

  /** Begins to keep the pages, once they have come. */
  start() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The worker sees by this lock that the files of this build are in use.
    void navigator.locks?.request(
      `dedale build ${new URL(import.meta.url).pathname}`,
      { mode: 'shared' },
      () => new Promise(() => {}),
    );
    this.#registration = loaded().then(() =>
      navigator.serviceWorker.register(new URL('worker.js', base()), { updateViaCache: 'none' }),
    );
    this.#registration.then(
      (registration) => this.#watch(registration),
      // A browser that keeps nothing still plays.
      () => (this.#registration = undefined),
    );
  }

  #watch(registration: ServiceWorkerRegistration) {
    const look = () => {
      // Without a controller this is the first visit: there is nothing older.
      this.newer = Boolean(registration.waiting && navigator.serviceWorker.controller);
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    const again = () => {
      if (!document.hidden && this.online) registration.update().catch(() => {});
    };
    setInterval(again, HOUR);
  }

  /** Looks for a newer build now. */
  async lookForNewer(): Promise<void> {
    await (await this.#registration)?.update();
  }

  /** Changes to the newer build: this page is loaded again, other open pages stay as they are. */
  async takeOver(): Promise<void> {
    const waiting = (await this.#registration)?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ ask: 'take-over' });
  }

  /** What is kept; nothing where nothing can be kept. */
  async kept(): Promise<Kept | undefined> {
    return this.#ask({ ask: 'state' });
  }

  /** Keeps these groups; `progress` is told the bytes that have come. */
  async keep(wanted: Group[], progress?: (bytes: number) => void): Promise<Kept | undefined> {
    return this.#ask({ ask: 'keep', wanted }, progress);
  }

  /** A game that was opened is kept, when its table has come and nothing else is loading. */
  async keepOpened(game: GameName): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!this.supported || connection?.saveData) return;
    await calm(QUIET);
    await this.keep([game]).catch(() => {});
  }

  async #ask(message: object, progress?: (bytes: number) => void): Promise<Kept | undefined> {
    await this.#registration;
    if (!this.supported) return undefined;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((found, failed) => {
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('done' in data) return progress?.(data.done);
        port1.close();
        if ('state' in data) found(data.state);
        else failed(new Error(data.problem));
      };
      active?.postMessage(message, [port2]);
    });
  }
}

/** The folder of the first page. */
function base(): URL {
  return new URL(import.meta.env.BASE_URL, document.baseURI);
}

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  if (!navigator.serviceWorker.controller) await calm(QUIET);
}

export const offline = new Offline();
