/** What is worth a mark on the timeline: the doors, treasures and blows of a game. */

import type { Move } from '$/lib/table/replay_table.svelte';
import type { GameName } from '$/lib/table/wire';

export type MarkKind = 'gain' | 'blow' | 'end';

export interface Mark {
  moves: number;
  kind: MarkKind;
}

interface Told {
  event: string;
  card?: string | null;
  won?: boolean;
}

const GAINS: Record<GameName, string[]> = {
  onirim: ['door-laid'],
  labyrinth: ['found'],
  mondes: ['world-turned-up', 'came-home'],
};
const BLOWS: Record<GameName, string[]> = {
  onirim: ['nightmare-answered', 'door-returned', 'premonition-struck'],
  labyrinth: ['sent-home'],
  mondes: ['struck', 'cancelled', 'turn-skipped'],
};

function kindOf(game: GameName, { event }: Told): MarkKind | undefined {
  if (event === 'ended') return 'end';
  if (GAINS[game].includes(event)) return 'gain';
  return BLOWS[game].includes(event) ? 'blow' : undefined;
}

const WEIGHT: MarkKind[] = ['blow', 'gain', 'end'];

/** One mark for each move worth it: the end before a gain, a gain before a blow. */
export function marksOf(game: GameName, story: Move[]): Mark[] {
  return story.slice(1).flatMap(({ moves, events }) => {
    const kinds = (events as Told[]).map((event) => kindOf(game, event)).filter((kind) => kind !== undefined);
    const [heaviest] = kinds.toSorted((one, other) => WEIGHT.indexOf(other) - WEIGHT.indexOf(one));
    return heaviest ? [{ moves, kind: heaviest }] : [];
  });
}
