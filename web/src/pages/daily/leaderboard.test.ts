import { expect, test } from 'vitest';
import { bestAndOwn, leaderboardAddress } from './leaderboard';

const rows = (count: number, mine?: number) =>
  Array.from({ length: count }, (_, at) => ({ rank: at + 1, me: at + 1 === mine }));

test('one’s own row is shown once, wherever it stands', () => {
  expect(bestAndOwn(rows(12, 3), 10).own).toBeUndefined();
  expect(bestAndOwn(rows(12, 11), 10).own?.rank).toBe(11);
  expect(bestAndOwn(rows(12), 10).own).toBeUndefined();
  const whole = bestAndOwn(rows(201, 201), 201);
  expect([whole.best.length, whole.own?.rank]).toEqual([200, 201]);
});

test('the address of a leaderboard carries setup and period', () => {
  expect(leaderboardAddress({ game: 'onirim', setup: 'players=1 book=hard' }, '30')).toBe(
    '/api/leaderboard/onirim?setup=players%3D1+book%3Dhard&days=30',
  );
});
