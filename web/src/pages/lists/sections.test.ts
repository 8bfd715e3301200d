import { expect, test } from 'vitest';
import type { MyTable } from '$/generated/api';
import { sections } from './sections';

test('tables where one is awaited come first, and empty sections are left out', () => {
  const table = (name: string, phase: MyTable['phase'], my_turn = false) =>
    ({ table: name, phase, my_turn }) as MyTable;
  const found = sections([
    table('a', 'over'),
    table('b', 'playing'),
    table('c', 'playing', true),
    table('d', 'over'),
  ]);
  expect(found.map(({ name, tables }) => [name, tables.map(({ table }) => table)])).toEqual([
    ['turn', ['c']],
    ['running', ['b']],
    ['over', ['a', 'd']],
  ]);
});
