import { afterEach, expect, test } from 'vitest';
import { settings } from '$/lib/settings.svelte';
import type { Table } from '$/lib/table/table';
import { Forced } from './forced';

const ME = { seat: 1, user: 'me', bot: null };
const BOT = { seat: 2, user: null, bot: 'normal' };
const FRIEND = { seat: 2, user: 'friend', bot: null };

const table = (
  moves: number,
  legal: string[],
  { other = BOT, watching = 0 }: { other?: object; watching?: number } = {},
) =>
  ({
    document: { seats: [ME, other] },
    watching,
    as: '1',
    plays: true,
    busy: false,
    link: 'open',
    standing: { step: moves, moves, decider: 1, legal },
  }) as unknown as {
    standing: { moves: number; legal: string[] };
  } & Table;

afterEach(() => {
  settings.forced = true;
});

test('the only possible answer is given; a choice is left to the player', () => {
  const forced = new Forced();
  expect(forced.answer(table(3, ['draw']))).toBe('draw');
  expect(forced.answer(table(3, ['draw', 'cast prophecy']))).toBeNull();
});

test('where somebody else plays or watches, nothing is answered by itself: the time would tell that there was no choice', () => {
  const forced = new Forced();
  expect(forced.answer(table(3, ['let'], { other: FRIEND }))).toBeNull();
  expect(forced.answer(table(3, ['let'], { other: { ...BOT, user: 'friend' } }))).toBeNull();
  expect(forced.answer(table(3, ['let'], { watching: 1 }))).toBeNull();
});

test('what was taken back is not given again by itself', () => {
  const forced = new Forced();
  const one = table(5, ['draw']);
  expect(forced.answer(one)).toBe('draw');
  one.standing.moves = 4;
  expect(forced.answer(one)).toBeNull();
  one.standing.moves = 6;
  expect(forced.answer(one)).toBe('draw');
});

test('who wants to give every answer gives every answer', () => {
  settings.forced = false;
  expect(new Forced().answer(table(3, ['draw']))).toBeNull();
});
