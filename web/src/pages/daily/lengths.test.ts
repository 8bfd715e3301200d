import { expect, test } from 'vitest';
import { lengths, longer } from './lengths';

const moves = [
  { moves: 40, won: true, tries: 2 },
  { moves: 40, won: false, tries: 1 },
  { moves: 90, won: false, tries: 4 },
];

test('games that ended after about as many moves stand in one column, won and lost apart', () => {
  const columns = lengths(moves, 40);
  expect(columns[0]).toMatchObject({ solid: 2, hatched: 1, mine: true });
  expect(columns.at(-1)).toMatchObject({ solid: 0, hatched: 4, mine: false });
  expect(lengths([], undefined)).toEqual([]);
});

test('a win is better than what was lost or won later, and a loss is better than nothing', () => {
  expect(longer({ moves }, { won: true, moves: 39, reason: '' })).toBe(7);
  expect(longer({ moves }, { won: true, moves: 40, reason: '' })).toBe(5);
  expect(longer({ moves }, { won: false, moves: 90, reason: '' })).toBe(0);
});
