/** Records of games: taken from a table, and opened on this device. */

import type { Refusal as Refused } from '$/generated/api';
import { local } from './api';
import { GAMES } from './games';
import { isHere } from './local/built';
import { Refusal, Unreachable } from './refusal';
import type { GameName, TableDocument } from './table/wire';

/** The text of the record of a table. */
export async function recordOf(table: string): Promise<string> {
  const path = `/api/tables/${table}/record?form=text`;
  if (isHere(table)) return local.get<string>(path);
  const response = await fetch(path).catch(() => undefined);
  if (!response) throw new Unreachable('no network');
  if (response.ok) return response.text();
  const { error } = (await response.json()) as Refused;
  throw new Refusal(error.data, error.message, response.status);
}

/** Opens a record as a table on this device; a bot may take all seats but the first. */
export async function openRecord(record: string, bot?: string): Promise<TableDocument> {
  return local.post<TableDocument>('/api/records', { record, bot });
}

/** A game that can be played on. */
export interface Unfinished {
  record: string;
  game: GameName;
  /** It is a game for one. */
  alone: boolean;
}

/** The unfinished game in the text of a record. */
export function unfinishedIn(record: string): Unfinished | undefined {
  const game = GAMES.find((game) => record.includes(`\ngame ${game}\n`));
  if (!game || !/^result unfinished\s*$/m.test(record)) return undefined;
  return { record, game, alone: /^setup (.* )?players=1\b/m.test(record) };
}
