/** The server over HTTP. Shapes: `docs/server.md` and `/api/openapi.json`. */

import type * as told from '$/generated/api';
import { Refusal, Unreachable } from './refusal';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
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

export const api = {
  get: <Answer>(path: string) => ask<Answer>('GET', path),
  post: <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body),
  patch: <Answer>(path: string, body: unknown) => ask<Answer>('PATCH', path, body),
  delete: <Answer>(path: string, body?: unknown) => ask<Answer>('DELETE', path, body),
};
