import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { afterTheFrame, inTheNextFrame } from './in_the_next_frame.svelte';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (frames[number - 1] = () => {}));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function nextFrame() {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
  flushSync();
}

test('a value follows once the frame is on the screen', () => {
  let board = $state('first');
  let shown = () => '';
  const stop = $effect.root(() => {
    shown = inTheNextFrame(() => board);
  });
  flushSync();
  expect(shown()).toBe('first');
  board = 'second';
  flushSync();
  expect(shown()).toBe('first');
  nextFrame();
  expect(shown()).toBe('second');
  stop();
});

test('what was called off before the frame does not happen', () => {
  const what = vi.fn();
  afterTheFrame(what)();
  nextFrame();
  expect(what).not.toHaveBeenCalled();
});

test('a tab that nobody sees makes no frames: it happens all the same', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const what = vi.fn();
  const callOff = vi.fn();
  afterTheFrame(what);
  afterTheFrame(callOff)();
  vi.runAllTimers();
  expect(frames).toEqual([]);
  expect(what).toHaveBeenCalledOnce();
  expect(callOff).not.toHaveBeenCalled();
});
