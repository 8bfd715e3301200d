import { expect, test } from 'vitest';
import type { Line } from '$/lib/table/table';
import { about, toldBy } from './told';

const line = (step: number, events: object[], undone = false): Line => ({
  step,
  at: 0,
  entry: { did: 'act', seat: 1 },
  events,
  fresh: false,
  undone,
});
const played = (card: string, seat = 1) => ({ event: 'played', seat, from: 'own', card });

test('a line points at the card of the row that was played then', () => {
  const log = [
    line(1, [played('red-sun')]),
    line(2, [played('red-moon', 2)]),
    line(3, [played('red-key')], true),
    line(4, [played('red-moon'), { event: 'drew', seat: 1, into: 'own', card: 'blue-sun' }]),
  ];
  expect([...toldBy(log[3]!, log)]).toEqual(['hand/blue-sun', 'row/1/1']);
  expect([...toldBy(log[1]!, log)]).toEqual(['row/2/0']);
});

test('what lies nowhere any more is pointed at nowhere', () => {
  expect([...toldBy(null, [])]).toEqual([]);
  const told = line(1, [
    { event: 'nightmare-answered', seat: 1, answer: 'reveal' },
    { event: 'discarded', seat: 1, from: 'deck', card: 'red-sun' },
  ]);
  expect([...toldBy(told, [told])]).toEqual(['discard']);
});

test('an answer points at the card, the goals, the premonition or the spell it is about', () => {
  expect(about('play common red-sun', 2)).toEqual([{ event: 'picked', seat: 2, card: 'red-sun' }]);
  expect(about('swap-goals 2 5', 1)).toEqual([{ event: 'goals-swapped', left: 2, right: 5 }]);
  expect(about('draw', 1)).toEqual([]);
  const places = (action: string) => [...toldBy(line(-1, about(action, 1)), [])];
  expect(places('suffer red-pair')).toEqual(['premonition/red-pair']);
  expect(places('cast parallel-planning')).toEqual(['spell/parallel-planning']);
});
