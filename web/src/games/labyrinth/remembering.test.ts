import { expect, test } from 'vitest';
import type { Line, Table } from '$/lib/table/table';
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
