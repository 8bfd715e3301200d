import { afterEach, expect, test, vi } from 'vitest';
import { deal } from './deal';
import type { Table } from './table/table';

type Dealt = Pick<Table, 'document' | 'standing'>;
const at = (moves: number, phase = 'playing') => ({ document: { phase }, standing: { moves } }) as Dealt;

/** A board of three pieces, and how long each waits before it appears. */
function board() {
  const delays: number[] = [];
  const made = document.createElement('div');
  made.innerHTML = '<i data-deal></i><b></b><i data-deal></i><i data-deal></i>';
  for (const piece of made.children)
    piece.animate = vi.fn((_, how) => delays.push((how as KeyframeAnimationOptions).delay!) as never);
  return { made, delays };
}

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test('a game that begins is dealt piece by piece', () => {
  const { made, delays } = board();
  deal(made, at(0));
  expect(delays).toEqual([0, 70, 140]);
});

test('nothing is dealt in the middle of a game, after it, or without motion', () => {
  const { made, delays } = board();
  deal(made, at(3));
  deal(made, at(0, 'over'));
  document.documentElement.dataset.motion = 'less';
  deal(made, at(0));
  expect(delays).toEqual([]);
});
