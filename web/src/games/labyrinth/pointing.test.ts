import { expect, test } from 'vitest';
import { toldBy } from './pointing';

test('a line about a push tells of the whole line and its arrow', () => {
  const told = toldBy([{ event: 'pushed', seat: 2, arrow: 'W3', openings: 'NE' }]);
  expect(told.cells.size).toBe(7);
  expect([...told.arrows]).toEqual(['W3']);
  expect([...told.seats]).toEqual([2]);
});

test('a line about a walk tells of both ends and of the pawn', () => {
  const told = toldBy([
    { event: 'moved', seat: 1, from: '0.0', to: '2.3', spell: null },
    { event: 'found', seat: 1, treasure: 'key', owner: 1, bonus: true },
  ]);
  expect([...told.cells]).toEqual(['0.0', '2.3']);
  expect([...told.things]).toEqual(['key']);
});

test('the beginning of a turn points at nobody', () => {
  expect(toldBy([{ event: 'turn-began', seat: 3, turn: 4 }]).seats.size).toBe(0);
});
