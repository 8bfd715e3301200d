import { expect, test } from 'vitest';
import type { Line } from '$/lib/table/table';
import { standingMoves } from '$/lib/table/moves';
import type { Standing } from '$/lib/table/wire';
import { lastOwnMove } from './undo';

let step = 0;
const line = (did: Line['entry']['did'], seat?: number, undone = false): Line => ({
  step: step++,
  at: 0,
  entry: { did, seat },
  events: [],
  undone,
  fresh: false,
});

test('what was taken back or is no move does not count', () => {
  const log = [
    line('sit', 1),
    line('start'),
    line('act', 1),
    line('act', 2, true),
    line('undo', 2),
    line('act', 2),
  ];
  expect(standingMoves(log).map(({ entry }) => entry.seat)).toEqual([1, 2]);
});

test('one goes back to before the last own move, over what others did since', () => {
  const log = [line('start'), line('act', 1), line('act', 1), line('act', 2), line('act', 2)];
  expect(lastOwnMove({ log, standing: null }, [1])).toBe(1);
  expect(lastOwnMove({ log, standing: null }, [1, 2])).toBe(3);
});

test('who has not moved has nothing to take back', () => {
  expect(lastOwnMove({ log: [line('start'), line('act', 1)], standing: null }, [2])).toBeNull();
});

test('a log that begins in the middle of the game counts from its beginning', () => {
  const log = [line('act', 1), line('act', 2)];
  expect(lastOwnMove({ log, standing: { moves: 302 } as Standing }, [1])).toBe(300);
});
