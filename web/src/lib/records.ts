/** Records of games: taken from a table, and opened on this device. */

import type { Refusal as Refused } from '$/generated/api';
import { local } from './api';
import { isHere } from './local/built';
import { Refusal, Unreachable } from './refusal';
import type { TableDocument } from './table/wire';

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

/** Opens a record as a table on this device. */
export async function openRecord(record: string): Promise<TableDocument> {
  return local.post<TableDocument>('/api/records', { record });
}
