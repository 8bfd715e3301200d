import { expect, test } from 'vitest';
import type { Line } from '$/lib/table/table';
import { standingMoves } from '$/lib/table/moves';
import type { Standing } from '$/lib/table/wire';
import { lastOwnMove } from './undo';

let step = 0;
const line = (entry: Line['entry'], undone = false): Line => ({
  step: step++,
  at: 0,
  entry,
  events: [],
  undone,
  fresh: false,
});
const start = () => line({ did: 'start' });
const act = (seat: number, undone = false) => line({ did: 'act', seat }, undone);

test('what was taken back or is no move does not count', () => {
  const log = [
    line({ did: 'sit', seat: 1 }),
    start(),
    act(1),
    act(2, true),
    line({ did: 'undo', seat: 2, to: 1 }),
    act(2),
  ];
  expect(standingMoves(log).map(({ entry }) => entry.seat)).toEqual([1, 2]);
});

test('one goes back to before the last own move, over what others did since', () => {
  const log = [start(), act(1), act(1), act(2), act(2)];
  expect(lastOwnMove({ log, standing: null }, [1])).toBe(1);
  expect(lastOwnMove({ log, standing: null }, [1, 2])).toBe(3);
});

test('who has not moved has nothing to take back', () => {
  expect(lastOwnMove({ log: [start(), act(1)], standing: null }, [2])).toBeNull();
});

test('a log that begins in the middle of the game counts from its beginning', () => {
  const log = [act(1), act(2)];
  expect(lastOwnMove({ log, standing: { moves: 302 } as Standing }, [1])).toBe(300);
});
