import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Lesson } from '$/lessons/lesson';
import {
  ARROWS,
  arrowBeyond,
  bitsOf,
  cellOf,
  CELLS,
  colourOf,
  isFixed,
  lineFrom,
  lying,
  openingsOf,
  placeOf,
  startAt,
  turned,
} from './map';
import type { Contents } from './wire';

const lesson = readFileSync(join(import.meta.dirname, 'lesson.json'), 'utf8');
const box = (JSON.parse(lesson) as Lesson).contents as Contents;

test('the board is drawn as it lies in the box: fixed tiles, arrows, start squares', () => {
  expect(CELLS.filter(isFixed)).toEqual(box.fixed.map(({ cell }) => cell));
  expect(ARROWS.toSorted()).toEqual(box.arrows.toSorted());
  expect(box.pawns.map(({ seat, start }) => [colourOf(seat), startAt(start)])).toEqual(
    box.pawns.map(({ colour }) => [colour, colour]),
  );
});

test('cells have one name and one place', () => {
  expect(CELLS.map(placeOf)).toEqual(CELLS.map((_, at) => at));
  expect(cellOf(25)).toBe('3.4');
  expect(CELLS.filter(isFixed)).toHaveLength(16);
});

test('a line is told from the arrow on', () => {
  expect(lineFrom('N3')).toEqual(['0.3', '1.3', '2.3', '3.3', '4.3', '5.3', '6.3']);
  expect(lineFrom('E1')[0]).toBe('1.6');
  expect(lineFrom('S5').at(-1)).toBe('0.5');
  expect(lineFrom('W1')[6]).toBe('1.6');
});

test('openings are read, written and turned clockwise', () => {
  for (let bits = 0; bits < 16; bits++) expect(bitsOf(openingsOf(bits))).toBe(bits);
  expect(openingsOf(turned(bitsOf('NE'), 1))).toBe('ES');
  expect(openingsOf(turned(bitsOf('NES'), -1))).toBe('NEW');
  expect(openingsOf(lying('straight', 3))).toBe('EW');
});

test('past the edge of the odd lines there is an arrow, elsewhere nothing', () => {
  const found = CELLS.flatMap((cell) =>
    [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ].flatMap(([dx, dy]) => arrowBeyond(cell, dx!, dy!) ?? []),
  );
  expect(found.toSorted()).toEqual(ARROWS.toSorted());
  expect(arrowBeyond('0.2', 0, -1)).toBeNull();
});
