/** What a request or a call is about. */

import { GAME_ROWS, type GameName } from '$/generated/games';
import type { Call, Request } from './messages';

/** A table, a game, or every game. */
export type Subject = { table: string } | { game: GameName } | 'every game' | 'nothing here';

const isGame = (name: unknown): name is GameName => GAME_ROWS.some(({ id }) => id === name);

export function subjectOf({ method, path, body }: Request): Subject {
  const { pathname, searchParams } = new URL(path, 'http://here');
  const [, , kind, name] = pathname.split('/');
  const game = name ?? searchParams.get('game') ?? (body as { game?: unknown } | undefined)?.game;
  if (kind === 'tables' && name) return { table: name };
  if (kind === 'tables' && method === 'POST' && isGame(game)) return { game };
  if (kind === 'records') {
    const named = gameNamedIn(body);
    return named ? { game: named } : 'nothing here';
  }
  if (kind !== 'games' && kind !== 'daily' && kind !== 'puzzles') return 'nothing here';
  if (isGame(game)) return { game };
  return game ? 'nothing here' : 'every game';
}

/** A record names its game near its beginning, as text or as JSON. */
function gameNamedIn(record: unknown): GameName | undefined {
  const text = typeof record === 'string' ? record : JSON.stringify(record ?? '');
  const named = new RegExp(GAME_ROWS.map(({ id }) => id).join('|')).exec(text);
  return named ? (named[0] as GameName) : undefined;
}

/** Calls that change nothing. */
const READING = ['leave', 'preview', 'explain', 'hint'];
/** Commands whose entries are another table's, or that make none. */
const ASIDE = [...READING, 'analysis', 'branch'];

/** Whether a call may write entries of its table, so that this tab must be the one that plays it. */
export function callWrites({ method }: Call): boolean {
  return !READING.includes(method.replace('table.', ''));
}

/** Whether a request sets a table up. */
export function setsUp({ method, path }: Request): boolean {
  return method === 'POST' && path === '/api/tables';
}

/** The commands that a new table begins with. */
const BEGINNING = ['sit', 'seat-bot', 'start'];

/** Whether a message begins a game: the first part of an engine's program suffices for it. */
export function begins({ request, call }: { request?: Request; call?: Call }): boolean {
  if (!request) return call?.method === 'table.join';
  const [, , kind, , part = ''] = new URL(request.path, 'http://here').pathname.split('/');
  if (kind === 'games') return part === 'contents';
  return setsUp(request) || (kind === 'tables' && BEGINNING.includes(part));
}

export function requestWrites({ method, path }: Request): boolean {
  const command = new URL(path, 'http://here').pathname.split('/')[4];
  return method !== 'GET' && command !== undefined && !ASIDE.includes(command);
}
