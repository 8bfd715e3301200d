import { expect, test } from 'vitest';
import { INLINE, pictureOf } from './drawings';
import { PREMONITIONS } from './premonitions';

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
