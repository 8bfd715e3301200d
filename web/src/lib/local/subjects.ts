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

export function requestWrites({ method, path }: Request): boolean {
  const command = new URL(path, 'http://here').pathname.split('/')[4];
  return method !== 'GET' && command !== undefined && !ASIDE.includes(command);
}
