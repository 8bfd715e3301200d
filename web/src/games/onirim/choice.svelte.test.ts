import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Table } from '$/lib/table/table';
import { Choice } from './choice.svelte';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asking = (question: string) => ({ step: 1, decider: 1, legal: [], view: {}, question: { question } });

function tableAsking(question: string) {
  let standing = $state.raw(asking(question));
  const table = {
    as: '1',
    plays: true,
    get standing() {
      return standing;
    },
  };
  return { table: table as unknown as Table, ask: (next: string) => (standing = asking(next)) };
}

test('a question that is laid over the table comes first; what it covers follows when it is on the screen', () => {
  const { table, ask } = tableAsking('turn');
  const choice = new Choice(() => table);
  const stop = $effect.root(() => choice.follow());
  flushSync();
  expect([choice.covered, choice.covers]).toEqual([false, false]);
  ask('nightmare');
  flushSync();
  expect([choice.covered, choice.covers]).toEqual([true, true]);
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
  flushSync();
  expect([choice.covered, choice.covers]).toEqual([true, false]);
  ask('turn');
  flushSync();
  expect([choice.covered, choice.covers]).toEqual([false, false]);
  stop();
});

test('the board behind a question that comes is as it was until the question is on the screen', () => {
  const { table, ask } = tableAsking('turn');
  const choice = new Choice(() => table);
  const stop = $effect.root(() => choice.follow());
  flushSync();
  const before = choice.shown.view;
  expect(before).toBe(table.standing!.view);
  ask('nightmare');
  flushSync();
  expect(choice.shown.view).toBe(before);
  expect(choice.view).not.toBe(before);
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
  flushSync();
  expect(choice.shown.view).toBe(table.standing!.view);
  stop();
});

test('behind a question never lies what another observer saw', () => {
  const [first, second] = [tableAsking('turn'), tableAsking('nightmare')];
  let table = $state.raw(first.table);
  const choice = new Choice(() => table);
  const stop = $effect.root(() => choice.follow());
  flushSync();
  expect(choice.shown.view).toBe(first.table.standing!.view);
  table = second.table;
  flushSync();
  expect(choice.covers).toBe(true);
  expect(choice.shown.view).toBe(second.table.standing!.view);
  stop();
});

test('an ordered prophecy lies on the table until all of its answers were taken', async () => {
  const { table, ask } = tableAsking('prophecy');
  let taken = () => {};
  Object.assign(table, { actAll: () => new Promise<void>((done) => (taken = done)) });
  const choice = new Choice(() => table);
  choice.carryOut(['discard red-sun', 'place red-moon']);
  expect([choice.covered, choice.plan]).toEqual([true, []]);
  ask('turn');
  taken();
  await Promise.resolve();
  expect(choice.covered).toBe(false);
});

test('a button that answers takes the focus off the board when the pointer goes down', () => {
  const card = document.body.appendChild(document.createElement('button'));
  card.focus();
  const { table } = tableAsking('turn');
  new Choice(() => table).letGo();
  expect(document.activeElement).toBe(document.body);
  card.remove();
});
