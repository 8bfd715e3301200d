import { expect, test } from 'vitest';
import type { TableDocument } from '$/lib/table/wire';
import { atOnce, seat, type House } from './seating';

function house() {
  const told: [string, object][] = [];
  let step = 0;
  const itself: House = {
    setUp: (table) => {
      told.push(['set up', table]);
      return Promise.resolve({ table: 'T' } as TableDocument);
    },
    command: (table, name, parameters) => {
      told.push([name, parameters]);
      return Promise.resolve({ table, step: ++step });
    },
  };
  return { told, itself };
}

test('a full table begins, and every command is made against the step before', async () => {
  const { told, itself } = house();
  expect(await seat(atOnce('labyrinth'), itself)).toBe('T');
  expect(told).toEqual([
    ['set up', { game: 'labyrinth', setup: { players: 2 } }],
    ['sit', { step: 0, seat: 1 }],
    ['seat-bot', { step: 1, seat: 2, bot: 'normal' }],
    ['start', { step: 2 }],
  ]);
});

test('a table waits while a seat is open', async () => {
  const { told, itself } = house();
  await seat({ game: 'onirim', setup: { players: 2 }, seats: ['me', 'open'] }, itself);
  expect(told.map(([name]) => name)).toEqual(['set up', 'sit']);
});

test('on one device the same person sits on several seats', async () => {
  const { told, itself } = house();
  await seat({ game: 'onirim', setup: { players: 2 }, seats: ['me', 'me'] }, itself);
  expect(told.map(([name]) => name)).toEqual(['set up', 'sit', 'sit', 'start']);
});
