import { expect, test } from 'vitest';
import { about, toldBy } from './told';
import type { Event } from './wire';

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

test('an answer points at its arrow or its cells', () => {
  expect(toldBy(about('push N3 NES') as Event[]).arrows).toEqual(new Set(['N3']));
  expect(toldBy(about('move 3.4') as Event[]).cells).toEqual(new Set(['3.4']));
  expect(toldBy(about('permute 1.2 1.3') as Event[]).cells).toEqual(new Set(['1.2', '1.3']));
  expect([about('end'), about('orient NES'), about('choose crossing')]).toEqual([[], [], []]);
});
