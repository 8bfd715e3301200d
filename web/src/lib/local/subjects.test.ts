import { expect, test } from 'vitest';
import { begins, callWrites, requestWrites, subjectOf } from './subjects';

test.each([
  ['GET', '/api/tables/here-1/replay?as=1', undefined, { table: 'here-1' }],
  ['POST', '/api/tables', { game: 'mondes' }, { game: 'mondes' }],
  ['GET', '/api/games/labyrinth/contents?setup=players%3D2', undefined, { game: 'labyrinth' }],
  ['GET', '/api/games', undefined, 'every game'],
  ['GET', '/api/games?game=onirim', undefined, { game: 'onirim' }],
  ['GET', '/api/daily', undefined, 'every game'],
  ['POST', '/api/daily/onirim', { setup: {} }, { game: 'onirim' }],
  ['GET', '/api/daily/chess', undefined, 'nothing here'],
  ['GET', '/api/puzzles/mondes/k3x?lang=fr', undefined, { game: 'mondes' }],
  ['POST', '/api/records', { record: 'dedale record 1\ngame mondes\n' }, { game: 'mondes' }],
  ['GET', '/api/tables', undefined, 'nothing here'],
  ['GET', '/api/me/sessions', undefined, 'nothing here'],
] as const)('%s %s is asked of the right host', (method, path, body, subject) => {
  expect(subjectOf({ method, path, body })).toEqual(subject);
});

test('only commands write on their table', () => {
  const writes = (method: 'GET' | 'POST', path: string) => requestWrites({ method, path });
  expect(writes('POST', '/api/tables/here-1/act')).toBe(true);
  expect(writes('POST', '/api/tables/here-1/rematch')).toBe(true);
  expect(writes('GET', '/api/tables/here-1')).toBe(false);
  expect(writes('POST', '/api/tables/here-1/branch')).toBe(false);
  expect(writes('POST', '/api/tables/here-1/hint')).toBe(false);
  expect(callWrites({ method: 'table.act', params: {} })).toBe(true);
  expect(callWrites({ method: 'table.preview', params: {} })).toBe(false);
});

test('a game begins with few messages', () => {
  const request = (method: 'GET' | 'POST', path: string) => begins({ request: { method, path } });
  expect(request('POST', '/api/tables')).toBe(true);
  expect(request('POST', '/api/tables/here-1/seat-bot')).toBe(true);
  expect(request('POST', '/api/tables/here-1/start')).toBe(true);
  expect(request('GET', '/api/games/onirim/contents?setup=players%3D1')).toBe(true);
  expect(begins({ call: { method: 'table.join', params: {} } })).toBe(true);

  expect(request('GET', '/api/games')).toBe(false);
  expect(request('GET', '/api/tables/here-1')).toBe(false);
  expect(request('POST', '/api/tables/here-1/act')).toBe(false);
  expect(begins({ call: { method: 'table.hint', params: {} } })).toBe(false);
  expect(begins({})).toBe(false);
});
