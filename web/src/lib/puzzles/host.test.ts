import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from '../refusal';
import { askAboutPuzzle, puzzlesOfServer } from './host';

const hosts = vi.hoisted(() => ({ api: { get: vi.fn() }, local: { get: vi.fn() } }));
vi.mock('../api', () => hosts);
vi.mock('../address', () => ({ hasServer: true }));
vi.mock('../local/built', () => ({ ENGINES: ['onirim'] }));

const unknown = () => new Refusal({ code: 'no-such-puzzle' }, 'There is no such puzzle.', 404);
const ask = () => askAboutPuzzle('onirim', (host) => host.get<string>('/api/puzzles/onirim/abc'));

beforeEach(() => {
  hosts.api.get.mockReset();
  hosts.local.get.mockReset();
});

test('a puzzle of the program is asked on this device', async () => {
  hosts.local.get.mockResolvedValue('a position');
  expect(await ask()).toEqual([hosts.local, 'a position']);
  expect(hosts.api.get).not.toHaveBeenCalled();
});

test('one that the device does not know is asked at the server', async () => {
  hosts.local.get.mockRejectedValue(unknown());
  hosts.api.get.mockResolvedValue('a position');
  expect(await ask()).toEqual([hosts.api, 'a position']);
  hosts.api.get.mockRejectedValue(unknown());
  await expect(ask()).rejects.toThrow(Refusal);
});

test('any other problem of the device is told', async () => {
  hosts.local.get.mockRejectedValue(new Error('no engine'));
  await expect(ask()).rejects.toThrow('no engine');
  expect(hosts.api.get).not.toHaveBeenCalled();
});

test('a server that cannot be reached has found nothing', async () => {
  hosts.api.get.mockRejectedValue(new Unreachable('offline'));
  expect(await puzzlesOfServer('onirim')).toEqual([]);
  hosts.api.get.mockResolvedValue({ here: ['a line'] });
  expect(await puzzlesOfServer('onirim')).toEqual(['a line']);
});
