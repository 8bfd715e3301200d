import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * The buttons of an answer are gone with it. Pressed with the mouse or a finger they leave the focus where it is: a browser lays out the whole
 * page at once, in the middle of its changes, when what has the focus is removed.
 */
export const buttonsLeaveTheFocus: Attachment = (board) =>
  on(board, 'mousedown', (event) => {
    if ((event.target as Element).closest('button.btn')) event.preventDefault();
  });
