import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUMMARY } from '../testing/fake_host';
import { Store, type Page } from './store';

let store: Store;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = new Store();
});
afterEach(() => vi.unstubAllGlobals());

const page = (table: string, after: number, entries: unknown[], more: object = {}): Page => ({
  table,
  after,
  entries,
  summary: { ...SUMMARY, table },
  ...more,
});
const begun = (table: string, ...entries: unknown[]) => page(table, 0, entries, { about: { table } });

test('a table is read as it was written, its entries in their order', async () => {
  const many = Array.from({ length: 12 }, (_, at) => `entry ${at}`);
  await store.write([begun('here-a', ...many)]);
  await store.write([page('here-a', 12, ['last']), begun('here-b', 'other')]);
  expect(await store.read('here-a')).toMatchObject({
    about: { table: 'here-a' },
    entries: [...many, 'last'],
  });
  expect((await store.list()).map(({ table }) => table)).toEqual(['here-a', 'here-b']);
});

test('an entry is never written over, and nothing of that transaction is kept', async () => {
  await store.write([begun('here-a', 'one', 'two')]);
  const late = [begun('here-b', 'new'), page('here-a', 1, ['other two'])];
  await expect(store.write(late)).rejects.toMatchObject({ why: 'conflict' });
  expect((await store.read('here-a'))?.entries).toEqual(['one', 'two']);
  expect(await store.read('here-b')).toBeUndefined();
});

test('a table that is not in the store cannot be written on', async () => {
  const pages = [begun('here-b', 'one'), page('here-a', 3, ['four'])];
  await expect(store.write(pages)).rejects.toMatchObject({ why: 'gone' });
  expect(await store.list()).toEqual([]);
});

test('an analysis replaces the one before, and stays when moves are added', async () => {
  await store.write([begun('here-a', 'one')]);
  await store.write([page('here-a', 1, [], { analysis: { done: 1 } })]);
  await store.write([page('here-a', 1, [], { analysis: { done: 2 } })]);
  await store.write([page('here-a', 1, ['rematch'])]);
  expect((await store.read('here-a'))?.analysis).toEqual({ done: 2 });
});

test('what is removed is gone with all its entries', async () => {
  await store.write([begun('here-a', 'one'), begun('here-ab', 'other')]);
  await store.remove('here-a');
  await store.write([begun('here-a', 'anew')]);
  expect((await store.read('here-a'))?.entries).toEqual(['anew']);
  expect((await store.read('here-ab'))?.entries).toEqual(['other']);
});

test('a browser that forbids storage is told from one that has no room', async () => {
  const forbidden = {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  vi.stubGlobal('indexedDB', forbidden);
  await expect(store.list()).rejects.toMatchObject({ why: 'blocked' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await store.list()).toEqual([]);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.write([begun('here-a', 'one')])).rejects.toMatchObject({ why: 'full' });
  vi.restoreAllMocks();
});
