/** The host of tables: the server over HTTP, or this device. Shapes: `docs/server.md` and `/api/openapi.json`. */

import type * as told from '$/generated/api';
import { hasServer } from './address';
import { isHere } from './local/built';
import { here } from './local/here';
import type { Method } from './local/messages';
import { Refusal, Unreachable } from './refusal';

const TABLE_HERE = /^\/api\/tables\/here-/;

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  if (!hasServer || TABLE_HERE.test(path)) return here().request<Answer>(method, path, body);
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined || method !== 'GET') {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (problem) {
    throw new Unreachable(problem instanceof Error ? problem.message : String(problem));
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    if (response.ok) throw new Unreachable('not an answer of a table server');
  }
  if (response.ok) return answer as Answer;
  const error = (answer as Partial<told.Refusal> | null)?.error;
  if (!error) throw new Unreachable(`${response.status} ${response.statusText}`);
  throw new Refusal(error.data, error.message, response.status);
}

type Ask = <Answer>(method: Method, path: string, body?: unknown) => Promise<Answer>;

const methods = (ask: Ask) => ({
  get: <Answer>(path: string) => ask<Answer>('GET', path),
  post: <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body),
  patch: <Answer>(path: string, body: unknown) => ask<Answer>('PATCH', path, body),
  delete: <Answer>(path: string, body?: unknown) => ask<Answer>('DELETE', path, body),
});

/** The server; tables of this device, and everything where there is no server, are asked for here. */
export const api = methods(ask);

/** This device. */
export const local = methods(async (method, path, body) => here().request(method, path, body));

/** The host of a table. */
export const hostOf = (table: string) => (isHere(table) ? local : api);
