import type { Happening } from './wire';

/** The moves that stand, the oldest first. */
export function standingMoves<Told extends Happening>(told: readonly Told[]): Told[] {
  return told.filter(({ entry, undone }) => !undone && (entry.did === 'act' || entry.did === 'concede'));
}
