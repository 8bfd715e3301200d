import { expect, test } from 'vitest';
import type { ConfigurationStatistics, Tally } from '$/generated/api';
import { dayByDay, played, ranked, together } from './tallies';

const tally = (games: number, wins: number, mean_moves: number | null): Tally => ({
  games,
  wins,
  mean_moves,
  endings: {},
  seats: {},
  bots: {},
});
const configuration = (setup: string, recent: Tally, all_time: Tally): ConfigurationStatistics => ({
  game: 'onirim',
  setup,
  options: null,
  recent,
  all_time,
});

test('configurations nobody played in that time are left out, the most played come first', () => {
  const all = [
    configuration('a', tally(0, 0, null), tally(9, 3, 40)),
    configuration('b', tally(2, 1, 30), tally(3, 1, 30)),
    configuration('c', tally(5, 1, 30), tally(5, 1, 30)),
  ];
  expect(played(all, 'recent').map(({ setup }) => setup)).toEqual(['c', 'b']);
  expect(played(all, 'all_time').map(({ setup }) => setup)).toEqual(['a', 'c', 'b']);
});

test('sums count moves by games', () => {
  expect(together([{ tally: tally(2, 1, 30) }, { tally: tally(1, 0, 40.4) }])).toEqual({
    games: 3,
    wins: 1,
    moves: 100,
  });
});

test('days without games are days all the same', () => {
  const days = dayByDay([{ day: '2026-11-14', games: 2, wins: 1 }], 3, '2026-11-15');
  expect(days.map(({ games }) => games)).toEqual([0, 2, 0]);
});

test('reasons are ranked by how often they occur', () => {
  expect(ranked({ conceded: 1, 'deck-empty': 5 })).toEqual([
    ['deck-empty', 5],
    ['conceded', 1],
  ]);
});
