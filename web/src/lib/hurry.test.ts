import { expect, test, vi } from 'vitest';
import { calm, hurry } from './hurry';

test('what can wait begins when nobody has been waiting for a while', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  let fail = () => {};
  void hurry(new Promise<void>((done) => (arrive = done)));
  let begun = false;
  void calm(100).then(() => (begun = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toBe(false);
  arrive();
  await vi.advanceTimersByTimeAsync(50);
  hurry(new Promise<void>((_, failed) => (fail = () => failed(new Error('lost'))))).catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toBe(false);
  fail();
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(true);
  vi.useRealTimers();
});
