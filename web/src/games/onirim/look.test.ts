import { expect, test } from 'vitest';
import { answersFor, awayOf, moved } from './look';

test('a prophecy discards one card and puts back the others, the last by itself', () => {
  expect(answersFor('prophecy', ['nightmare'], ['red-sun', 'blue-sun', 'red-key', 'red-sun'])).toEqual([
    'discard nightmare',
    'place red-sun',
    'place blue-sun',
    'place red-key',
  ]);
  expect(awayOf('prophecy')).toEqual({ what: 'discard', least: 1, most: 1 });
});

test('a happy dream discards as many as one likes, and says when it is enough', () => {
  expect(answersFor('dream-discard', ['red-sun', 'red-sun'], ['blue-sun'])).toEqual([
    'discard red-sun',
    'discard red-sun',
    'keep',
  ]);
  expect(answersFor('dream-discard', [], ['red-sun', 'red-moon'])).toEqual(['keep', 'place red-sun']);
  expect(answersFor('dream-discard', ['red-sun', 'red-moon'], [])).toEqual([
    'discard red-sun',
    'discard red-moon',
  ]);
});

test('the paradoxical prophecy puts one on top and the others back below', () => {
  expect(answersFor('paradox-top', ['red-door'], ['red-sun', 'red-moon', 'red-key'])).toEqual([
    'place red-door',
    'place red-sun',
    'place red-moon',
  ]);
});

test('who comes in the middle of it puts back what is left', () => {
  expect(answersFor('arrange', [], ['red-sun', 'red-moon'])).toEqual(['place red-sun']);
  expect(answersFor('paradox-bottom', [], ['red-sun', 'red-moon', 'red-key'])).toEqual([
    'place red-sun',
    'place red-moon',
  ]);
});

test('a thing moves to another place, not beyond the ends', () => {
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moved([1, 2, 3], 2, -5)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 0, 9)).toEqual([2, 3, 1]);
});
