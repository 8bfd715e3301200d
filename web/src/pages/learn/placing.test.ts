import { expect, test } from 'vitest';
import { between, clearOf, placed } from './placing';

const screen = { left: 0, top: 0, width: 1000, height: 800 };
const note = { width: 300, height: 100 };

test('a note lies over what it speaks of, or under it where there is no room', () => {
  expect(placed({ left: 400, top: 500, width: 100, height: 100 }, note, screen)).toMatchObject({
    side: 'bottom',
  });
  expect(placed({ left: 400, top: 20, width: 100, height: 100 }, note, screen)).toMatchObject({
    side: 'top',
    top: 138,
  });
});

test('a note never leaves the screen', () => {
  const { left } = placed({ left: 960, top: 500, width: 40, height: 40 }, note, screen);
  expect(left + note.width).toBeLessThanOrEqual(screen.width);
});

test('where nothing is free the note keeps to the far end of the screen', () => {
  expect(placed({ left: 0, top: 60, width: 1000, height: 640 }, note, screen)).toMatchObject({
    side: 'none',
    top: 690,
  });
});

test('a note about a part of the board leaves the board to be seen', () => {
  const board = { left: 0, top: 60, width: 1000, height: 500 };
  const bottom = { side: 'none', top: 690 };
  expect(placed({ left: 400, top: 500, width: 40, height: 40 }, note, screen, board)).toMatchObject(bottom);
  expect(placed(null, note, screen, board)).toMatchObject(bottom);
  expect(placed({ left: 400, top: 600, width: 40, height: 40 }, note, screen, board)).toMatchObject({
    side: 'bottom',
    top: 482,
  });
});

test('the line goes from edge to edge, and straight where the boxes face each other', () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  expect(between(box, { left: 30, top: 0, width: 10, height: 10 })).toEqual([10, 5, 30, 5]);
  expect(between(box, { left: 30, top: 40, width: 10, height: 10 })).toEqual([10, 10, 30, 40]);
});

test('a note makes way for the controls that its move needs, and stays where it hides none', () => {
  const hand = { left: 0, top: 640, width: 390, height: 150 };
  const question = { left: 10, top: 540, width: 370, height: 80 };
  const phone = { left: 0, top: 56, width: 390, height: 788 };
  const at = placed({ left: 240, top: 640, width: 70, height: 100 }, { width: 370, height: 140 }, phone);
  expect(at.top).toBe(482);
  const clear = clearOf(at, { width: 370, height: 140 }, [hand, question], phone);
  expect(clear).toMatchObject({ top: 382, side: 'none' });
  expect(clearOf(clear, { width: 370, height: 140 }, [hand, question], phone)).toBe(clear);
});

test('where no place is free the note hides as little as it can', () => {
  const everything = { left: 0, top: 0, width: 1000, height: 750 };
  expect(clearOf({ left: 0, top: 100, side: 'none' }, note, [everything], screen).top).toBe(690);
});
