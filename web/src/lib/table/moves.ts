import type { PublicEntry } from '$/generated/api';
import type { Happening } from './wire';

type Move = Extract<PublicEntry, { did: 'act' | 'concede' }>;

/** The moves that stand, the oldest first. */
export function standingMoves<Told extends Happening>(told: readonly Told[]): (Told & { entry: Move })[] {
  return told.filter(
    (one): one is Told & { entry: Move } =>
      !one.undone && (one.entry.did === 'act' || one.entry.did === 'concede'),
  );
}
