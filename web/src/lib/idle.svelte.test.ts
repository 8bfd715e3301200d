import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync, getContext, type Component } from 'svelte';
import { rehearse } from './idle';

let happened: string[] = [];

const part =
  (name: string): Component =>
  () => {
    happened.push(`${name} for ${getContext<string>('whom')}`);
    $effect(() => void happened.push(`effect of ${name}`));
    return {};
  };
const context = new Map([['whom', 'nobody']]);

beforeEach(() => {
  happened = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('parts are made one at a time, with their surroundings, and nothing comes of it', async () => {
  rehearse([part('one'), part('other')], context);
  expect(happened).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(happened).toEqual(['one for nobody']);
  await vi.runAllTimersAsync();
  flushSync();
  expect(happened).toEqual(['one for nobody', 'other for nobody']);
  expect(document.body.childElementCount).toBe(0);
});

test('no part is made after it was called off', async () => {
  const stop = rehearse([part('one'), part('other')], context);
  vi.advanceTimersToNextTimer();
  stop();
  await vi.runAllTimersAsync();
  expect(happened).toEqual(['one for nobody']);
});
