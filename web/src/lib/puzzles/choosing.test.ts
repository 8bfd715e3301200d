import { expect, test } from 'vitest';
import type { PuzzleLine } from '$/generated/api';
import { nextPuzzle } from './choosing';

const puzzle = (id: string, rating: number): PuzzleLine => ({
  id,
  rating,
  game: 'onirim',
  setup: {},
  grade: 'easy',
});
const all = [puzzle('a', 700), puzzle('b', 1000), puzzle('c', 1300), puzzle('d', 1900)];
const list = { all, today: [all[0]!, all[3]!], here: [] };

test('the puzzles of the day come first', () => {
  expect(nextPuzzle(list, () => false, 1300)?.id).toBe('a');
  expect(nextPuzzle(list, (id) => id === 'a', 1300)?.id).toBe('d');
});

test('those found in games of the server are among the others', () => {
  const here = [puzzle('e', 1260)];
  expect(nextPuzzle({ ...list, here }, (id) => id === 'a' || id === 'd', 1250)?.id).toBe('e');
});

test('then comes the one closest to the rating, until all were tried', () => {
  expect(nextPuzzle(list, (id) => id === 'a' || id === 'd', 1250)?.id).toBe('c');
  expect(nextPuzzle(list, () => true, 1250)).toBeUndefined();
});
