import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalChannel, type Playing } from './channel.svelte';
import type { Asked, News, Program, Reply } from './messages';

/** A worker whose other end is the test. */
class FakeWorker extends EventTarget {
  readonly asked: Asked[] = [];
  readonly programs: Program[] = [];
  ended = false;

  postMessage(message: Asked | Program) {
    if ('program' in message) this.programs.push(message);
    else this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  tell(news: News) {
    this.dispatchEvent(new MessageEvent('message', { data: [news] }));
  }
  reply(reply: Reply) {
    this.tell({ id: this.asked.at(-1)!.id, reply });
  }
  fail(message: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const MODULE = { compiled: 'onirim' } as unknown as WebAssembly.Module;
const REST = { compiled: 'the rest' } as unknown as WebAssembly.Module;
let workers: FakeWorker[];
let problems: string[];
let channel: LocalChannel;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  problems = [];
  channel = new LocalChannel({
    begin: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Playing;
    },
    whenProblem: (problem) => problems.push(problem),
    programOf: (game, part) =>
      game === 'onirim'
        ? Promise.resolve(part === 'first' ? MODULE : REST)
        : Promise.reject(new Error('no network')),
  });
});
afterEach(() => vi.useRealTimers());

const last = () => workers.at(-1)!;

test('no worker is begun before something is asked', async () => {
  expect(workers).toEqual([]);
  const answer = channel.call('table.join', { table: 'here-1' });
  expect(last().asked[0]!.task).toEqual({ call: { method: 'table.join', params: { table: 'here-1' } } });
  last().reply({ result: { step: 3 } });
  expect(await answer).toEqual({ step: 3 });
});

test('refusals have their code, over both ways', async () => {
  const error = { code: -32000, message: 'no', data: { code: 'not-your-turn' } };
  const call = channel.call('table.act', {});
  last().reply({ error });
  await expect(call).rejects.toMatchObject({ data: { code: 'not-your-turn' } });
  const request = channel.request('POST', '/api/tables/here-1/act', {});
  last().reply({ status: 409, body: { error } });
  await expect(request).rejects.toMatchObject({ data: { code: 'not-your-turn' }, status: 409 });
});

test('everybody who listens hears what nobody asked for', () => {
  const heard: unknown[] = [];
  const stop = channel.whenTold((method, { table }) => heard.push(method, table));
  void channel.call('table.join', {});
  const told = [{ method: 'table.update', params: { table: 'here-1' } }];
  last().tell({ told });
  stop();
  last().tell({ told });
  expect(heard).toEqual(['table.update', 'here-1']);
});

test('a worker that fails is replaced, and tables are joined again; not for ever', async () => {
  let joins = 0;
  channel.whenOpen(() => {
    joins += 1;
    channel.call('table.join', {}).catch(() => {});
  });
  for (let failures = 0; failures < 10; failures++) {
    last().fail('out of memory');
    if (failures === 0) expect([last().ended, channel.link]).toEqual([true, 'lost']);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(joins).toBe(4);
  expect(channel.link).toBe('lost');
});

test('a storage problem is told once, and is over when everything is stored', () => {
  void channel.call('table.act', {});
  const unsaved = [{ table: 'here-1' }] as never;
  last().tell({ storage: 'full', unsaved });
  last().tell({ storage: 'full', unsaved });
  expect([problems, channel.problem]).toEqual([['full'], 'full']);
  last().tell({ stored: 'here-1' });
  expect([channel.unsaved, channel.problem]).toEqual([[], null]);
});

test('a table that another tab takes is told to its page', () => {
  const taken = vi.fn();
  const stop = channel.whenTaken('here-1', taken);
  void channel.call('table.join', {});
  last().tell({ taken: 'here-2' });
  last().tell({ taken: 'here-1' });
  stop();
  last().tell({ taken: 'here-1' });
  expect(taken).toHaveBeenCalledTimes(1);
});

test('a worker gets the program that it needs, or hears why it cannot', async () => {
  void channel.warm('onirim').catch(() => {});
  last().tell({ needs: 'onirim', part: 'first' });
  last().tell({ needs: 'onirim', part: 'rest' });
  last().tell({ needs: 'mondes', part: 'first' });
  await vi.advanceTimersByTimeAsync(0);
  expect(last().programs).toEqual([
    { program: 'onirim', part: 'first', module: MODULE },
    { program: 'onirim', part: 'rest', module: REST },
    { program: 'mondes', part: 'first', problem: 'Error: no network' },
  ]);
});
