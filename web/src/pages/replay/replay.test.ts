import { expect, test } from 'vitest';
import { linesUpTo, type Move } from '$/lib/table/replay_table.svelte';
import type { TableDocument } from '$/lib/table/wire';
import { marksOf } from './marks';
import { observersOf } from './observers';

const move = (moves: number, ...events: Move['events']): Move => ({
  moves,
  step: moves + 2,
  at: 0,
  entry: moves ? { did: 'act', seat: 1 } : { did: 'start' },
  events,
});
const document = (phase: string) =>
  ({
    phase,
    seats: [
      { seat: 1, user: 'anna' },
      { seat: 2, user: 'bert' },
    ],
  }) as TableDocument;

test('a move has one mark, and the end outweighs a gain, a gain a blow', () => {
  const story = [
    move(0, { event: 'door-laid' }),
    move(1, { event: 'played' }),
    move(2, { event: 'nightmare-answered' }, { event: 'door-laid' }),
    move(3, { event: 'nightmare-answered' }),
    move(4, { event: 'door-laid' }, { event: 'ended' }),
  ];
  expect(marksOf({ gains: ['door-laid'], blows: ['nightmare-answered'] }, story)).toEqual([
    { moves: 2, kind: 'gain' },
    { moves: 3, kind: 'blow' },
    { moves: 4, kind: 'end' },
  ]);
});

test('who goes on by one sees the last move moving, who jumps sees nothing move', () => {
  const story = [move(0), move(1), move(2)];
  expect(linesUpTo(story, 1, true).map(({ fresh }) => fresh)).toEqual([false, true]);
  expect(linesUpTo(story, 2, false).map(({ fresh }) => fresh)).toEqual([false, false, false]);
});

test('a game that goes on is seen from one’s own seat, a finished one from every seat', () => {
  expect(observersOf(document('playing'), 'bert')).toEqual(['2']);
  expect(observersOf(document('playing'), null)).toEqual(['spectator']);
  expect(observersOf(document('over'), null)).toEqual(['1', '2', 'all']);
});
