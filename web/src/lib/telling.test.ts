import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from './table/table';
import { lastTurnOfOthers, readingTime, Telling } from './telling.svelte';

const line = (step: number, seat: number, more: Partial<Line> = {}): Line => ({
  step,
  at: 0,
  entry: { did: 'act', seat },
  events: [],
  said: [{ text: `${seat} did ${step}`, events: [] }],
  fresh: true,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what others do is told in its order, and then nothing', () => {
  const telling = new Telling();
  telling.follow([line(1, 2)], [1]);
  expect(telling.now).toBeNull();
  telling.follow([line(1, 2), line(2, 2), line(3, 3)], [1]);
  expect(telling.now?.text).toBe('2 did 2');
  vi.advanceTimersByTime(2000);
  expect(telling.now?.text).toBe('3 did 3');
  vi.advanceTimersByTime(2000);
  expect(telling.now).toBeNull();
});

test('one’s own move is not told, and ends what was being told', () => {
  const telling = new Telling();
  telling.follow([], [1]);
  telling.follow([line(1, 2), line(2, 2)], [1]);
  telling.follow([line(1, 2), line(2, 2), line(3, 1)], [1]);
  expect(telling.now).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(telling.now).toBeNull();
});

test('the last turn of the others ends with their last move and begins after one’s own', () => {
  const log = [line(1, 2), line(2, 1), line(3, 2), line(4, 3, { undone: true }), line(5, 3), line(6, 1)];
  expect(lastTurnOfOthers(log, [1]).map(({ step }) => step)).toEqual([3, 5]);
  expect(lastTurnOfOthers(log.slice(0, 2), [1]).map(({ step }) => step)).toEqual([1]);
  expect(lastTurnOfOthers([line(1, 1)], [1])).toEqual([]);
  expect(lastTurnOfOthers([line(1, 1), line(2, 2), line(3, 2)], []).map(({ step }) => step)).toEqual([2, 3]);
});

test('it can be told again, as often as one likes', () => {
  const telling = new Telling();
  const log = [line(1, 1), line(2, 2)];
  for (const _ of [1, 2]) {
    telling.again(log, [1]);
    expect(telling.now?.line.step).toBe(2);
  }
});

test('a sentence is shown longer if it is longer, and less long if others wait', () => {
  expect(readingTime('a'.repeat(80), 0)).toBeGreaterThan(readingTime('a'.repeat(20), 0));
  expect(readingTime('a'.repeat(80), 6)).toBeLessThan(readingTime('a'.repeat(80), 0));
});
