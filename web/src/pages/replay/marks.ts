/** The marks on the timeline: the doors, treasures and blows of a game. */

import type { Marks } from '$/lib/games';
import type { Move } from '$/lib/table/replay_table.svelte';

export type MarkKind = 'gain' | 'blow' | 'end';

export interface Mark {
  moves: number;
  kind: MarkKind;
}

function kindOf({ gains, blows }: Marks, event: unknown): MarkKind | undefined {
  const isOneOf = (names: unknown[]) => names.includes(event);
  if (event === 'ended') return 'end';
  if (isOneOf(gains)) return 'gain';
  return isOneOf(blows) ? 'blow' : undefined;
}

const WEIGHT: MarkKind[] = ['blow', 'gain', 'end'];

/** One mark for each move worth it: the end before a gain, a gain before a blow. */
export function marksOf(marks: Marks, story: Move[]): Mark[] {
  return story.slice(1).flatMap(({ moves, events }) => {
    const kinds = events.map(({ event }) => kindOf(marks, event)).filter((kind) => kind !== undefined);
    const [heaviest] = kinds.toSorted((one, other) => WEIGHT.indexOf(other) - WEIGHT.indexOf(one));
    return heaviest ? [{ moves, kind: heaviest }] : [];
  });
}
