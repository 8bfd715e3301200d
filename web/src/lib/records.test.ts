import { expect, test } from 'vitest';
import { unfinishedIn } from './records';

const record = (setup: string, result: string) =>
  `dedale record 1\ngame onirim\nrules 2\nsetup ${setup}\nseed 42\n\nplay blue-moon\n\nresult ${result}\nhash 0\n`;

test('an unfinished record can be played on, alone or with others', () => {
  expect(unfinishedIn(record('players=1 book=hard', 'unfinished'))).toMatchObject({
    game: 'onirim',
    alone: true,
  });
  expect(unfinishedIn(record('book=hard players=2', 'unfinished'))).toMatchObject({ alone: false });
  expect(unfinishedIn(record('players=1', 'winners=none reason=conceded'))).toBeUndefined();
  expect(unfinishedIn('{"game": "onirim"}')).toBeUndefined();
});
