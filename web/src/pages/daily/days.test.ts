import { expect, test } from 'vitest';
import { addressOfTry, dayAfter, dealAddress, dealOfTheDay } from './days';

test('days go on over the end of a month, and back', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test('the first page shows another deal every day', () => {
  const deals = [1, 2, 3].map((name) => ({ name, mine: null }));
  const shown = [0, 1, 2].map((days) => dealOfTheDay(dayAfter('2026-11-15', days), deals)!.name);
  expect(new Set(shown).size).toBe(3);
});

test('a deal that is under way comes first', () => {
  const deals = [
    { name: 'a', mine: null },
    { name: 'b', mine: { table: 'T', result: null } },
    { name: 'c', mine: null },
  ];
  for (const day of ['2026-11-15', '2026-11-16']) expect(dealOfTheDay(day, deals)!.name).toBe('b');
});

test('the address of a deal carries its setup', () => {
  expect(dealAddress({ game: 'onirim', setup: 'players=1 book=hard' }, '2026-11-15')).toBe(
    '/daily/onirim/2026-11-15?setup=players%3D1+book%3Dhard',
  );
});

test('a table leads to the deal of its own setup', () => {
  expect(addressOfTry({ game: 'onirim', setup: { players: 1, book: 'hard' } }, '2026-11-15')).toBe(
    '/daily/onirim/2026-11-15?setup=players%3D1+book%3Dhard',
  );
});
