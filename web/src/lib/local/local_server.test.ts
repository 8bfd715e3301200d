import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameName } from '$/generated/games';
import { FakeHost } from '../testing/fake_host';
import { FakeLocks } from '../testing/fake_locks';
import { Leases } from './leases';
import { LocalServer } from './local_server';
import type { News, Reply, Task } from './messages';
import { Store } from './store';

let locks: FakeLocks | undefined;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  locks = new FakeLocks();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab: its own worker and hosts; the store and the locks are everybody's. */
function tab(games: GameName[] = ['onirim']) {
  const news: News[] = [];
  const messages: News[][] = [];
  const host = new FakeHost();
  const store = new Store();
  let id = 0;
  const server = new LocalServer({
    games,
    engine: () => Promise.resolve(host),
    net: (name) => Promise.resolve(new Uint8Array(name.length)),
    store,
    leases: (lost) => new Leases(locks as unknown as LockManager | undefined, lost),
    tell: (some) => {
      messages.push(some);
      news.push(...some);
    },
    now: () => 0,
    entropy: () => '0'.repeat(64),
  });
  const ask = async (task: Task): Promise<Reply> => {
    const mine = ++id;
    await server.ask({ id: mine, task });
    return news.flatMap((one) => ('reply' in one && one.id === mine ? [one.reply] : []))[0]!;
  };
  const call = (method: string, params: object = {}) =>
    ask({ call: { method: `table.${method}`, params: { table: 'here-1', ...params } } });
  const act = (action: string) => call('act', { as: 1, action });
  const begin = () => ask({ request: { method: 'POST', path: '/api/tables', body: { game: 'onirim' } } });
  const stored = async () => (await store.read('here-1'))?.entries;
  const words = () => news.flatMap((one) => ('told' in one ? one.told.map(({ params }) => params.word) : []));
  return { news, messages, host, store, ask, call, act, begin, stored, words };
}

test('nobody hears of a move before it is stored', async () => {
  const one = tab();
  await one.begin();
  let known: unknown;
  const write = one.store.write.bind(one.store);
  vi.spyOn(one.store, 'write').mockImplementation(async (pages) => {
    known = one.words();
    await write(pages);
  });
  await one.act('red');
  expect(known).toEqual([]);
  expect(one.words()).toEqual(['red']);
  expect(await one.stored()).toEqual(['red']);
});

test('a snapshot comes before the news, and the news before the answer to a command', async () => {
  const one = tab();
  await one.begin();
  one.news.splice(0);
  await one.call('join');
  await one.act('red');
  const order = one.news.flatMap((news) => ('reply' in news ? ['reply'] : 'told' in news ? ['told'] : []));
  expect(order.slice(0, 4)).toEqual(['reply', 'told', 'told', 'reply']);
});

test('what comes of a move is one message: the page changes once', async () => {
  const one = tab();
  await one.begin();
  await one.call('join');
  one.messages.splice(0);
  await one.act('red');
  expect(one.messages.length).toBe(1);
  expect(one.messages[0]!.map((news) => Object.keys(news)[0])).toEqual(['stored', 'told', 'id']);
});

test('a game begins before the rest of its program has come, and a move waits for that', async () => {
  const one = tab();
  let come = () => {};
  const rest = new Promise<void>((done) => (come = done));
  Object.assign(one.host, { whole: false, bot: true, rest: () => rest });
  await one.begin();
  await one.call('join');
  const move = one.act('red');
  await new Promise((done) => setTimeout(done, 50));
  expect(one.host.heard).toEqual(['request', 'call']);
  come();
  expect(await move).toMatchObject({ result: {} });
  await vi.waitFor(() => expect(one.words().slice(-2)).toEqual(['red', 'echo']));
});

test('if the rest of a program does not come, the move is refused, and the next one asks for it again', async () => {
  const one = tab();
  let rest = (): Promise<void> => Promise.reject(new Error('no network'));
  Object.assign(one.host, { whole: false, rest: () => rest() });
  await one.begin();
  await one.call('join');
  expect(await one.act('red')).toMatchObject({ error: { data: { code: 'no-engine' } } });
  rest = () => Promise.resolve();
  expect(await one.act('red')).toMatchObject({ result: {} });
});

test('if the rest of a program does not come, bots ask for it again', async () => {
  const one = tab();
  let tries = 0;
  const rest = () => ((tries += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve());
  Object.assign(one.host, { bot: true, due: 50 });
  await one.begin();
  await one.call('join');
  await one.act('red');
  await vi.waitFor(() => expect(one.host.heard.at(-1)).toBe('think'));
  Object.assign(one.host, { whole: false, due: null, rest });
  await vi.waitFor(async () => expect(await one.stored()).toEqual(['red', 'echo']), 4000);
  expect(tries).toBe(2);
});

test('bots think when nobody waits any more', async () => {
  const one = tab();
  one.host.bot = true;
  await one.begin();
  await one.call('join');
  await Promise.all([one.act('red'), one.act('blue')]);
  expect(one.host.heard.slice(-2)).toEqual(['call', 'call']);
  await vi.waitFor(async () => expect(await one.stored()).toEqual(['red', 'blue', 'echo', 'echo']));
  expect(one.words().slice(-2)).toEqual(['echo', 'echo']);
});

test('a bot that pauses is asked again when it is due', async () => {
  const one = tab();
  one.host.bot = true;
  one.host.due = 50;
  await one.begin();
  await one.call('join');
  await one.act('red');
  await vi.waitFor(() => expect(one.host.heard.at(-1)).toBe('think'));
  one.host.due = null;
  await vi.waitFor(async () => expect(await one.stored()).toEqual(['red', 'echo']));
  // Once after each question at most, and when it was due: nobody asks all the time.
  expect(one.host.heard.filter((what) => what === 'think').length).toBeLessThan(6);
});

test('after a reload the game goes on from the store', async () => {
  const before = tab();
  await before.begin();
  await before.act('red');
  locks = new FakeLocks();
  const after = tab();
  expect(await after.call('join')).toMatchObject({ result: { entries: ['red'] } });
  await after.act('blue');
  expect(await after.stored()).toEqual(['red', 'blue']);
});

test('a table that is not stored is refused by its code', async () => {
  const one = tab();
  expect(await one.call('join')).toMatchObject({ error: { data: { code: 'no-such-table' } } });
  const reply = await one.ask({ request: { method: 'GET', path: '/api/tables/here-1/replay' } });
  expect(reply).toMatchObject({ status: 404, body: { error: { data: { code: 'no-such-table' } } } });
});

test('a list has every game once, also where each host knows them all', async () => {
  const games: GameName[] = ['onirim', 'mondes'];
  const one = tab(games);
  one.host.games = games;
  const listed = (path: string) => one.ask({ request: { method: 'GET', path } });
  expect(await listed('/api/games')).toEqual({ status: 200, body: games.map((id) => ({ id })) });
  expect(await listed('/api/daily')).toMatchObject({
    body: { day: '2026-11-15', deals: games.map((game) => ({ game })) },
  });
});

test('a full storage is told once, the game goes on, and everything is stored when there is room', async () => {
  const one = tab();
  await one.begin();
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await one.act('red');
  expect(await one.act('blue')).toMatchObject({ result: { step: 2 } });
  expect(one.news.filter((news) => 'storage' in news)[0]).toMatchObject({
    storage: 'full',
    unsaved: [{ table: 'here-1' }],
  });
  expect(await one.stored()).toEqual([]);
  full.mockRestore();
  await one.act('green');
  expect(await one.stored()).toEqual(['red', 'blue', 'green']);
  expect(one.news.at(-2)).not.toHaveProperty('storage');
});

test('without any storage a game is played in memory', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const one = tab();
  await one.begin();
  await one.call('join');
  await one.act('red');
  expect(one.news.some((news) => 'storage' in news && news.storage === 'blocked')).toBe(true);
  expect(await one.ask({ request: { method: 'GET', path: '/api/tables/here-1' } })).toMatchObject({
    body: { entries: ['red'] },
  });
});

test('when the storage is cleared in the middle of a game, the whole game is stored anew', async () => {
  const one = tab();
  await one.begin();
  await one.act('red');
  await one.store.remove('here-1');
  await one.act('blue');
  expect(await one.stored()).toEqual(['red', 'blue']);
});

test('one tab plays; the other is told so, and may take over', async () => {
  const [one, other] = [tab(), tab()];
  await one.begin();
  await one.call('join');
  await one.act('red');
  expect(await other.call('join')).toMatchObject({ error: { data: { code: 'open-elsewhere' } } });
  await other.ask({ take: 'here-1' });
  expect(await other.call('join')).toMatchObject({ result: { entries: ['red'] } });
  await vi.waitFor(() => expect(one.news.at(-1)).toEqual({ taken: 'here-1' }));
  expect(one.host.isOpen('here-1')).toBe(false);
  expect(await one.act('late')).toMatchObject({ error: { data: { code: 'open-elsewhere' } } });
  await other.act('blue');
  expect(await other.stored()).toEqual(['red', 'blue']);
});

test('a tab that leaves the table lets the next one play, with everything that happened', async () => {
  const [one, other] = [tab(), tab()];
  await one.begin();
  await one.call('join');
  await one.call('leave', { as: 1 });
  await other.call('join');
  await other.act('blue');
  await other.call('leave', { as: 1 });
  expect(await one.call('join')).toMatchObject({ result: { entries: ['blue'] } });
});

test('where there are no locks the second writer is refused, and sees what the first one wrote', async () => {
  locks = undefined;
  const [one, other] = [tab(), tab()];
  await one.begin();
  await one.call('join');
  await other.call('join');
  await one.act('red');
  expect(await other.act('blue')).toMatchObject({ error: { data: { code: 'store-failed' } } });
  expect(other.words()).not.toContain('blue');
  expect(other.news).toContainEqual({ again: true });
  expect(await other.call('join')).toMatchObject({ result: { entries: ['red'] } });
});

test('a finished game can be looked at in two tabs', async () => {
  const [one, other] = [tab(), tab()];
  await one.begin();
  await one.call('join');
  await one.act('end');
  expect(await other.call('join')).toMatchObject({ result: { as: '1' } });
});

test('what a message needs is provided before it is sent again', async () => {
  const one = tab();
  one.host.needs = ['small.net', 'wide.net'];
  expect(await one.begin()).toMatchObject({ status: 200 });
  expect([...one.host.nets]).toEqual([
    ['small.net', 9],
    ['wide.net', 8],
  ]);
});

test('an engine that fails is not trusted again', async () => {
  const one = tab();
  await one.begin();
  expect(await one.act('panic')).toHaveProperty('error');
  expect(one.news).toContainEqual({ broken: 'unreachable' });
});

test('an analysis is stored when it is done, and not after every slice', async () => {
  const one = tab();
  await one.begin();
  await one.act('end');
  const write = vi.spyOn(one.store, 'write');
  one.host.analysing = 40;
  await one.ask({ request: { method: 'POST', path: '/api/tables/here-1/analysis' } });
  const analysis = async () => (await one.store.read('here-1'))?.analysis;
  await vi.waitFor(async () => expect(await analysis()).toEqual({ left: 0 }), { timeout: 5000 });
  expect(write.mock.calls.length).toBeLessThan(5);
});

test('a table of older rules is refused by its code, and a damaged one by another', async () => {
  const one = tab();
  await one.begin();
  await one.act('old');
  locks = new FakeLocks();
  expect(await tab().call('join')).toMatchObject({ error: { data: { code: 'old-rules' } } });
  vi.spyOn(Store.prototype, 'read').mockResolvedValue({ about: {}, entries: [], summary: {} as never });
  expect(await tab().call('join')).toMatchObject({ error: { data: { code: 'broken-table' } } });
});

test('games of a file are added once, and grow by what is new', async () => {
  const one = tab();
  const game = (...entries: string[]) => [{ about: { game: 'onirim', id: 'here-9' }, entries }];
  expect(await one.ask({ games: game('red') })).toEqual({ result: { added: 1, known: 0, refused: [] } });
  expect(await one.ask({ games: game('red') })).toEqual({ result: { added: 0, known: 1, refused: [] } });
  expect(await one.ask({ games: game('red', 'blue') })).toEqual({
    result: { added: 1, known: 0, refused: [] },
  });
  expect(await one.ask({ games: game('green', 'blue', 'red') })).toMatchObject({ result: { known: 1 } });
  expect((await one.store.read('here-9'))?.entries).toEqual(['red', 'blue']);
  expect(await one.ask({ games: [{ about: { game: 'chess' }, entries: [] }] })).toMatchObject({
    result: { refused: [{ error: { data: { code: 'invalid-file' } } }] },
  });
});

test('a table is removed unless another tab plays it', async () => {
  const [one, other] = [tab(), tab()];
  await one.begin();
  await one.call('join');
  expect(await other.ask({ remove: 'here-1' })).toMatchObject({
    error: { data: { code: 'open-elsewhere' } },
  });
  await one.ask({ remove: 'here-1' });
  expect(await one.stored()).toBeUndefined();
});
