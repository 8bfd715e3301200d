/** Things in words. */

import type { Table } from '$/lib/table/table';
import { say } from '$/lib/words.svelte';
import { nameOf } from '$/pages/table/names';
import { columnOf, isFixed, lineOf, rowOf, sideOf, startAt } from './map';
import { shapeOf } from './scene';
import type { Arrow, Cell, Openings, Page, Spell, Thing, TileView } from './wire';

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const thing = (name: Thing) => say(`labyrinth-thing-${name}`);
export const theThing = (name: Thing) => say(`labyrinth-thing-${name}.the`);
export const spellName = (spell: Spell) => say(`labyrinth-spell-${spell}`);
export const sides = (open: Openings) =>
  [...open].map((side) => say(`labyrinth-side-${side.toLowerCase()}`)).join(' ');

/** The player on a seat. */
export const playerName = (table: Table, seat: number) => capital(nameOf(table.document, seat));

export function tileName(tile: TileView, open = tile.open): string {
  if (tile.down)
    return tile.thing ? say('lab-tile-buried', { thing: thing(tile.thing) }) : say('lab-tile-down');
  const shape = say(`labyrinth-shape-${shapeOf({ ...tile, open })}`);
  return open ? say('lab-tile-open', { shape, sides: sides(open) }) : shape;
}

export interface CellFacts {
  tile: TileView;
  /** Whether what is on it is a treasure. */
  treasure: boolean;
  found: boolean;
  /** Names of the players who want what is on it. */
  wanted: string[];
  /** Names of the players whose pawns are on it. */
  pawns: string[];
  /** How many steps it is away; null if it cannot be reached. */
  steps: number | null;
  /** The spell it takes to go there. */
  spell: Spell | null;
}

/** "row 3, column 4, junction open north east south, treasure candle, face up, 9 steps". */
export function cellName(cell: Cell, facts: CellFacts): string {
  const { tile } = facts;
  const start = startAt(cell);
  const words = [say('lab-cell', { row: rowOf(cell), column: columnOf(cell) }), tileName(tile)];
  if (tile.thing && !tile.down)
    words.push(
      say(!facts.treasure ? 'lab-cell-mark' : facts.found ? 'lab-cell-found' : 'lab-cell-treasure', {
        thing: thing(tile.thing),
      }),
    );
  if (start) words.push(say(`labyrinth-colour-${start}.start`));
  if (isFixed(cell)) words.push(say('lab-cell-fixed'));
  for (const name of facts.wanted) words.push(say('lab-cell-wanted', { name }));
  for (const name of facts.pawns) words.push(say('lab-cell-pawn', { name }));
  if (facts.steps !== null)
    words.push(
      facts.spell
        ? say('lab-cell-cast', { spell: spellName(facts.spell), steps: facts.steps })
        : say('lab-cell-reach', { steps: facts.steps }),
    );
  return words.join(', ');
}

/** "Push at N3: column 3, from the north". */
export function arrowName(arrow: Arrow): string {
  const side = sideOf(arrow);
  const along = side === 'N' || side === 'S' ? 'lab-arrow-column' : 'lab-arrow-row';
  return say(along, { arrow, line: lineOf(arrow), side });
}

/** The order of a page: its title and what it says. */
export function pageWords(page: Page): { title: string; text: string } {
  const title = say(`lab-page-${page.page}-title`);
  if (page.page === 'push') {
    const side = sideOf(page.arrow);
    const id = 'NS'.includes(side) ? 'lab-page-push-column' : 'lab-page-push-row';
    return { title, text: say(id, { arrow: page.arrow, line: lineOf(page.arrow), side }) };
  }
  if (page.page === 'flip')
    return {
      title,
      text: say('lab-page-flip', { one: capital(theThing(page.one)), other: theThing(page.other) }),
    };
  const pawn = (colour: string) => say(`labyrinth-colour-${colour}.pawn`);
  const at = say(`labyrinth-colour-${page.at}.start`);
  return {
    title,
    text: say('lab-page-meeting', { one: capital(pawn(page.one)), other: pawn(page.other), at }),
  };
}
