import { expect, test } from 'vitest';
import { lastDays, streakOf } from './streak';

test('a streak is the days in a row up to today', () => {
  expect(streakOf(['2026-11-15', '2026-11-16', '2026-11-17'], '2026-11-17')).toEqual({ now: 3, longest: 3 });
});

test('a streak lasts while today’s deal can still be played, and ends with a day left out', () => {
  const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-15', '2026-11-16'];
  expect(streakOf(days, '2026-11-17')).toEqual({ now: 2, longest: 3 });
  expect(streakOf(days, '2026-11-18')).toEqual({ now: 0, longest: 3 });
});

test('nobody has a streak without a finished deal, nor from days to come', () => {
  expect(streakOf([], '2026-11-17')).toEqual({ now: 0, longest: 0 });
  expect(streakOf(['2026-11-18'], '2026-11-17')).toEqual({ now: 0, longest: 0 });
});

test('a streak goes on over the end of a month', () => {
  expect(streakOf(['2026-10-31', '2026-11-01'], '2026-11-01')).toEqual({ now: 2, longest: 2 });
});

test('the last days end with today', () => {
  expect(lastDays('2026-11-02', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});
