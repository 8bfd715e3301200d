import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../connection.svelte';
import { settings } from '../settings.svelte';
import { FakeSocket } from '../testing/fake_socket';
import { LiveTable } from './live_table.svelte';
import type { Happening, Snapshot, Standing } from './wire';

const standing = (step: number, moves: number): Standing => ({
  step,
  moves,
  decider: 1,
  question: {},
  legal: [],
  outcome: null,
  view: {},
});
const ACT = { did: 'act', seat: 1 } as const;
const happening = (step: number, entry: Happening['entry']): Happening => ({
  step,
  at: 0,
  entry,
  events: [],
  said: [{ text: `line ${step}`, events: [] }],
});
const snapshot = (step: number, missed: Happening[]): Snapshot => ({
  table: { table: 'a', phase: 'playing' } as Snapshot['table'],
  as: '1',
  standing: standing(step, step),
  missed,
  earlier: 0,
});

let connection: Connection;
let table: LiveTable;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ contents: { cards: 64 } }))));
  FakeSocket.all = [];
  connection = new Connection('ws://test/api/socket');
  FakeSocket.last.open();
  const joining = LiveTable.join('a', '1', connection);
  FakeSocket.last.answer('table.join', snapshot(2, [happening(1, { did: 'start' }), happening(2, ACT)]));
  table = await joining;
});

afterEach(() => {
  table.close();
  connection.close();
  vi.unstubAllGlobals();
});

const told = (method: string, params: object) =>
  FakeSocket.last.hear({ jsonrpc: '2.0', method, params: { table: 'a', as: '1', ...params } });

test('who comes late reads what happened before, and nothing of it moves', () => {
  expect(table.log.map(({ step, fresh }) => [step, fresh])).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('what is in the box is there before the table is shown', () => {
  expect(table.contents).toEqual({ cards: 64 });
});

test('an update moves the table on; one that was told already does not', () => {
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3) });
  told('table.update', { ...happening(3, ACT), standing: standing(3, 99) });
  expect(table.standing?.moves).toBe(3);
  expect(table.log.at(-1)).toMatchObject({ step: 3, fresh: true });
  expect(table.log.length).toBe(3);
});

test('updates of another table or for another observer are not ours', () => {
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3), table: 'b' });
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3), as: '2' });
  expect(table.log.length).toBe(2);
});

test('a command says the last step it knows and has a key of its own', () => {
  void table.act('play red-sun').catch(() => {});
  void table.act('play red-sun').catch(() => {});
  const [one, other] = FakeSocket.last.sent.slice(-2);
  expect(one).toMatchObject({
    method: 'table.act',
    params: { table: 'a', step: 2, as: 1, action: 'play red-sun' },
  });
  expect(one!.params.key).not.toBe(other!.params.key);
});

test('after the connection was lost only what was missed is asked for', async () => {
  vi.useFakeTimers();
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.open();
  vi.useRealTimers();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ method: 'table.join', params: { since: 2, as: 1 } });
  FakeSocket.last.answer('table.join', snapshot(4, [happening(3, ACT), happening(4, ACT)]));
  await vi.waitFor(() => expect(table.log.length).toBe(4));
});

test('who is too slow for the updates asks for what was left out', () => {
  FakeSocket.last.hear({
    jsonrpc: '2.0',
    method: 'table.snapshot',
    params: { ...snapshot(9, []), as: '1' },
  });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ method: 'table.join', params: { since: 2 } });
});

test('an update that comes before the missed ones waits for them', async () => {
  told('table.snapshot', { ...snapshot(3, []), table: { table: 'a', phase: 'playing' } });
  told('table.update', { ...happening(4, ACT), standing: standing(4, 3) });
  expect(table.log.map(({ step }) => step)).toEqual([1, 2]);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ method: 'table.join', params: { since: 2 } });
  FakeSocket.last.answer('table.join', snapshot(4, [happening(3, ACT), happening(4, ACT)]));
  await vi.waitFor(() => expect(table.log.map(({ step }) => step)).toEqual([1, 2, 3, 4]));
});

test('moves that were taken back stay in the log, marked', () => {
  told('table.update', { ...happening(3, ACT), standing: standing(3, 2) });
  told('table.update', { ...happening(4, { did: 'undo', seat: 1, to: 1 }), standing: standing(4, 1) });
  expect(table.log.map(({ undone }) => undone ?? false)).toEqual([false, false, true, false]);
});

test('while the server cannot, a command is repeated with its key', async () => {
  vi.useFakeTimers();
  const done = table.act('pass');
  const first = FakeSocket.last.sent.at(-1)!;
  const error = { code: -32000, message: 'later', data: { code: 'store-failed' } };
  FakeSocket.last.hear({ jsonrpc: '2.0', id: first.id, error });
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  const second = FakeSocket.last.sent.at(-1)!;
  expect(second.id).not.toBe(first.id);
  expect(second.params).toEqual(first.params);
  FakeSocket.last.answer('table.act', { table: 'a', step: 3 });
  await done;
});

test('a hint is about the step one has, in the language of the moment', () => {
  void table.hint().catch(() => {});
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({
    method: 'table.hint',
    params: { table: 'a', step: 2, as: 1, lang: settings.language },
  });
});

const acts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => happening(from + at, ACT));

test('when more was missed than a page, the log begins anew and older pages can be had', async () => {
  told('table.snapshot', { ...snapshot(400, []), table: { table: 'a', phase: 'playing' } });
  FakeSocket.last.answer('table.join', {
    ...snapshot(400, acts(301, 400)),
    earlier: 298,
    standing: standing(400, 399),
  });
  await vi.waitFor(() => expect(table.log.length).toBe(100));
  expect([table.log[0]!.step, table.earlier]).toEqual([301, 300]);
  told('table.update', {
    ...happening(401, { did: 'undo', seat: 1, to: 397 }),
    standing: standing(401, 397),
  });
  expect(table.log.filter(({ undone }) => undone).map(({ step }) => step)).toEqual([399, 400]);

  const page = { ...snapshot(401, acts(45, 300)), earlier: 44 };
  const asked = vi.fn((_path: string) => Promise.resolve(new Response(JSON.stringify(page))));
  vi.stubGlobal('fetch', asked);
  await table.tellEarlier();
  expect(asked.mock.calls[0]![0]).toMatch(/^\/api\/tables\/a\?as=1&before=301&lang=/);
  expect([table.log[0]!.step, table.log.length, table.earlier]).toEqual([45, 357, 44]);
  expect(table.log.some(({ fresh, step }) => fresh && step < 301)).toBe(false);
});

test('who lost the seat knows whose it is now', () => {
  told('table.left', { document: { table: 'a', phase: 'gathering', seats: [] } });
  expect(table.document.phase).toBe('gathering');
});

test('of several answers only what comes of them all is shown', async () => {
  const asking = (step: number, legal: string[]) => ({
    ...happening(step, ACT),
    standing: { ...standing(step, step), legal },
  });
  told('table.update', asking(3, ['one']));
  const done = table.actAll(['one', 'two', 'three']);
  FakeSocket.last.answer('table.act', { table: 'a', step: 4 });
  await Promise.resolve();
  told('table.update', asking(4, ['two']));
  expect(table.standing!.step).toBe(3);
  expect(table.log.at(-1)!.step).toBe(3);
  await vi.waitFor(() => FakeSocket.last.answer('table.act', { table: 'a', step: 5 }));
  told('table.update', asking(5, ['something else']));
  await done;
  expect(table.standing!.step).toBe(5);
  expect(table.log.at(-1)!.step).toBe(5);
});

test('where answers are taken in order all are sent at once, and the one that does not fit ends them', async () => {
  Object.assign(connection, { inOrder: true });
  const done = table.actAll(['one', 'two', 'three']);
  const sent = FakeSocket.last.sent.filter(({ method }) => method === 'table.act');
  expect(sent.map(({ params }) => [params.step, params.action])).toEqual([
    [2, 'one'],
    [3, 'two'],
    [4, 'three'],
  ]);
  const [one, two, three] = sent.map(({ id }) => ({ jsonrpc: '2.0', id }));
  FakeSocket.last.hear({ ...one, result: { table: 'a', step: 3 } });
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3) });
  expect(table.standing!.step).toBe(2);
  FakeSocket.last.hear({ ...two, result: { table: 'a', step: 4 } });
  told('table.update', { ...happening(4, ACT), standing: standing(4, 4) });
  const error = { code: -32000, message: 'not possible', data: { code: 'illegal-action' } };
  FakeSocket.last.hear({ ...three, error });
  await done;
  expect(table.standing!.step).toBe(4);
  expect(table.busy).toBe(false);
  expect(FakeSocket.last.sent.filter(({ method }) => method === 'table.act').length).toBe(3);
});

test('where a reply comes with its update the page changes once: with the new view the table is free again', async () => {
  Object.assign(connection, { inOrder: true });
  const done = table.act('one');
  expect(table.busy).toBe(true);
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3) });
  expect(table.standing!.step).toBe(3);
  expect(table.busy).toBe(false);
  FakeSocket.last.answer('table.act', { table: 'a', step: 3 });
  await done;
  expect(table.busy).toBe(false);
});

test('what others do meanwhile does not free a table whose answer is on its way', async () => {
  const done = table.act('one');
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3) });
  expect(table.busy).toBe(true);
  FakeSocket.last.answer('table.act', { table: 'a', step: 3 });
  await done;
  expect(table.busy).toBe(false);
});

test('the reply of an answer does not free the table for which the next answer is on its way', async () => {
  Object.assign(connection, { inOrder: true });
  const first = table.act('one');
  told('table.update', { ...happening(3, ACT), standing: standing(3, 3) });
  const one = FakeSocket.last.sent.at(-1)!.id;
  const second = table.act('two');
  const two = FakeSocket.last.sent.at(-1)!.id;
  FakeSocket.last.hear({ jsonrpc: '2.0', id: one, result: { table: 'a', step: 3 } });
  await first;
  expect(table.busy).toBe(true);
  FakeSocket.last.hear({ jsonrpc: '2.0', id: two, result: { table: 'a', step: 4 } });
  await second;
  expect(table.busy).toBe(false);
});
