/** How each cell looks at this moment: its tile, the answers about it, the highlights. */

import type { Choice } from './choice.svelte';
import { bitsOf, CELLS, directionOf, lineFrom, openingsOf, startAt, turned } from './map';
import { tileAt, type Scene } from './scene';
import type { Told } from './told';
import { ASIDE } from './motion.svelte';
import type { Cell, Contents, Spell, Thing, TileView, View } from './wire';

/** What of a cell's tile is drawn. */
export interface Drawing {
  open: number;
  down: boolean;
  thing: Thing | null;
  /** The treasure on it was found. */
  found: boolean;
}

export interface CellLook {
  cell: Cell;
  tile: TileView;
  drawing: Drawing;
  /** Can be gone to: now, or after the push that is shown. */
  lit: boolean;
  /** Only the spell leads there. */
  cast: boolean;
  /** That spell. */
  spell: Spell | null;
  veiled: boolean;
  goal: boolean;
  /** A spell can be cast on it. */
  choice: boolean;
  /** The first of two tiles. */
  first: boolean;
  /** Shown turned by the aimed spell. */
  turning: boolean;
  /** Moved aside by what is aimed at, in tiles. */
  shift: { x: number; y: number } | null;
  leaving: boolean;
  told: boolean;
  /** Seats whose cards want what is on it. */
  wanted: number[];
  /** Seats whose pawns are on it. */
  pawns: number[];
  steps: number | null;
}

/** The seats on whose counting cards it is. */
export function wantedBy(box: Contents, view: View, thing: TileView['thing']): number[] {
  if (!thing) return [];
  const counting = (hand: Thing[]) => hand.slice(0, box.counting_cards);
  return view.hands.flatMap((hand, at) => (counting(hand).includes(thing) ? [at + 1] : []));
}

export function looksOf(
  box: Contents,
  view: View,
  scene: Scene,
  choice: Choice,
  told: Told | null,
): CellLook[] {
  const pushing = choice.target?.kind === 'arrow' && choice.action ? choice.target.arrow : null;
  const line = pushing ? lineFrom(pushing) : [];
  const { dx, dy } = pushing ? directionOf(pushing) : { dx: 0, dy: 0 };
  const casting = choice.tool === 'rotation' || choice.tool === 'permutation';
  const walks = choice.question === 'turn' && !casting;
  const walking = walks && choice.target?.kind === 'cell';
  const swap = choice.tool === 'permutation' && choice.first && choice.proposal ? choice.first : null;
  const aimed = choice.target?.kind === 'cell' ? choice.target.cell : null;

  return CELLS.map((cell) => {
    let tile = tileAt(scene, cell);
    if (choice.question === 'orient' && cell === choice.here && choice.layOpen)
      tile = { ...tile, open: choice.layOpen };
    const turning = choice.tool === 'rotation' && aimed === cell && choice.proposal !== null;
    if (turning) tile = { ...tile, open: openingsOf(turned(bitsOf(tile.open), choice.degrees / 90)) };
    const at = line.indexOf(cell);
    // A sliding tile is lit if the player can reach its new cell.
    const later = at >= 0 ? line[at + 1] : cell;
    const ways = pushing || casting || choice.question === 'orient' ? (choice.next?.ways ?? null) : view.ways;
    const way =
      later && choice.asked && (choice.question === 'orient' || choice.question === 'turn')
        ? ways?.[later]
        : undefined;
    const offered = walks && !pushing ? choice.answers.moves.has(cell) : way !== undefined;
    const lit = offered && way !== undefined && way.cells.length > 1;
    const onlyTool = choice.tool && !casting && choice.tool !== 'push' ? way?.cast_at != null : true;
    const swapped = swap && aimed && (cell === swap || cell === aimed);
    const other = cell === swap ? aimed : swap;
    return {
      cell,
      tile,
      drawing: {
        open: bitsOf(tile.open),
        down: tile.down ?? false,
        thing: tile.thing ?? null,
        found: tile.thing != null && scene.found.includes(tile.thing),
      },
      lit: lit && onlyTool,
      cast: lit && way?.cast_at != null,
      spell: lit && way?.cast_at != null ? (view.spells[view.active - 1] ?? null) : null,
      veiled:
        walks && !pushing && (walking || (!view.push_ready && choice.answers.moves.size > 1)) && !offered,
      goal: walking && aimed === cell && choice.proposal !== null,
      choice:
        (choice.tool === 'rotation' && choice.answers.turns.has(cell)) ||
        (choice.tool === 'permutation' &&
          (choice.first
            ? (choice.answers.pairs.get(choice.first)?.includes(cell) ?? false)
            : choice.answers.pairs.has(cell))) ||
        (choice.question === 'turn-up' && cell === choice.here),
      first: choice.first === cell || (choice.question === 'orient' && cell === choice.here),
      turning,
      shift:
        at >= 0 ? { x: dx * ASIDE, y: dy * ASIDE } : swapped && other ? between(cell, other, ASIDE) : null,
      leaving: at === line.length - 1 && at >= 0,
      told: told?.cells.has(cell) || (tile.thing != null && told?.things.has(tile.thing)) || false,
      wanted: tile.down
        ? []
        : wantedBy(box, view, tile.thing).filter(() => !scene.found.includes(tile.thing!)),
      pawns: scene.pawns.flatMap((at, seat) => (at === cell ? [seat + 1] : [])),
      steps: way && offered ? way.cells.length - 1 : null,
    };
  });
}

function between(cell: Cell, other: Cell, by: number): { x: number; y: number } {
  return { x: (Number(other[2]) - Number(cell[2])) * by, y: (Number(other[0]) - Number(cell[0])) * by };
}

/** Whether a way goes round what is drawn there. */
export function isRoom(look: CellLook): boolean {
  return startAt(look.cell) !== null || (look.tile.thing != null && !look.tile.down);
}
