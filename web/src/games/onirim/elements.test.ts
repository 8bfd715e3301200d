import { expect, test } from 'vitest';
import { elements } from './elements';

test('a card that comes gets the element of the card that went, and the others keep theirs', () => {
  const shown = elements();
  expect(shown(['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(shown(['a', 'c', 'd'])).toEqual([0, 2, 1]);
  expect(shown(['d', 'a', 'c'])).toEqual([1, 0, 2]);
});

test('elements are made only for cards that have none', () => {
  const shown = elements();
  shown(['a', 'b']);
  expect(shown(['c', 'd', 'e'])).toEqual([0, 1, 2]);
  expect(shown(['e'])).toEqual([2]);
  expect(shown(['e', 'f'])).toEqual([2, 3]);
});
