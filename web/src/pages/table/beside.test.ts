import { expect, test } from 'vitest';
import { beside } from './beside';

const screen = { width: 1440, height: 900 };

test('a panel takes the place of the log', () => {
  const log = { left: 1100, top: 76, width: 316, height: 800 };
  expect(beside(log, screen)).toEqual(log);
});

test('where the log is low, the panel grows upwards and stays on the screen', () => {
  const place = beside({ left: 18, top: 680, width: 300, height: 400 }, screen)!;
  expect(place.top + place.height).toBe(900);
  expect(place.height).toBe(320);
});

test('where the log is low, the panel covers what can be spared as a whole, not a part of it', () => {
  const spared = { left: 18, top: 480, width: 300, height: 120 };
  expect(beside({ left: 18, top: 612, width: 300, height: 280 }, screen, spared)!.top).toBe(480);
  expect(beside({ left: 18, top: 526, width: 300, height: 366 }, screen, spared)!.top).toBe(480);
  expect(beside({ left: 18, top: 470, width: 300, height: 422 }, screen, spared)!.top).toBe(470);
});

test('a board without a log, or with a narrow one, has no room beside it', () => {
  expect(beside(null, screen)).toBeNull();
  expect(beside({ left: 0, top: 0, width: 120, height: 600 }, screen)).toBeNull();
});
