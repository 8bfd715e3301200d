import { expect, test } from 'vitest';
import { expected, FIRST_RATING, ratingAfter } from './rating';

test('equals solve every other puzzle', () => {
  expect(expected(1200, 1200)).toBe(0.5);
  expect(expected(1600, 1200)).toBeCloseTo(10 / 11);
});

test('a solved puzzle raises the rating, and the harder it was the more', () => {
  const after = (puzzle: number) => ratingAfter(FIRST_RATING, puzzle, true, 0);
  expect(after(800)).toBeGreaterThan(FIRST_RATING);
  expect(after(1600)).toBeGreaterThan(after(800));
  expect(ratingAfter(FIRST_RATING, 800, false, 0)).toBeLessThan(FIRST_RATING);
});

test('one puzzle moves a rating less once many were tried', () => {
  expect(ratingAfter(1000, 1000, true, 0)).toBe(1040);
  expect(ratingAfter(1000, 1000, true, 50)).toBe(1010);
});

test('nobody leaves the scale', () => {
  expect(ratingAfter(2600, 2600, true, 0)).toBe(2600);
  expect(ratingAfter(200, 200, false, 0)).toBe(200);
});
