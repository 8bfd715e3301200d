import { expect, test } from 'vitest';
import { turnsOf } from '$/lib/log_turns';
import type { Line, Table } from '$/lib/table/table';
import { lastTurnOfOthers } from '$/lib/telling.svelte';
import { client } from './client';
import { remembered } from './remembering';
import type { Event, View } from './wire';

const line = (step: number, ...events: Event[]) =>
  ({ step, events, said: events.map((event, at) => ({ text: event.event, events: [at] })) }) as Line<Event>;

const log = [
  line(
    1,
    { event: 'turn-began', seat: 1, colour: 'red', turn: 1 },
    { event: 'page-turned', page: { page: 'push', arrow: 'N1' } },
    { event: 'pushed-down', arrow: 'N1', shape: 'corner', thing: 'sun' },
  ),
  line(
    2,
    { event: 'moved', seat: 1, from: '0.0', to: '0.2', spell: null },
    { event: 'found', seat: 1, treasure: 'key', owner: 1, bonus: true },
  ),
  line(
    3,
    { event: 'turn-began', seat: 2, colour: 'yellow', turn: 2 },
    { event: 'turned-down', cell: '1.1', shape: 'junction', thing: 'skull' },
  ),
];

const told = (
  view: { question: { question: string } | null; setup: { memory: string } },
  outcome: { winners: number[]; reason: string } | null = null,
) => {
  const table = { log, standing: { view, outcome } } as unknown as Table<View, Event>;
  return remembered(table).map(({ said }) => said?.map(({ text }) => text));
};

test('of earlier turns the log tells nothing of what lies where', () => {
  expect(told({ question: { question: 'turn' }, setup: { memory: 'players' } })).toEqual([
    ['turn-began', 'page-turned'],
    ['found'],
    ['turn-began', 'turned-down'],
  ]);
});

test('with the memory aid, and after the end, the log tells all', () => {
  const all = log.map(({ events }) => events.map(({ event }) => event));
  expect(told({ question: { question: 'turn' }, setup: { memory: 'aid' } })).toEqual(all);
  expect(told({ question: null, setup: { memory: 'players' } })).toEqual(all);
});

test('after a game that was stopped, in which a question stands open, the log tells all', () => {
  const all = log.map(({ events }) => events.map(({ event }) => event));
  const open = { question: { question: 'turn' }, setup: { memory: 'players' } };
  expect(told(open, { winners: [], reason: 'stopped' })).toEqual(all);
});

test('pointing at a line of an earlier turn shows nothing of what lies where', () => {
  const table = {
    log,
    standing: { view: { question: { question: 'turn' }, setup: { memory: 'players' } }, outcome: null },
  } as unknown as Table<View, Event>;
  const [first, second, third] = remembered(table);
  expect(first!.events.map(({ event }) => event)).toEqual(['turn-began', 'page-turned']);
  expect(second!.events.map(({ event }) => event)).toEqual(['found']);
  expect(third).toEqual(log[2]);
  // Every sentence left is about the same events as before.
  for (const { events, said } of [first!, second!])
    for (const { text, events: places } of said!)
      expect(places.map((at) => events[at]!.event)).toEqual([text]);
  expect(turnsOf([first!]).map(({ heading }) => heading?.text)).toEqual(['turn-began']);
});

test('the others’ last turn, told again, tells of earlier turns no more than the log', () => {
  const entries = [1, 1, 2].map((seat, at): Line<Event> => ({ ...log[at]!, entry: { did: 'act', seat } }));
  const table = {
    log: entries,
    standing: { view: { question: { question: 'turn' }, setup: { memory: 'players' } }, outcome: null },
  } as unknown as Table<View, Event>;
  const again = client.remembered!(table);
  expect(lastTurnOfOthers(again, [2]).flatMap(({ said }) => said!.map(({ text }) => text))).toEqual([
    'turn-began',
    'page-turned',
    'found',
  ]);
});
