import { expect, test } from 'vitest';
import type { SeatDocument } from '$/lib/table/wire';
import { meaningOfConceding } from './conceding';

const seats = (...users: (string | null)[]): SeatDocument[] =>
  users.map((user, at) => ({
    seat: at + 1,
    user,
    name: user,
    bot: user ? null : 'normal',
    stand_in: null,
    conceded: false,
    left_ms: null,
  }));

test('who plays alone, or with bots, ends the game', () => {
  expect(meaningOfConceding({ game: 'onirim', seats: seats('a') })).toBe('ends');
  expect(meaningOfConceding({ game: 'labyrinth', seats: seats('a', null) })).toBe('ends');
  expect(meaningOfConceding({ game: 'labyrinth', seats: seats('a', 'a') })).toBe('ends');
});

test('a team is asked', () => {
  expect(meaningOfConceding({ game: 'onirim', seats: seats('a', 'b') })).toBe('asks');
});

test('against one the other wins, against more a bot plays on', () => {
  expect(meaningOfConceding({ game: 'mondes', seats: seats('a', null) })).toBe('loses');
  expect(meaningOfConceding({ game: 'mondes', seats: seats('a', 'b', null) })).toBe('bot');
});
