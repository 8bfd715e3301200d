import { expect, test } from 'vitest';
import { bins, lastDays, niceTop } from './scales';

test('a scale ends at a round number that can be halved', () => {
  expect([1, 2, 3, 5, 7, 11, 41, 99].map(niceTop)).toEqual([2, 2, 4, 6, 10, 20, 60, 100]);
});

test('the last days end today and leave none out', () => {
  expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test('bins hold everything once, in no more than so many', () => {
  const found = bins([3, 40, 41, 99, 7], (one) => one, 10);
  expect(found.length).toBeLessThanOrEqual(10);
  expect(found.flatMap(({ these }) => these).sort((a, b) => a - b)).toEqual([3, 7, 40, 41, 99]);
  expect(bins([], Number, 10)).toEqual([]);
  expect(bins([5, 5], (one) => one, 10)).toEqual([{ from: 5, to: 5, these: [5, 5] }]);
});
