import { expect, test } from 'vitest';
import { corridor, floorOf, rubble } from './shapes';

test('a corridor leaves the tile exactly where it is open', () => {
  for (let open = 1; open < 16; open++) {
    const path = corridor(open);
    expect(/ -8(?!\d)/.test(path)).toBe((open & 1) !== 0);
    expect(/[ML]108 /.test(path)).toBe((open & 2) !== 0);
    expect(/ 108(?!\d)/.test(path)).toBe((open & 4) !== 0);
    expect(/[ML]-8 /.test(path)).toBe((open & 8) !== 0);
  }
});

test('a round room is part of the floor, and goes round as the corridor does: clockwise', () => {
  expect(floorOf(5, 0)).toBe(corridor(5));
  expect(floorOf(5, 27)).toBe(`${corridor(5)}M23 50a27 27 0 1 1 54 0a27 27 0 1 1 -54 0Z`);
});

test('rubble looks the same every time it lies in the same place, and different elsewhere', () => {
  expect(rubble(12)).toEqual(rubble(12));
  expect(rubble(12)).not.toEqual(rubble(13));
});

test('a heap is three paths, however many stones it has', () => {
  const { stones, shaded, cracks } = rubble(12);
  const outlines = stones.match(/M[^Z]*Z/g)!;
  expect(outlines.length).toBeGreaterThan(9);
  expect(outlines.join('')).toBe(stones);
  for (const outline of shaded.match(/M[^Z]*Z/g)!) expect(outlines).toContain(outline);
  expect(cracks).toMatch(/^(M[\d.]+ [\d.]+l4 3l-1 3l5 3)+$/);
});
