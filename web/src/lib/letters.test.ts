import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hurry } from './hurry';
import { bringLetters } from './letters';

let asked = 0;
let network = true;
const shown = vi.fn();

beforeEach(() => {
  asked = 0;
  network = true;
  shown.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => {
        asked += 1;
        return network ? Promise.resolve(this) : Promise.reject(new Error('no network'));
      };
    },
  );
  vi.stubGlobal('document', { fonts: { add: shown } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cameIn = (duration: number) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ duration } as PerformanceEntry]);

test('on a quick line the letters come at once', async () => {
  cameIn(20);
  await bringLetters();
  expect(shown).toHaveBeenCalledTimes(4);
});

test('on a slow line they wait until nobody does', async () => {
  cameIn(500);
  let arrive = () => {};
  void hurry(new Promise<void>((done) => (arrive = done)));
  const brought = bringLetters();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(0);
  arrive();
  await vi.advanceTimersByTimeAsync(10_000);
  await brought;
  expect(shown).toHaveBeenCalledTimes(4);
});

test('those that only the rule books have are not asked for before they are read', async () => {
  cameIn(20);
  await bringLetters();
  expect(asked).toBe(3);
});

test('letters that cannot come are asked for again when there is a network', async () => {
  cameIn(20);
  network = false;
  const brought = bringLetters();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toBe(3);
  expect(shown).not.toHaveBeenCalled();
  network = true;
  dispatchEvent(new Event('online'));
  await brought;
  expect(asked).toBe(6);
  expect(shown).toHaveBeenCalledTimes(4);
});
