import { expect, test, vi } from 'vitest';
import { INLINE, pictureOf, readAhead } from './drawings';
import { PREMONITIONS } from './premonitions';
import { signsOf } from './signs';

test('the ground of a card is one picture of its drawings in the colours of its suit', () => {
  const style = document.createElement('style');
  style.textContent = "[data-suit='brown'] { --c: #8a5a2b; --c-deep: #573513; }";
  document.head.append(style);
  const picture = decodeURIComponent(pictureOf(['card-room', 'place-brown'], 'dark', 'brown'));
  expect(picture).toContain('--c:#8a5a2b');
  expect(picture).toContain('<use href="#card-room"/><use href="#place-brown"/>');
  expect(INLINE).not.toContain('id="place-brown"');
  style.remove();
});

test('a sign stands in the page, and a colour without a value is left to the drawing', () => {
  expect(INLINE).toContain('id="sym-sun"');
  expect(decodeURIComponent(pictureOf(['card-back'], 'light'))).not.toContain('--back:');
});

test('every premonition has a drawing of its own', () => {
  const drawn = Object.keys(PREMONITIONS).map((name) => pictureOf([`omen-${name}`], 'dark').split('viewBox')[1]);
  expect(new Set(drawn).size).toBe(8);
});

test('the signs of a card lie on its ground, in the colours of the page', () => {
  const style = document.createElement('style');
  style.textContent = "[data-suit='red'] { --c: #aa3333; --moon: #e8eef7; }";
  document.head.append(style);
  const signs = signsOf({ kind: 'room', suit: 'red', symbol: 'moon' }, false);
  expect(signs.map(({ name }) => name)).toEqual(['eng-moon', 'sym-moon', 'pl-red']);
  const picture = decodeURIComponent(pictureOf(['card-room', 'place-red'], 'dark', 'red', signs));
  for (const { name } of signs) expect(picture).toContain(`<symbol id="${name}"`);
  expect(picture).toContain('<use href="#pl-red" x="15.5" y="49" width="24" height="24" style="--sym:var(--c)"/>');
  expect(picture).toContain('--c:#aa3333');
  expect(picture).toContain('--moon:#e8eef7');
  style.remove();
});

test('pictures are read one at a time, each where something shows it', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const reader = () => document.querySelector('[class^=ground]')?.className;
  const stop = readAhead(['nightmare', 'nightmare'], 'dark');
  const shown = new Set<string | undefined>();
  while (waiting.length > 0) {
    waiting.shift()!();
    shown.add(reader());
  }
  // Two sizes of a nightmare and of a back, then nothing.
  expect(shown.size).toBe(5);
  expect(reader()).toBeUndefined();
  stop();
  vi.unstubAllGlobals();
});
