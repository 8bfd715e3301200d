import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { FakeSocket } from './testing/fake_socket';

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  connection = new Connection('ws://test/api/socket');
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is asked before the connection is there waits for it', async () => {
  const answer = connection.call('table.join', { table: 'a' });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(connection.link).toBe('open');
  FakeSocket.last.answer('table.join', { step: 3 });
  expect(await answer).toEqual({ step: 3 });
});

test('a command that was not answered when the connection was lost is sent again, word for word', async () => {
  FakeSocket.last.open();
  const answer = connection.call('table.act', { table: 'a', key: 'k1', action: 'pass' });
  const first = FakeSocket.last.sent.at(-1);
  FakeSocket.last.close();
  expect(connection.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([first]);
  FakeSocket.last.answer('table.act', { step: 4 });
  expect(await answer).toEqual({ step: 4 });
});

test('what is asked when the connection is back is sent once', async () => {
  FakeSocket.last.open();
  connection.whenOpen(() => void connection.call('table.join', { table: 'a' }).catch(() => {}));
  FakeSocket.last.answer('table.join', {});
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.map(({ method }) => method)).toEqual(['table.join']);
});

test('a session that was ended elsewhere is told, a lost connection is not', () => {
  const told: string[] = [];
  Connection.whenEnded = (why) => told.push(why);
  for (const code of [1006, 1012, 4001, 1008]) {
    FakeSocket.last.close(code);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(told).toEqual(['password', 'session']);
});

test('it waits longer and longer for a server that does not answer', async () => {
  const waits: number[] = [];
  for (let lost = 0; lost < 6; lost++) {
    const known = FakeSocket.all.length;
    FakeSocket.last.close();
    let waited = 0;
    for (; FakeSocket.all.length === known; waited += 100) await vi.advanceTimersByTimeAsync(100);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(500);
  expect(waits[5]).toBeGreaterThanOrEqual(6000);
});

test('a refusal is told with its code', async () => {
  FakeSocket.last.open();
  const answer = connection.call('table.act', {});
  const error = { code: -32000, message: 'no', data: { code: 'not-your-turn' } };
  FakeSocket.last.hear({ jsonrpc: '2.0', id: FakeSocket.last.sent[0]!.id, error });
  await expect(answer).rejects.toMatchObject({ data: { code: 'not-your-turn' } });
});

test('everybody who listens hears what nobody asked for', () => {
  const heard: string[] = [];
  const stop = connection.whenTold((method) => heard.push(method));
  FakeSocket.last.hear({ jsonrpc: '2.0', method: 'table.update', params: {} });
  stop();
  FakeSocket.last.hear({ jsonrpc: '2.0', method: 'table.update', params: {} });
  expect(heard).toEqual(['table.update']);
});

test('a server that vanished without a word is left, and the unanswered command said again elsewhere', async () => {
  FakeSocket.last.open();
  const answer = connection.call('table.act', { table: 'a', key: 'k1', action: 'pass' });
  const [command] = FakeSocket.last.sent;
  await vi.advanceTimersByTimeAsync(3000);
  expect(FakeSocket.last.sent.at(-1)?.method).toBe('ping');
  await vi.advanceTimersByTimeAsync(4000);
  expect(connection.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([command]);
  FakeSocket.last.answer('table.act', { step: 4 });
  expect(await answer).toEqual({ step: 4 });
});

test('a server that gives a sign of life may take its time to answer', async () => {
  FakeSocket.last.open();
  const answer = connection.call('table.hint', { table: 'a' });
  for (let asked = 0; asked < 5; asked++) {
    await vi.advanceTimersByTimeAsync(3000);
    FakeSocket.last.answer('ping', null);
  }
  expect(FakeSocket.all.length).toBe(1);
  FakeSocket.last.answer('table.hint', {});
  await answer;
});

test('a quiet table asks rarely, a page that comes back to the front at once', async () => {
  FakeSocket.last.open();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(FakeSocket.last.sent).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.sent.map(({ method }) => method)).toEqual(['ping']);
  FakeSocket.last.answer('ping', null);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.last.sent.length).toBe(2);
});

test('a socket that never opens is given up', async () => {
  await vi.advanceTimersByTimeAsync(9000);
  expect(FakeSocket.all.length).toBe(2);
});
