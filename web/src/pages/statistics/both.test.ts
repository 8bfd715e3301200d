import { expect, test } from 'vitest';
import type { Statistics, Tally } from '$/generated/api';
import { both } from './both';

const tally = (games: number, wins: number, moves: number | null): Tally => ({
  games,
  wins,
  mean_moves: moves,
  endings: games > 0 ? { won: wins, lost: games - wins } : {},
  seats: games > 0 ? { '1': { played: games, won: wins } } : {},
  bots: {},
});
const statistics = (
  setup: string,
  games: number,
  wins: number,
  moves: number | null,
  day: string,
): Statistics => ({
  days: 30,
  configurations: [
    {
      game: 'onirim',
      setup,
      options: {},
      recent: tally(games, wins, moves),
      all_time: tally(games, wins, moves),
    },
  ],
  per_day: [{ day, games, wins }],
});

test('the same configuration is counted together, means by their weight', () => {
  const sum = both(
    statistics('players=1', 1, 1, 40, '2026-11-15'),
    statistics('players=1', 3, 1, 60, '2026-11-15'),
  );
  expect(sum.configurations).toHaveLength(1);
  expect(sum.configurations[0]!.recent).toEqual({
    games: 4,
    wins: 2,
    mean_moves: 55,
    endings: { won: 2, lost: 2 },
    seats: { '1': { played: 4, won: 2 } },
    bots: {},
  });
  expect(sum.per_day).toEqual([{ day: '2026-11-15', games: 4, wins: 2 }]);
});

test('configurations and days that only one of them knows stay, the most played and the oldest first', () => {
  const sum = both(
    statistics('players=1', 1, 0, 40, '2026-11-16'),
    statistics('players=2', 3, 1, 60, '2026-11-14'),
  );
  expect(sum.configurations.map(({ setup }) => setup)).toEqual(['players=2', 'players=1']);
  expect(sum.per_day.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-16']);
});

test('no games have no mean', () => {
  const none = statistics('players=1', 0, 0, null, '2026-11-16');
  expect(both(none, none).configurations[0]!.recent.mean_moves).toBeNull();
});
