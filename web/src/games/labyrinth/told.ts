/** The subject of a line of the log: highlighted while the pointer is on it. */

import { lineFrom, STARTS } from './map';
import type { Arrow, Cell, Event } from './wire';

export interface Told {
  cells: Set<Cell>;
  seats: Set<number>;
  arrows: Set<Arrow>;
  things: Set<string>;
}

export function toldBy(events: Event[]): Told {
  const told: Told = { cells: new Set(), seats: new Set(), arrows: new Set(), things: new Set() };
  for (const event of events) {
    for (const key of ['cell', 'from', 'to', 'one', 'other'] as const)
      if (key in event) told.cells.add((event as unknown as Record<string, Cell>)[key]!);
    if ('arrow' in event) {
      told.arrows.add(event.arrow);
      lineFrom(event.arrow).forEach((cell) => told.cells.add(cell));
    }
    if ('treasure' in event) told.things.add(event.treasure);
    if ('seat' in event && event.event !== 'turn-began' && event.event !== 'card-drawn')
      told.seats.add(event.seat);
    if (event.event === 'called') told.cells.add(STARTS[event.at]);
  }
  return told;
}

/** The subject of an answer: `push N3 NES`, `move 3.4`, `permute 1.2 1.3`. */
export function about(action: string): object[] {
  const [verb, one, other] = action.split(' ');
  if (!one || verb === 'orient' || verb === 'choose') return [];
  if (verb === 'push') return [{ arrow: one }];
  return [verb === 'permute' ? { one, other } : { cell: one }];
}
