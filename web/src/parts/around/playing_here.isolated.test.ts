import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '$/lib/settings.svelte';
import { Unreachable } from '$/lib/refusal';

vi.mock('$/lib/local/built', async (original) => ({ ...(await original<object>()), ENGINES: ['onirim'] }));
const asked: [string, string][] = [];
let engineWorks = true;
const host = (name: string, id: string) => ({
  post: (path: string) => {
    asked.push([name, path]);
    if (name === 'device' && !engineWorks) return Promise.reject(new Unreachable('no engine'));
    return Promise.resolve({ table: id, step: 1 });
  },
  get: () => Promise.resolve({ id: 'u', name: 'Ada', kind: 'guest' }),
});
vi.mock('$/lib/api', () => ({ api: host('server', 'T'), local: host('device', 'here-T') }));
const { beginsHere, play } = await import('./seating');

afterEach(() => {
  asked.length = 0;
  engineWorks = true;
  settings.host = 'device';
});

const alone = { game: 'onirim', setup: {}, seats: ['me'] } as const;
const wish = (seats: ('me' | 'open')[], game: 'onirim' | 'mondes' = 'onirim') => ({ game, setup: {}, seats });

test('a game alone begins on this device, and the server hears nothing of it', async () => {
  expect(await play({ ...alone, seats: ['me'] })).toBe('/t/here-T');
  expect(asked.map(([name]) => name)).toEqual(['device', 'device', 'device']);
});

test('a seat left open, a game without an engine, and people who want it so play at the server', async () => {
  expect(beginsHere(wish(['me', 'open']))).toBe(false);
  expect(beginsHere(wish(['me'], 'mondes'))).toBe(false);
  settings.host = 'server';
  expect(await play(wish(['me']))).toBe('/t/T');
  expect(asked.every(([name]) => name === 'server')).toBe(true);
});

test('if the engine does not load, the server is asked', async () => {
  engineWorks = false;
  expect(await play(wish(['me']))).toBe('/t/T');
});
