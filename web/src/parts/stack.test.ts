import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isAnythingLaid, layOver } from './stack';

const SOURCES = join(import.meta.dirname, '..');

function laid(): HTMLElement {
  const one = document.createElement('div');
  one.tabIndex = -1;
  document.body.append(one);
  return one;
}
const escape = (on: EventTarget) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

afterEach(() => document.body.replaceChildren());

test('nothing on any page is made inert: cards that move while something is inert stay dead in Chromium', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const guilty = files.filter(
    (name) =>
      !name.endsWith('.test.ts') &&
      /showModal|\.inert\b|\binert=/.test(readFileSync(join(SOURCES, name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(guilty).toEqual([]);
});

test('Esc closes what lies on top, and nothing below it', () => {
  const [below, above] = [laid(), laid()];
  const closed: string[] = [];
  const leaveBelow = layOver(below, () => closed.push('below'));
  const leaveAbove = layOver(above, () => closed.push('above'));
  escape(document.body);
  leaveAbove();
  escape(below);
  leaveBelow();
  expect(closed).toEqual(['above', 'below']);
  expect(isAnythingLaid()).toBe(false);
});

test('the focus comes back to where it was', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const one = laid();
  const leave = layOver(one, vi.fn());
  one.focus();
  leave();
  expect(document.activeElement).toBe(button);
});

test('focus that strays behind what is laid is called back', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const one = laid();
  const leave = layOver(one, vi.fn());
  button.focus();
  expect(document.activeElement).toBe(one);
  leave();
});

test('what is laid takes the focus after the frame in which it is drawn', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const one = laid();
  const leave = layOver(one, vi.fn());
  frames.forEach((frame) => frame(0));
  expect(document.activeElement).toBe(document.body);
  vi.runAllTimers();
  expect(document.activeElement).toBe(one);
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
