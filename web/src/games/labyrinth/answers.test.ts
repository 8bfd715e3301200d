import { expect, test } from 'vitest';
import { answersOf, permuting } from './answers';

test('answers are found by what they are done to', () => {
  const answers = answersOf([
    'push N1 NE',
    'push N1 ES',
    'rotate 1.2 90',
    'rotate 1.2 180',
    'permute 1.2 1.3',
    'move 0.0',
    'move 0.1',
    'end',
  ]);
  expect(answers.pushes.get('N1')).toEqual(['NE', 'ES']);
  expect(answers.turns.get('1.2')).toEqual([90, 180]);
  expect(answers.pairs.get('1.3')).toEqual(['1.2']);
  expect([...answers.moves]).toEqual(['0.0', '0.1']);
  expect(answers.end).toBe(true);
  expect(answers.others).toEqual([]);
});

test('an answer of another kind is kept, so that it can be given by its words', () => {
  expect(answersOf(['wave to everybody']).others).toEqual(['wave to everybody']);
});

test('two tiles are named in one order', () => {
  expect(permuting('2.3', '1.3')).toBe('permute 1.3 2.3');
  expect(permuting('1.3', '2.3')).toBe('permute 1.3 2.3');
});
