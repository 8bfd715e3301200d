/** What the log still tells where the players must remember: of the turns before this one, nothing that says what lies where. */

import type { Line, Table } from '$/lib/table/table';
import type { Event, View } from './wire';

const TOLD_AGAIN: ReadonlySet<Event['event']> = new Set([
  'colour-drawn',
  'spell-taken',
  'card-drawn',
  'turn-began',
  'page-turned',
  'found',
  'ended',
] as const);

export function remembered(table: Pick<Table<View, Event>, 'standing' | 'log'>): Line<Event>[] {
  const { log, standing } = table;
  const view = standing?.view;
  if (!view?.question || standing?.outcome || view.setup.memory === 'aid') return log;
  const begins = ({ event }: Event) => event === 'turn-began';
  const now = log.findLastIndex(({ events }) => events.some(begins));
  return log.map((line, at) => (at < now ? toldAgain(line) : line));
}

/** Neither the sentences nor the events, which the board would highlight. */
function toldAgain(line: Line<Event>): Line<Event> {
  const kept = line.events.flatMap(({ event }, at) => (TOLD_AGAIN.has(event) ? [at] : []));
  const said = line.said
    ?.filter(({ events }) => events.every((at) => kept.includes(at)))
    .map((sentence) => ({ ...sentence, events: sentence.events.map((at) => kept.indexOf(at)) }));
  return { ...line, events: kept.map((at) => line.events[at]!), said };
}
