import { expect, test } from 'vitest';
import { isChanging, seating, seatStates } from './pawns';

const seat = (seat: number, user: string | null = null, bot: string | null = null) => ({ seat, user, bot });

test('a pawn is free, one’s own, or somebody else’s; bots have theirs, too', () => {
  const seats = [seat(1, 'host'), seat(2, 'me'), seat(3), seat(4, null, 'easy')];
  expect(seatStates(seats, [2]).map(({ state }) => state)).toEqual(['taken', 'mine', 'free', 'taken']);
});

test('who stands sits down, and who sits changes in one command', () => {
  expect(seating([], 3)).toEqual({ command: 'sit', parameters: { seat: 3 } });
  expect(seating([2], 3)).toEqual({ command: 'change_seat', parameters: { from: 2, to: 3 } });
});

test('whoever has the former seat and the next one is changing, and does not play two', () => {
  expect(isChanging([2, 3], { from: 2, to: 3 })).toBe(true);
  expect(isChanging([1, 3], { from: 2, to: 3 })).toBe(false);
  expect(isChanging([3], { from: 2, to: 3 })).toBe(false);
  expect(isChanging([2, 3], { from: undefined, to: 3 })).toBe(false);
});
