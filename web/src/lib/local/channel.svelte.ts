/** The page's side of its worker: requests as to a server, and a channel as the socket is one. */

import type { Fault, Refusal as Refused } from '$/generated/api';
import type { GameName } from '$/generated/games';
import { Refusal, Unreachable } from '../refusal';
import type { Channel } from '../table/channel';
import type { Link } from '../table/table';
import { programOf } from './programs';
import type {
  Imported,
  Method,
  News,
  Part,
  Program,
  Reply,
  Stored,
  StorageProblem,
  Summary,
  Task,
} from './messages';

interface Waiting {
  done: (reply: Reply) => void;
  failed: (problem: Error) => void;
}

type Listener = (method: string, params: Record<string, unknown>) => void;

/** The part of a worker that is used here. */
export type Playing = Pick<Worker, 'postMessage' | 'terminate'> & EventTarget;

/** A worker that fails is replaced, but not for ever. */
const FIRST_WAIT = 500;
const MOST_FAILURES = 4;

export interface Surroundings {
  begin: () => Playing;
  programOf: (game: GameName, part: Part) => Promise<WebAssembly.Module>;
  /** A table was stored. */
  whenStored: () => void;
  /** Games can no longer be stored; told once for each reason. */
  whenProblem: (problem: StorageProblem) => void;
}

const begin = (): Playing =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dedale' });

export class LocalChannel implements Channel {
  link: Link = $state('open');
  readonly inOrder = true;
  /** Why games are not stored, and which are not. */
  problem: StorageProblem | null = $state(null);
  unsaved: Summary[] = $state.raw([]);
  #worker: Playing | undefined;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  #opened = new Set<() => void>();
  #taken = new Map<string, () => void>();
  #failures = 0;
  #around: Surroundings;

  constructor(around: Partial<Surroundings> = {}) {
    this.#around = { begin, programOf, whenStored: () => {}, whenProblem: () => {}, ...around };
  }

  whenOpen(then: () => void): () => void {
    this.#opened.add(then);
    if (this.link === 'open') then();
    return () => this.#opened.delete(then);
  }

  whenTold(then: Listener): () => void {
    this.#listeners.add(then);
    return () => this.#listeners.delete(then);
  }

  /** Calls back when another tab takes that table over. */
  whenTaken(table: string, then: () => void): () => void {
    this.#taken.set(table, then);
    return () => this.#taken.delete(table);
  }

  async call<Result>(method: string, params: object): Promise<Result> {
    return (await this.#result({ call: { method, params: { ...params } } })) as Result;
  }

  tell(method: string, params: object) {
    this.call(method, params).catch(() => {});
  }

  async request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
    const reply = await this.#ask({ request: { method, path, body } });
    if (!('status' in reply)) throw new Unreachable('not an answer of a host');
    if (reply.status < 400) return reply.body as Answer;
    throw refusal((reply.body as Refused).error, reply.status);
  }

  /** Loads the engine of a game before it is needed. */
  async warm(game: GameName): Promise<void> {
    await this.#result({ warm: game });
  }

  async take(table: string): Promise<void> {
    await this.#result({ take: table });
  }

  async remove(table: string): Promise<void> {
    await this.#result({ remove: table });
  }

  async statistics<Statistics>(game: GameName, query: Record<string, string>): Promise<Statistics> {
    return (await this.#result({ statistics: { game, query } })) as Statistics;
  }

  async import(games: Stored[]): Promise<Imported> {
    return (await this.#result({ games })) as Imported;
  }

  async #result(task: Task): Promise<unknown> {
    const reply = await this.#ask(task);
    if ('error' in reply) throw refusal(reply.error);
    return 'result' in reply ? reply.result : reply.body;
  }

  #ask(task: Task): Promise<Reply> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, task });
    });
  }

  #start(): Playing {
    const worker = this.#around.begin();
    worker.addEventListener('message', (event) => {
      for (const news of (event as MessageEvent<News[]>).data) {
        if (this.#worker !== worker) return;
        if ('needs' in news) void this.#provide(worker, news.needs, news.part);
        else this.#heard(news);
      }
    });
    worker.addEventListener('error', (event) => {
      if (this.#worker === worker) this.#end((event as ErrorEvent).message);
    });
    return worker;
  }

  async #provide(worker: Playing, game: GameName, part: Part) {
    const program: Program = await this.#around.programOf(game, part).then(
      (module) => ({ program: game, part, module }),
      (problem) => ({ program: game, part, problem: String(problem) }),
    );
    worker.postMessage(program);
  }

  /** The worker is of no more use: the next question begins another one, and tables are joined anew. */
  #end(why: string) {
    this.#worker?.terminate();
    this.#worker = undefined;
    const unanswered = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of unanswered) failed(new Unreachable(why || 'the engine has stopped'));
    this.link = 'lost';
    this.#failures += 1;
    if (this.#failures < MOST_FAILURES) setTimeout(() => this.#reopen(), FIRST_WAIT * 2 ** this.#failures);
  }

  #reopen() {
    this.link = 'open';
    for (const then of [...this.#opened]) then();
  }

  #heard(news: Exclude<News, { needs: GameName; part: Part }>) {
    if ('reply' in news) {
      const waiting = this.#waiting.get(news.id);
      this.#waiting.delete(news.id);
      waiting?.done(news.reply);
    } else if ('told' in news) {
      for (const { method, params } of news.told)
        for (const listener of [...this.#listeners]) listener(method, params);
    } else if ('storage' in news) {
      this.unsaved = news.unsaved;
      if (this.problem !== news.storage) this.#around.whenProblem(news.storage);
      this.problem = news.storage;
    } else if ('stored' in news) {
      if (this.unsaved.length > 0) this.unsaved = this.unsaved.filter(({ table }) => table !== news.stored);
      if (this.unsaved.length === 0) this.problem = null;
      this.#around.whenStored();
    } else if ('taken' in news) this.#taken.get(news.taken)?.();
    else if ('again' in news) this.#reopen();
    else this.#end(news.broken);
  }
}

function refusal({ data, message }: Fault, status?: number): Refusal {
  return new Refusal(data, message, status);
}
