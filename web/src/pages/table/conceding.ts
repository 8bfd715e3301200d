import { rowOf } from '$/lib/games';
import type { TableDocument } from '$/lib/table/wire';

/** The effect of conceding at a table: `docs/server.md`, Conceding. */
export type Meaning = 'ends' | 'asks' | 'loses' | 'bot';

export function meaningOfConceding({ game, seats }: Pick<TableDocument, 'game' | 'seats'>): Meaning {
  if (!rowOf(game).cooperative) return seats.length === 2 ? 'loses' : 'bot';
  const people = new Set(seats.flatMap(({ user, conceded }) => (user && !conceded ? [user] : [])));
  return people.size > 1 ? 'asks' : 'ends';
}
