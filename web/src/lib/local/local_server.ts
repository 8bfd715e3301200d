/**
 * Answers as a table server would, with hosts in this browser. One message at a time; entries are stored before anybody hears of
 * them; bots and analyses think in slices, and only while nobody waits for an answer.
 */

import type { DailyDeals, Fault, Offered } from '$/generated/api';
import type { GameName } from '$/generated/games';
import type { Engine } from './engines';
import type { Leases } from './leases';
import {
  fault,
  type Asked,
  type Call,
  type Imported,
  type Kept,
  type News,
  type Reply,
  type Request,
  type Stored,
  type Task,
  type Told,
} from './messages';
import { OpenTables } from './open_tables';
import { isWhole } from './summaries';
import { StoreFailure, type Store } from './store';
import { begins, callWrites, requestWrites, setsUp, subjectOf } from './subjects';

export interface Means {
  games: readonly GameName[];
  engine(game: GameName): Promise<Engine>;
  net(name: string): Promise<Uint8Array>;
  store: Store;
  /** Made here, because a lost lease is news. */
  leases(lost: (table: string) => void): Leases;
  /** All that came of a turn, at once. */
  tell: (news: News[]) => void;
  now(): number;
  /** 64 hexadecimal digits that nobody can guess. */
  entropy(): string;
}

/** An answer of a host. */
interface Answer {
  status?: number;
  body?: unknown;
  result?: unknown;
  error?: Fault;
  kept?: Kept[];
  told?: Told[];
  needs?: string[];
  idle?: boolean;
  due?: number | null;
}

const SLICE = 30;
/** How long bots wait for another try to fetch the rest of their program. */
const REST_AGAIN = 1000;

/** A refusal of this file, before any host was asked. */
class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 409,
  ) {
    super(fault.message);
  }
}

const noSuchTable = () => new Refused(fault('no-such-table', 'no such table on this device'), 404);
const openElsewhere = () => new Refused(fault('open-elsewhere', 'another tab plays this table'));

export class LocalServer {
  #engines = new Map<GameName, Promise<Engine>>();
  #tables: OpenTables;
  #leases: Leases;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Games whose host may have something to think about. */
  #restless = new Set<GameName>();
  /** Those of them that wait for the rest of their program. */
  #incomplete = new Set<GameName>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What this turn has to tell. */
  #news: News[] = [];

  constructor(private readonly means: Means) {
    this.#tables = new OpenTables(
      means.store,
      (news) => this.#news.push(news),
      () => means.now(),
    );
    this.#leases = means.leases((table) => this.#lost(table));
  }

  /** Answers by `tell`, in the order of the questions. */
  ask({ id, task }: Asked): Promise<void> {
    return this.#inTurn(async () => {
      const { reply, told = [] } = await this.#attempt(task);
      const joins = 'call' in task && task.call.method === 'table.join';
      // A subscription begins with its snapshot; everybody else sees what happened before the command is answered.
      if (joins) this.#news.push({ id, reply });
      if (told.length > 0) this.#news.push({ told });
      if (!joins) this.#news.push({ id, reply });
    });
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const turn = this.#queue.then(work).finally(() => this.#tell());
    this.#queue = turn.catch(() => {});
    try {
      await turn;
    } finally {
      this.#waiting -= 1;
      this.#thinkIn(0);
    }
  }

  async #attempt(task: Task): Promise<{ reply: Reply; told?: Told[] }> {
    const http = 'request' in task;
    try {
      return await this.#do(task);
    } catch (problem) {
      const refused = problem instanceof Refused ? problem : undefined;
      if (!refused) this.#tellIfBroken(problem);
      const error = refused?.fault ?? faultOf(problem);
      return { reply: http ? { status: refused?.status ?? 500, body: { error } } : { error } };
    }
  }

  /** One message for all of it: the page changes once. */
  #tell() {
    if (this.#news.length > 0) this.means.tell(this.#news.splice(0));
  }

  /** An engine that fails once cannot be trusted again. */
  #tellIfBroken(problem: unknown) {
    if (problem instanceof WebAssembly.RuntimeError) this.#news.push({ broken: problem.message });
  }

  async #do(task: Task): Promise<{ reply: Reply; told?: Told[] }> {
    if ('call' in task) return this.#call(task.call);
    if ('request' in task) return this.#request(task.request);
    if ('warm' in task) await this.#engine(task.warm);
    else if ('take' in task) await this.#take(task.take);
    else if ('remove' in task) await this.#remove(task.remove);
    else if ('games' in task) return { reply: { result: await this.#import(task.games) } };
    else if ('statistics' in task) {
      const { game, query } = task.statistics;
      const summaries = (await this.#tables.summaries()).filter((summary) => summary.game === game);
      const { result, body, error } = await this.#send(game, { statistics: { summaries, query } });
      return { reply: error ? { error } : { result: result ?? body } };
    }
    return { reply: { result: {} } };
  }

  async #call(call: Call): Promise<{ reply: Reply; told?: Told[] }> {
    const table = String(call.params.table);
    const joins = call.method === 'table.join';
    // Lost to another tab, or closed: nobody is there to be left.
    if (call.method === 'table.leave' && !this.#tables.gameOf(table)) return { reply: { result: {} } };
    const game = await this.#open(table);
    if (callWrites(call) && !(joins && this.#tables.isOver(table))) await this.#lead(table);
    const { told, result, error } = await this.#send(game, { call });
    if (!error) this.#follow(call, result);
    await this.#tidy();
    return { told, reply: error ? { error } : { result } };
  }

  /** Remembers who looks; a table nobody looks at any more is another tab's to play. */
  #follow({ method, params }: Call, result: unknown) {
    const table = String(params.table);
    if (method === 'table.join') this.#tables.looks(table, String((result as { as: unknown }).as));
    if (method === 'table.leave' && this.#tables.leaves(table, String(params.as)))
      this.#leases.release(table);
  }

  async #request(request: Request): Promise<{ reply: Reply; told?: Told[] }> {
    const subject = subjectOf(request);
    if (subject === 'nothing here') throw new Refused(fault('no-such-page', 'not on this device'), 404);
    if (subject === 'every game') return this.#everywhere(request);
    if ('table' in subject) {
      const game = await this.#open(subject.table);
      if (requestWrites(request)) await this.#lead(subject.table);
      const answered = await this.#asked(game, request);
      await this.#tidy();
      return answered;
    }
    const answered = await this.#asked(subject.game, request);
    const made = setsUp(request) && tableIn(answered.reply);
    // Who set it up is about to sit down: it stays in memory.
    if (made) await this.#leases.take(made);
    await this.#tidy();
    return answered;
  }

  /** A list of every game: each host is asked for its own. */
  async #everywhere(request: Request): Promise<{ reply: Reply }> {
    const lists: List[] = [];
    for (const game of this.means.games) {
      const { reply } = await this.#asked(game, request);
      if (!('status' in reply) || reply.status !== 200) return { reply };
      lists.push(onlyOf(game, reply.body as List));
    }
    return { reply: { status: 200, body: joined(lists) } };
  }

  async #asked(game: GameName, request: Request): Promise<{ reply: Reply; told?: Told[] }> {
    const daily = request.path.startsWith('/api/daily');
    const tried = daily ? (await this.#tables.summaries()).filter(({ day }) => day) : undefined;
    const message = { request, summaries: tried };
    let { told, status, body, error } = await this.#send(game, message);
    const begun = daily && status === 404 ? foundIn(body) : undefined;
    if (begun) {
      // The table of an earlier try has to be in memory.
      await this.#open(begun);
      ({ told, status, body, error } = await this.#send(game, message));
    }
    if (error) return { told, reply: { status: status ?? 400, body: { error } } };
    return { told, reply: { status: status ?? 200, body } };
  }

  /** Puts a table into its host's memory if it is not there. */
  async #open(table: string): Promise<GameName> {
    const known = this.#tables.gameOf(table);
    if (known) return known;
    const stored = await this.means.store.read(table);
    if (!stored) throw noSuchTable();
    const { about, entries, analysis = null, summary } = stored;
    // A list says the same of it.
    if (!isWhole(summary)) throw new Refused(fault('broken-table', 'the stored table cannot be read'), 500);
    const { error } = await this.#send(summary.game, { open: { about, entries, analysis } });
    if (error) throw new Refused(error, error.data.code === 'old-rules' ? 410 : 500);
    this.#tables.opened(table, summary, about, entries);
    return summary.game;
  }

  /** Makes sure that this tab is the one that plays the table, and knows its newest entry. */
  async #lead(table: string, steal = false) {
    if (this.#leases.has(table)) return;
    if (!(await this.#leases.take(table, { steal }))) throw openElsewhere();
    const newest = (await this.means.store.read(table).catch(() => undefined))?.entries.length;
    if (newest === undefined || newest === this.#tables.length(table)) return;
    await this.#forget(table);
    await this.#open(table);
    this.#news.push({ again: true });
  }

  async #take(table: string) {
    await this.#open(table);
    await this.#lead(table, true);
  }

  async #remove(table: string) {
    if (!(await this.#leases.take(table))) throw openElsewhere();
    await this.#forget(table);
    await this.means.store.remove(table);
    this.#leases.release(table);
  }

  async #import(games: Stored[]): Promise<Imported> {
    const done: Imported = { added: 0, known: 0, refused: [] };
    for (const { about, entries, analysis } of games) {
      const { game, id: table = '' } = (about ?? {}) as { game?: GameName; id?: string };
      if (!game || !this.means.games.includes(game)) {
        done.refused.push({ table, error: fault('invalid-file', 'not a game') });
        continue;
      }
      const { error, kept = [] } = await this.#sendOnly(game, { import: { about, entries, analysis } });
      if (error) done.refused.push({ table, error });
      // A table that is open already is the one that counts.
      else if (kept[0] && (await this.#tables.adopt(kept[0]))) done.added += 1;
      else done.known += 1;
      for (const { table } of kept) await this.#close(game, table);
    }
    return done;
  }

  /** Closes tables nobody looks at. */
  async #tidy() {
    for (const [table, game] of this.#tables.idle((table) => this.#leases.has(table)))
      await this.#close(game, table);
  }

  async #forget(table: string) {
    const game = this.#tables.gameOf(table);
    if (game) await this.#close(game, table);
  }

  async #close(game: GameName, table: string) {
    this.#tables.closed(table);
    await this.#sendOnly(game, { close: { table } });
  }

  #lost(table: string) {
    void this.#inTurn(async () => {
      await this.#forget(table);
      this.#news.push({ taken: table });
    });
  }

  #engine(game: GameName): Promise<Engine> {
    let engine = this.#engines.get(game);
    if (!engine) {
      engine = this.means.engine(game);
      engine.catch(() => this.#engines.delete(game));
      this.#engines.set(game, engine);
    }
    return engine;
  }

  /** Sends a message to a host, and stores what came of it. */
  async #send(game: GameName, message: object): Promise<Answer> {
    const answer = await this.#sendOnly(game, message);
    this.#restless.add(game);
    try {
      await this.#tables.keep(game, answer.kept ?? []);
    } catch (problem) {
      if (!(problem instanceof StoreFailure)) throw problem;
      // Another tab wrote first: its entries are right, and ours never happened.
      for (const { table } of answer.kept ?? []) await this.#close(game, table);
      this.#news.push({ again: true });
      throw new Refused(fault('store-failed', 'another tab wrote first'), 503);
    }
    return answer;
  }

  async #sendOnly(game: GameName, message: object): Promise<Answer> {
    const engine = await this.#engine(game);
    if (!engine.whole && !begins(message)) await engine.complete();
    for (;;) {
      const stamp = { now: this.means.now(), entropy: this.means.entropy() };
      const answer = JSON.parse(engine.answer(JSON.stringify({ ...stamp, ...message }))) as Answer;
      if (!answer.needs?.length) return answer;
      for (const name of answer.needs) engine.provide(name, await this.means.net(name));
    }
  }

  #thinkIn(wait: number) {
    clearTimeout(this.#timer);
    if (this.#waiting > 0 || this.#restless.size === 0) return;
    this.#timer = setTimeout(() => this.#think(), wait);
  }

  #think() {
    if (this.#waiting > 0) return;
    this.#queue = this.#queue
      .then(() => this.#slices())
      .then(
        (wait) => wait !== undefined && this.#thinkIn(wait),
        (problem) => this.#tellIfBroken(problem),
      )
      .then(() => this.#tell());
  }

  /** Nobody waits behind bots that cannot think yet; where the rest of a program does not come, it is asked for again. */
  #thinkWhenWhole(game: GameName, engine: Engine) {
    if (this.#incomplete.has(game)) return;
    this.#incomplete.add(game);
    const goOn = () => {
      this.#incomplete.delete(game);
      this.#thinkIn(0);
    };
    engine.complete().then(goOn, () => setTimeout(goOn, REST_AGAIN));
  }

  /** One slice for every host; when there is more to do, if ever. */
  async #slices(): Promise<number | undefined> {
    let next: number | undefined;
    for (const game of [...this.#restless]) {
      const engine = await this.#engine(game);
      if (!engine.whole) {
        this.#thinkWhenWhole(game, engine);
        continue;
      }
      const { idle, due, told } = await this.#send(game, { think: { milliseconds: SLICE } });
      if (told?.length) this.#news.push({ told });
      if (idle) await this.#tables.writeDeferred();
      if (idle && due == null) {
        this.#restless.delete(game);
        continue;
      }
      const wait = due == null ? 0 : Math.max(0, due - this.means.now());
      next = Math.min(next ?? wait, wait);
    }
    return next;
  }
}

/** The table that was set up. */
function tableIn(reply: Reply): string | undefined {
  return 'status' in reply ? (reply.body as { table?: string } | undefined)?.table : undefined;
}

/** The table that a refusal misses. */
function foundIn(body: unknown): string | undefined {
  const data = (body as { error?: Fault } | undefined)?.error?.data;
  return data?.code === 'no-such-table' ? data.found : undefined;
}

/** Games, or a document with the deals of some. */
type List = Offered[] | DailyDeals;

/** What a host says of its own game: one built for tests knows every game. */
function onlyOf(own: GameName, list: List): List {
  if (Array.isArray(list)) return list.filter(({ id }) => id === own);
  return { ...list, deals: list.deals.filter(({ game }) => game === own) };
}

/** Lists one after the other; documents with the deals of all. */
function joined(lists: List[]): List {
  const [first] = lists;
  if (!first || Array.isArray(first)) return (lists as Offered[][]).flat();
  return { ...first, deals: (lists as DailyDeals[]).flatMap(({ deals }) => deals) };
}

function faultOf(problem: unknown): Fault {
  if (problem instanceof StoreFailure) return fault('store-failed', problem.message);
  return fault('no-engine', problem instanceof Error ? problem.message : String(problem));
}
