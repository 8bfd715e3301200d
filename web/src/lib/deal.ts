/** The deal at the start of a game: what lies on the board comes one after the other. It only looks so: all of it can be used at once. */

import { still } from './settings.svelte';
import type { Table } from './table/table';

/** The longest it takes until the last piece begins to appear. */
const SPREAD = 480;
const GAP = 70;
const LASTS = 260;

/** Shows the pieces of a board (`data-deal`) being dealt if its game has just begun. Nothing moves far: a click finds its piece. */
export function deal(board: HTMLElement, { document, standing }: Pick<Table, 'document' | 'standing'>) {
  if (still() || document.phase !== 'playing' || standing?.moves !== 0) return;
  const pieces = [...board.querySelectorAll<HTMLElement>('[data-deal]')];
  const gap = Math.min(GAP, SPREAD / Math.max(1, pieces.length));
  pieces.forEach((piece, at) =>
    piece.animate([{ opacity: 0, translate: '0 -14px', scale: 0.94 }, {}], {
      duration: LASTS,
      delay: at * gap,
      easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
      fill: 'backwards',
    }),
  );
}
