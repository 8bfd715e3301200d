import { expect, test } from 'vitest';
import { movesOf } from './motion.svelte';

test('a card goes from the hand to the row, and another from the deck to the hand, turning over', () => {
  const [played, drawn] = movesOf(
    [
      { event: 'played', seat: 1, from: 'own', card: 'red-sun' },
      { event: 'drew', seat: 1, into: 'own', card: 'blue-sun' },
    ],
    1,
  );
  expect(played).toMatchObject({ card: 'red-sun', to: ['row/1/last'], turns: false });
  expect(played!.from).toContain('own/red-sun/0');
  expect(drawn).toMatchObject({ card: 'blue-sun', from: ['deck'], turns: true });
  expect(drawn!.to).toContain('own/blue-sun/0');
});

test('what a partner draws in silence stays face down', () => {
  const [drawn] = movesOf([{ event: 'drew', seat: 2, into: 'own', card: null }], 1);
  expect(drawn).toMatchObject({ card: 'back', to: ['hand/partner'], turns: false });
});

test('a door laid aside goes to limbo from where it was shown, not from the deck', () => {
  const [aside] = movesOf([{ event: 'to-limbo', from: 'table', card: 'red-door' }], 1);
  expect(aside).toMatchObject({ from: ['drawn', 'deck'], to: ['limbo'] });
});

test('limbo goes back under the deck, a lost door to limbo', () => {
  const moves = movesOf([{ event: 'door-returned', seat: 1, colour: 'red' }, { event: 'limbo-returned' }], 1);
  expect(moves[0]).toMatchObject({ card: 'red-door', to: ['limbo'], pile: true });
  expect(moves.slice(1).every(({ from, to }) => from[0] === 'limbo' && to[0] === 'deck')).toBe(true);
});

test('what only a screen reader needs to hear moves nothing', () => {
  expect(
    movesOf(
      [
        { event: 'turn-began', seat: 1, turn: 2 },
        { event: 'search-declined', seat: 1, colour: 'red' },
      ],
      1,
    ),
  ).toEqual([]);
});
