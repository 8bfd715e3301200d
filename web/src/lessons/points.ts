/** Where on a board the things are that a note speaks of. */

import type { GameName } from '$/lib/table/wire';

/** The first of these that is to be seen. */
type Places = Record<string, string[]>;

const PLACES: Record<GameName, Places> = {
  onirim: {
    hand: ['[data-at^="hand/"]'],
    row: ['[data-at^="row/"]'],
    doors: ['.doors'],
    deck: ['[data-at="deck"]'],
    limbo: ['[data-at="limbo"]'],
    unseen: ['.unseen', '.piles'],
  },
  labyrinth: {
    treasures: ['.mine'],
    grimoire: ['.grimoire'],
    spare: ['.layout .hand'],
    maze: ['.maze', '.labyrinth .table'],
    mates: ['.mates'],
    spells: ['.mine'],
  },
  mondes: {
    map: ['.stage'],
    exits: ['[data-place="w"]', '.stage'],
    hand: ['.middle .hand', '.hand'],
    me: ['.right .wide', '.dock'],
    home: ['.way'],
    others: ['.others'],
    actions: ['.act', '.dock'],
    log: ['.log'],
  },
};

/** What an answer is about: the card, the cell, the arrow, the button. */
function placesOf(game: GameName, action: string): string[] {
  const [verb = '', first = ''] = action.split(' ');
  if (game === 'onirim')
    return first ? [`[data-lifted*="${first}"]`, `[data-at*="/${first}"]`, '.ask'] : ['.ask'];
  if (game === 'labyrinth') {
    if (verb === 'push') return [`[data-arrow="${first}"]`];
    if (verb === 'move' || verb === 'rotate') return [`[data-cell="${first}"]`];
    return ['.acts', '.under'];
  }
  if (['play', 'discard', 'pay', 'offer', 'give', 'react'].includes(verb))
    return [`.hand [data-card="${first}"]`];
  if (verb === 'move' || verb === 'to') return [`[data-place="${first}"]`];
  return ['.slip', '.dialog', '.act', '.dock'];
}

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** The element a note points at; none where the board does not show it. */
export function pointedAt(
  game: GameName,
  point: string | undefined,
  action: string | undefined,
): Element | null {
  if (!point) return null;
  const places = point === 'action' ? placesOf(game, action ?? '') : (PLACES[game][point] ?? []);
  // A question laid over the board hides the rest of it.
  const over = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (const place of places) {
    const found = [...(over ?? document).querySelectorAll(place)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** Where a wide board has room for notes; elsewhere they lie beside what they speak of. */
const ROOMS: Record<GameName, string> = {
  onirim: '.table > aside',
  labyrinth: '.labyrinth .right .mates',
  mondes: '.mondes .left .log',
};

/** The place that is free for notes, if there is one. */
export function freeRoom(game: GameName): DOMRect | null {
  const room = innerWidth >= 1100 ? document.querySelector(ROOMS[game])?.getBoundingClientRect() : null;
  return room && room.width > 0 ? room : null;
}

/** The board of a game in which a note about a part of it would hide what the part means. */
const WHOLE: Partial<Record<GameName, string>> = { labyrinth: '.labyrinth .table' };

/** Where that board is. */
export function wholeBoard(game: GameName): DOMRect | null {
  const board = WHOLE[game];
  return board ? (document.querySelector(board)?.getBoundingClientRect() ?? null) : null;
}
