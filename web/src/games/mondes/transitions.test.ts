import { afterEach, expect, test, vi } from 'vitest';
import { arrive, leave } from './transitions';

/** A pawn goes from one place to another; says how often it was measured. */
function goes(): number {
  const places = [document.createElement('span'), document.createElement('span')] as const;
  const measured = places.map((place) => vi.spyOn(place, 'getBoundingClientRect'));
  const going = [leave(places[0], { key: 1 }), arrive(places[1], { key: 1 })];
  for (const one of going) if (typeof one === 'function') one();
  return measured.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

afterEach(() => delete document.documentElement.dataset.motion);

test('pawns that move are measured where they were and where they are', () => {
  document.documentElement.dataset.motion = 'full';
  expect(goes()).toBeGreaterThan(0);
});

test('nothing is measured where nothing moves', () => {
  document.documentElement.dataset.motion = 'less';
  expect(goes()).toBe(0);
});
