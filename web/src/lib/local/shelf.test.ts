import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { SUMMARY } from '../testing/fake_host';
import { gamesFile, gamesIn, shelf } from './shelf';
import { Store } from './store';

const store = new Store();

test('lists have the newest game first, and a damaged one does not break them', async () => {
  const page = (table: string, summary: object) => ({
    table,
    after: 0,
    about: { table },
    entries: ['one', 'two'],
    summary: summary as typeof SUMMARY,
  });
  await store.write([
    page('here-a', { ...SUMMARY, table: 'here-a', created: 1 }),
    page('here-b', { ...SUMMARY, table: 'here-b', created: 2 }),
    page('here-c', { table: 'here-c', game: 'chess' }),
  ]);
  const { tables, broken } = await shelf();
  expect(tables.map(({ table }) => table)).toEqual(['here-b', 'here-a']);
  expect(broken).toEqual(['here-c']);
});

test('all games make one file, and one of them a smaller one', async () => {
  const file = await gamesFile(['here-a']);
  expect(gamesIn(JSON.stringify(file))).toEqual([{ about: { table: 'here-a' }, entries: ['one', 'two'] }]);
  expect((await gamesFile()).tables).toHaveLength(3);
});

test.each([
  '',
  'null',
  '[]',
  '{"dedale":"games","version":2,"tables":[]}',
  '{"dedale":"games","version":1,"tables":[7]}',
])('a file with %j holds no games', (text) => expect(gamesIn(text)).toBeUndefined());
