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
  expect(answersFor('dream-discard', [], ['a', 'b'])).toEqual(['keep', 'place a']);
  expect(answersFor('dream-discard', ['a', 'b'], [])).toEqual(['discard a', 'discard b']);
});

test('the paradoxical prophecy puts one on top and the others back below', () => {
  expect(answersFor('paradox-top', ['red-door'], ['a', 'b', 'c'])).toEqual([
    'place red-door',
    'place a',
    'place b',
  ]);
});

test('who comes in the middle of it puts back what is left', () => {
  expect(answersFor('arrange', [], ['a', 'b'])).toEqual(['place a']);
  expect(answersFor('paradox-bottom', [], ['a', 'b', 'c'])).toEqual(['place a', 'place b']);
});

test('a thing moves to another place, not beyond the ends', () => {
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moved([1, 2, 3], 2, -5)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 0, 9)).toEqual([2, 3, 1]);
});
