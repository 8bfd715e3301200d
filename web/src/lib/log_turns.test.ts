import { expect, test } from 'vitest';
import { newest, turnsOf } from './log_turns';
import type { Line } from './table/table';

const line = (step: number, ...said: [event: string, text: string][]): Line => ({
  step,
  at: 0,
  entry: { did: 'act', seat: 1 },
  events: said.map(([event]) => ({ event })),
  said: said.map(([, text], at) => ({ text, events: [at] })),
  fresh: false,
});

const LOG = [
  line(0, ['dealt', 'The game begins.'], ['turn-began', 'Turn 1']),
  line(1, ['played', 'You play a sun.'], ['drew', 'You draw a key.'], ['turn-began', 'Turn 2']),
  line(2, ['played', 'You play a moon.']),
];

test('the newest turn comes first, its heading above it, and the newest sentence at the same end', () => {
  const read = turnsOf(LOG).map(({ heading, told }) => [
    heading?.text ?? null,
    ...told.map(({ text }) => text),
  ]);
  expect(read).toEqual([
    ['Turn 2', 'You play a moon.'],
    ['Turn 1', 'You draw a key.', 'You play a sun.'],
    [null, 'The game begins.'],
  ]);
});

test('each sentence knows what it tells of', () => {
  const told = turnsOf(LOG).flatMap(({ told }) => told.map(({ events }) => events));
  expect(told).toEqual([
    [{ event: 'played' }],
    [{ event: 'drew' }],
    [{ event: 'played' }],
    [{ event: 'dealt' }],
  ]);
});

test('a short log keeps the headings of what it tells', () => {
  const read = newest(turnsOf(LOG), 3).map(({ heading, told }) => [heading?.text, told.length]);
  expect(read).toEqual([
    ['Turn 2', 1],
    ['Turn 1', 1],
  ]);
});
