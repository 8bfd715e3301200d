import { expect, test, vi } from 'vitest';
import { planOf } from './plan.svelte';
import type { Table } from './table';

function asking(step: number, legal: string[] | null) {
  return { step, legal } as Table['standing'];
}
function tableOf(standing: Table['standing']) {
  const act = vi.fn((_: string) => Promise.resolve());
  return { table: { standing, busy: false, act } as unknown as Table, act };
}

test('answers confirmed together are sent one by one, each when it is asked for', () => {
  const { table, act } = tableOf(asking(1, ['discard a', 'discard b']));
  const plan = planOf(table);
  plan.carryOut(['discard a', 'place b']);
  plan.goOn();
  plan.goOn();
  expect(act.mock.calls).toEqual([['discard a']]);
  Object.assign(table, { standing: asking(2, ['place b', 'place c']) });
  plan.goOn();
  expect(act.mock.calls).toEqual([['discard a'], ['place b']]);
  expect(plan.answers).toEqual([]);
});

test('a plan is forgotten when something else is asked', () => {
  const { table, act } = tableOf(asking(1, ['draw']));
  const plan = planOf(table);
  plan.carryOut(['discard a']);
  plan.goOn();
  expect(act).not.toHaveBeenCalled();
  expect(plan.answers).toEqual([]);
});

test('a table has one plan, whoever looks', () => {
  const { table } = tableOf(null);
  expect(planOf(table)).toBe(planOf(table));
});

test('answers that were all sent at once are said to be, until all of them were taken', async () => {
  const { table } = tableOf(asking(1, ['discard a']));
  let taken = () => {};
  Object.assign(table, { actAll: () => new Promise<void>((done) => (taken = done)) });
  const plan = planOf(table);
  plan.carryOutAtOnce(['discard a', 'place b']);
  expect(plan.givingAll).toBe(true);
  taken();
  await vi.waitFor(() => expect(plan.givingAll).toBe(false));
  expect(plan.answers).toEqual([]);
});
