/** The subject of a line of the log: where it lies on the table now. */

import type { Line } from '$/lib/table/table';
import { answerOf } from './answers';
import type { Event } from './wire';

/** The places to highlight, by the names the parts of the board give them. */
export function toldBy(line: Line | null, log: Line[]): Set<string> {
  const places = new Set<string>();
  if (!line) return places;
  for (const event of line.events as Event[]) for (const place of placesOf(event)) places.add(place);
  for (const place of playedIn(line, log)) places.add(place);
  return places;
}

function placesOf(event: Event): string[] {
  switch (event.event) {
    case 'tower-played':
      return [`tower/${event.card}`];
    case 'discarded':
      return ['discard'];
    case 'to-limbo':
      return ['limbo'];
    case 'door-returned':
      return ['limbo'];
    case 'limbo-returned':
    case 'shuffled':
    case 'looked':
    case 'placed':
    case 'fetched':
    case 'search-declined':
      return ['deck'];
    case 'door-laid':
      return [`door/${event.seat}/${event.colour}`];
    case 'goal-found':
    case 'goal-reopened':
      return [`goal/${event.place}`];
    case 'goals-swapped':
      return [`goal/${event.left}`, `goal/${event.right}`];
    case 'drew':
    case 'picked':
      return event.card ? [`hand/${event.card}`] : ['deck'];
    case 'swapped':
      return [`hand/${event.gave}`, `hand/${event.took}`];
    case 'paid':
      return ['removed'];
    case 'premonition-revealed':
      return [`premonition/${event.premonition}`];
    case 'spell-cast':
      return [`spell/${event.spell}`];
    default:
      return [];
  }
}

/** Cards are only ever added at the end of a row: the first one played is the first of the row. */
function playedIn(line: Line, log: Line[]): string[] {
  const counts = new Map<number, number>();
  const places: string[] = [];
  for (const other of log) {
    if (other.undone) continue;
    for (const event of other.events as Event[]) {
      if (event.event !== 'played') continue;
      const { seat } = event;
      const at = counts.get(seat) ?? 0;
      counts.set(seat, at + 1);
      if (other.step === line.step) places.push(`row/${seat}/${at}`);
    }
  }
  return places;
}

/** The subject of an answer. */
export function about(action: string, seat: number): Event[] {
  const { card, goals, premonition, spell } = answerOf(action);
  if (card) return [{ event: 'picked', seat, card }];
  if (goals) return [{ event: 'goals-swapped', left: goals[0], right: goals[1] }];
  if (premonition) return [{ event: 'premonition-revealed', premonition }];
  return spell ? [{ event: 'spell-cast', seat, spell }] : [];
}
