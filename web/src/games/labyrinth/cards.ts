/** Where the treasure of a card is, and whether the player can reach it. */

import { say } from '$/lib/words.svelte';
import { CELLS, columnOf, placeOf, rowOf } from './map';
import type { Scene } from './scene';
import type { Cell, Thing, View } from './wire';

/** The cell where it lies face up. */
export function whereIs(scene: Scene, thing: Thing): Cell | null {
  return (
    CELLS.find((cell) => scene.tiles[placeOf(cell)]!.thing === thing && !scene.tiles[placeOf(cell)]!.down) ??
    null
  );
}

export interface CardState {
  text: string;
  /** One can go there now, or after what is shown. */
  near: boolean;
  cell: Cell | null;
}

/** The state of a card of the active player; `next` is the view after the push being previewed. */
export function cardState(
  view: View,
  scene: Scene,
  thing: Thing,
  next: View | null,
  moving: boolean,
): CardState {
  const cell = whereIs(scene, thing);
  if (next) {
    const there = CELLS.find((one) => {
      const tile = next.board.rows[rowOf(one)]![columnOf(one)]!;
      return tile.thing === thing && !tile.down;
    });
    const near = there !== undefined && next.ways?.[there] !== undefined;
    if (near) return { text: say('lab-card-open-after'), near, cell };
  } else if (moving && cell && view.ways?.[cell]) {
    const steps = view.ways[cell].cells.length - 1;
    return { text: say('lab-card-steps', { steps }), near: true, cell };
  }
  if (cell) return { text: moving ? say('lab-card-out') : say('lab-card-at', { cell }), near: false, cell };
  const spare = scene.spare.thing === thing;
  return { text: say(spare ? 'lab-card-spare' : 'lab-card-buried'), near: false, cell: null };
}
