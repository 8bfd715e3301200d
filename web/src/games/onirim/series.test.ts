import { expect, test } from 'vitest';
import { seriesOf } from './series';
import type { CardId, Row } from './wire';

const row = (text: string, run: number): Row => ({ cards: text.split(' ').filter(Boolean) as CardId[], run });

test('three of a colour are a closed series, the fourth begins a new one', () => {
  const [first, second] = seriesOf(row('red-sun red-moon red-sun red-key', 1));
  expect(first).toMatchObject({ suit: 'red', closed: true, running: false, start: 0 });
  expect(second).toMatchObject({ suit: 'red', closed: false, running: true, start: 3 });
});

test('a series that was broken off is neither closed nor running', () => {
  const [first, second] = seriesOf(row('red-sun red-moon blue-sun', 1));
  expect(first).toMatchObject({ closed: false, running: false });
  expect(second).toMatchObject({ suit: 'blue', running: true, start: 2 });
});

test('after a third card nothing is running, and an empty row has no series', () => {
  expect(seriesOf(row('red-sun red-moon red-key', 3)).at(-1)).toMatchObject({ closed: true, running: false });
  expect(seriesOf(row('', 0))).toEqual([]);
});
