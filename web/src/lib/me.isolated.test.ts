import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import { Refusal } from './refusal';

function answering(status: number, body: unknown) {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const refusing = (status: number, code: string) =>
  answering(status, { error: { message: code, data: { code } } });

afterEach(() => {
  vi.unstubAllGlobals();
  me.person = undefined;
  notices.length = 0;
});

test('somebody without a session is nobody yet', async () => {
  refusing(401, 'not-logged-in');
  expect(await me.load()).toBeNull();
});

test.each([
  [403, 'banned'],
  [429, 'too-often'],
  [503, 'store-failed'],
])('an answer of %i (%s) is told, and makes nobody a new guest', async (status, code) => {
  const asked = refusing(status, code);
  await expect(me.atLeastGuest()).rejects.toBeInstanceOf(Refusal);
  expect(me.person).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('somebody who is banned in the middle of a game is told so', async () => {
  me.person = { user: 'a', name: 'Ariane', account: true };
  refusing(403, 'banned');
  Connection.whenEnded('session');
  await vi.waitFor(() => expect(notices).toMatchObject([{ kind: 'problem' }]));
});
