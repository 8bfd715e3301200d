import { expect, test } from 'vitest';
import { FakeLocks } from '../testing/fake_locks';
import { Leases } from './leases';

const leasesOf = (locks: FakeLocks) => new Leases(locks as unknown as LockManager, () => {});

test('a table that nobody plays is taken, however long a busy browser takes to give it', async () => {
  const locks = new FakeLocks();
  locks.slow = 2;
  const leases = leasesOf(locks);
  expect(await leases.take('here-new')).toBe(true);
  expect(leases.has('here-new')).toBe(true);
});

test('a table that another tab plays is not taken, unless it is stolen', async () => {
  const locks = new FakeLocks();
  const [one, other] = [leasesOf(locks), leasesOf(locks)];
  expect(await one.take('here-table')).toBe(true);
  expect(await other.take('here-table')).toBe(false);
  expect(await other.take('here-table', { steal: true })).toBe(true);
  one.release('here-table');
  expect(one.has('here-table')).toBe(false);
});
