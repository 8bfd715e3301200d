import { expect, test } from 'vitest';
import { buttonsLeaveTheFocus } from './focus';

test('an answer pressed with the mouse takes no focus, a card does', () => {
  const board = document.createElement('main');
  board.innerHTML = '<button class="btn"><b>Play</b></button><button>a card</button>';
  const leave = buttonsLeaveTheFocus(board);
  const presses = (selector: string) =>
    board
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  expect(presses('b')).toBe(false);
  expect(presses('button:not(.btn)')).toBe(true);
  leave?.();
  expect(presses('b')).toBe(true);
});
