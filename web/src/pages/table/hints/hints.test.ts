import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '$/lib/refusal';
import type { Hint, Hints } from '$/lib/table/wire';
import { figure } from '$/lib/words.svelte';
import { consult } from './consult';
import { percent, wholePercent } from './figures';
import { rowsOf } from './rows';

const hint = (action: string, chance: number, more: Partial<Hint> = {}): Hint => ({
  action,
  then: [],
  chance,
  error: 0.02,
  visits: 100,
  ...more,
});
const hints = (tried: number, done = false): Hints => ({ step: 3, as: 1, hints: [], tried, done });

let answers: ((hints: Hints) => void)[] = [];
let refusals: ((problem: unknown) => void)[] = [];
const table = {
  hint: () =>
    new Promise<Hints>((done, failed) => {
      answers.push(done);
      refusals.push(failed);
    }),
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  refusals = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a hint is asked for again until the server has thought enough, one question at a time', async () => {
  const told: number[] = [];
  const stop = consult(table, { told: ({ tried }) => told.push(tried), failed: vi.fn() });
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers.length).toBe(1);
  answers[0]!(hints(10));
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers.length).toBe(2);
  answers[1]!(hints(90, true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.length).toBe(2);
  expect(told).toEqual([10, 90]);
  stop();
});

test('who closes the hints hears nothing more, and nothing more is asked', async () => {
  const told = vi.fn();
  const stop = consult(table, { told, failed: vi.fn() });
  stop();
  answers[0]!(hints(10));
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).not.toHaveBeenCalled();
  expect(answers.length).toBe(1);
});

test('nothing is asked while nobody looks at the page', async () => {
  const stop = consult(table, { told: vi.fn(), failed: vi.fn() });
  answers[0]!(hints(10));
  await settle();
  look('hidden');
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers.length).toBe(1);
  look('visible');
  expect(answers.length).toBe(2);
  stop();
});

test('a busy server is asked again later and later, another refusal ends it', async () => {
  const failed = vi.fn();
  const stop = consult(table, { told: vi.fn(), failed });
  const refuse = (code: string) => refusals.at(-1)!(new Refusal({ code }, code));
  refuse('too-many-hints');
  await vi.advanceTimersByTimeAsync(300);
  expect(answers.length).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(answers.length).toBe(2);
  refuse('too-many-hints');
  await vi.advanceTimersByTimeAsync(800);
  expect(answers.length).toBe(3);
  expect(failed).not.toHaveBeenCalled();
  refuse('no-hints-here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledOnce();
  expect(answers.length).toBe(3);
  stop();
});

test('a row says the answer, what comes of it and what goes with it', () => {
  const [row] = rowsOf(
    [
      hint('discard red-key', 0.6, {
        then: ['place blue-sun'],
        text: ['Discard the red key — a prophecy', 'Put the blue sun on top'],
      }),
    ],
    null,
  );
  expect(row).toMatchObject({
    what: 'Discard the red key',
    outcome: 'a prophecy',
    along: ['Put the blue sun on top'],
    best: true,
  });
});

test('an answer nobody tried is told so, and is not the best', () => {
  const [row] = rowsOf([hint('play red-sun', 0.5, { visits: 0, error: 0.5 })], null);
  expect(row).toMatchObject({ untried: true, best: false, what: 'play red-sun' });
});

test('what was hardly tried is not called the best', () => {
  expect(rowsOf([hint('a', 1, { visits: 1, error: 0.43 })], null)[0]!.best).toBe(false);
});

test('an answer that is written with a higher chance stands higher, whichever was tried more often', () => {
  const searched = [
    hint('most-tried', 0.9, { visits: 900 }),
    hint('higher', 0.914, { visits: 300 }),
    hint('alike', 0.896, { visits: 200 }),
    hint('hardly-tried', 1, { visits: 1, error: 0.4 }),
    hint('untried', 0.5, { visits: 0, error: 0.5 }),
  ];
  const rows = rowsOf(searched, null);
  expect(rows.map(({ action }) => action)).toEqual([
    'higher',
    'most-tried',
    'alike',
    'hardly-tried',
    'untried',
  ]);
  expect(rows.map(({ best }) => best)).toEqual([true, false, false, false, false]);
  expect(rows.map(({ vague }) => vague)).toEqual([false, false, false, true, true]);
});

test('rows stay where they are for who looks at one, until their figures say otherwise', () => {
  const found = [hint('b', 0.602), hint('a', 0.598), hint('d', 0.1), hint('c', 0.1)];
  expect(rowsOf(found, null).map(({ action }) => action)).toEqual(['b', 'a', 'd', 'c']);
  expect(rowsOf(found, ['a', 'b', 'c']).map(({ action }) => action)).toEqual(['a', 'b', 'c', 'd']);
  const later = [hint('b', 0.61), hint('a', 0.598)];
  expect(rowsOf(later, ['a', 'b']).map(({ action, best }) => [action, best])).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

test('a chance is written as it is ranked', () => {
  for (let share = 0; share <= 1; share += 0.0005)
    expect(percent(share)).toBe(figure(wholePercent(share) / 100, { style: 'percent' }));
});

test('answers that win as often are not level if one takes turns longer', () => {
  const pace = (turns: number, error = 0.1) => ({ turns, error, now: 1, next: 1.2 });
  const found = [
    hint('push', 0.99, { pace: pace(6) }),
    hint('walk', 0.99, { pace: pace(6.4) }),
    hint('end', 0.99, { pace: pace(7.5) }),
    hint('turn', 0.99, { pace: pace(7.5, 2) }),
  ];
  expect(rowsOf(found, null).map((row) => row.level)).toEqual([false, true, false, true]);
});
