/** What a line of the log tells of: where it lies on the table now. */

import type { Line } from '$/lib/table/table';
import { read } from './actions';
import type { Event } from './shapes';

/** The places to highlight, by the names the parts of the board give them. */
export function toldOf(line: Line | null, log: Line[]): Set<string> {
  const places = new Set<string>();
  if (!line) return places;
  for (const event of line.events as Event[]) for (const place of placesOf(event)) places.add(place);
  for (const place of playedIn(line, log)) places.add(place);
  return places;
}

function placesOf(event: Event): string[] {
  const { card, colour, seat, premonition, place } = event;
  switch (event.event) {
    case 'tower-played':
      return [`tower/${card}`];
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
      return [`door/${seat}/${colour}`];
    case 'goal-found':
    case 'goal-reopened':
      return [`goal/${place}`];
    case 'goals-swapped':
      return [`goal/${event.left}`, `goal/${event.right}`];
    case 'drew':
    case 'picked':
      return card ? [`hand/${card}`] : ['deck'];
    case 'swapped':
      return [`hand/${event.gave}`, `hand/${event.took}`];
    case 'paid':
      return ['removed'];
    case 'premonition-revealed':
      return [`premonition/${premonition}`];
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
    for (const { event, seat = 1 } of other.events as Event[]) {
      if (event !== 'played') continue;
      const at = counts.get(seat) ?? 0;
      counts.set(seat, at + 1);
      if (other.step === line.step) places.push(`row/${seat}/${at}`);
    }
  }
  return places;
}

/** What an answer is about. */
export function about(action: string): Partial<Event>[] {
  const { card, goals, name } = read(action);
  if (card) return [{ event: 'picked', card }];
  if (goals) return [{ event: 'goals-swapped', left: goals[0], right: goals[1] }];
  return name ? [{ event: 'premonition-revealed', premonition: name }] : [];
}
