/** The subject of a line of the log, to be shown on the board. */

import type { Line } from '../../lib/table/table';
import { answerOf } from './answers';
import type { CardId, Event, Place, View, WorldId } from './wire';

export interface Told {
  cards: Set<CardId>;
  seats: Set<number>;
  places: Set<Place>;
  piles: Set<WorldId>;
}

export function toldBy(line: Line<Event> | null, view: View | null): Told {
  const told: Told = { cards: new Set(), seats: new Set(), places: new Set(), piles: new Set() };
  for (const event of line?.events ?? []) take(event, told);
  if (view) {
    for (const { place, world } of view.worlds) if (world && told.piles.has(world)) told.places.add(place);
  }
  return told;
}

function take(event: Event, told: Told) {
  for (const [name, value] of Object.entries(event)) {
    if (value === null) continue;
    if (['seat', 'partner', 'from', 'to', 'target', 'winner'].includes(name)) {
      if (typeof value === 'number') told.seats.add(value);
      else told.places.add(value as Place);
    } else if (['card', 'pair', 'cancels'].includes(name)) told.cards.add(value as CardId);
    else if (name === 'cards') {
      for (const card of value as (CardId | null)[]) if (card) told.cards.add(card);
    } else if (name === 'place') told.places.add(value as Place);
    else if (name === 'world') told.piles.add(value as WorldId);
  }
}

/** The subject of an answer. */
export function about(action: string): object[] {
  const { card = null, place = null, seat = null } = answerOf(action);
  return [{ card, place, seat }];
}
