import { expect, test } from 'vitest';
import { halves } from '$/lib/sentences';
import { answerOf, spotOf } from './answers';

test('an answer is read into its verb and what it is done to', () => {
  expect(answerOf('play red-sun')).toMatchObject({ verb: 'play', from: 'own', card: 'red-sun' });
  expect(answerOf('play common blue-tower-4 left')).toMatchObject({
    verb: 'play',
    from: 'common',
    card: 'blue-tower-4',
    end: 'left',
  });
  expect(answerOf('return partner green')).toMatchObject({
    verb: 'return',
    owner: 'partner',
    colour: 'green',
  });
  expect(answerOf('swap-goals 2 7').goals).toEqual([2, 7]);
  expect(answerOf('into common').from).toBe('common');
  expect(answerOf('buy common')).toMatchObject({ verb: 'buy', from: 'common' });
  expect(answerOf('cast parallel-planning').spell).toBe('parallel-planning');
  expect(answerOf('suffer red-pair').premonition).toBe('red-pair');
});

test('the same words lie elsewhere for another question', () => {
  const discard = answerOf('discard red-key');
  expect(spotOf(discard, 'turn')).toBe('own/red-key');
  expect(spotOf(discard, 'lose-key')).toBe('deck/red-key');
  expect(spotOf(discard, 'prophecy')).toBe('look/red-key');
  expect(spotOf(answerOf('discard red-tower-3'), 'tower-loss')).toBe('tower/red-tower-3');
  expect(spotOf(answerOf('take red-sun'), 'pick')).toBe('common/red-sun');
  expect(spotOf(answerOf('take red-sun'), 'fetch')).toBe('deck/red-sun');
  expect(spotOf(answerOf('return red'), 'nightmare')).toBe('door/own/red');
  expect(spotOf(answerOf('search'), 'search')).toBeNull();
});

test('what one does and what comes of it stand on two sides of the dash', () => {
  expect(halves('Do not search — the deck is not shuffled')).toEqual([
    'Do not search',
    'the deck is not shuffled',
  ]);
  expect(halves('Draw the next card')).toEqual(['Draw the next card', null]);
});
