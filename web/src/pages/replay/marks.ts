/** What is worth a mark on the timeline: the doors, treasures and blows of a game. */

import type { Event as LabyrinthEvent } from '$/generated/labyrinth';
import type { Event as MondesEvent } from '$/generated/mondes';
import type { Event as OnirimEvent } from '$/generated/onirim';
import type { Move } from '$/lib/table/replay_table.svelte';
import type { GameName } from '$/lib/table/wire';

interface GameEvents {
  onirim: OnirimEvent;
  labyrinth: LabyrinthEvent;
  mondes: MondesEvent;
}

export type MarkKind = 'gain' | 'blow' | 'end';

export interface Mark {
  moves: number;
  kind: MarkKind;
}

type Names = { [Game in GameName]: GameEvents[Game]['event'][] };

const GAINS: Names = {
  onirim: ['door-laid'],
  labyrinth: ['found'],
  mondes: ['world-turned-up', 'came-home'],
};
const BLOWS: Names = {
  onirim: ['nightmare-answered', 'door-returned', 'premonition-struck'],
  labyrinth: ['sent-home'],
  mondes: ['struck', 'cancelled', 'turn-skipped'],
};

function kindOf(game: GameName, event: unknown): MarkKind | undefined {
  const isOneOf = (names: unknown[]) => names.includes(event);
  if (event === 'ended') return 'end';
  if (isOneOf(GAINS[game])) return 'gain';
  return isOneOf(BLOWS[game]) ? 'blow' : undefined;
}

const WEIGHT: MarkKind[] = ['blow', 'gain', 'end'];

/** One mark for each move worth it: the end before a gain, a gain before a blow. */
export function marksOf(game: GameName, story: Move[]): Mark[] {
  return story.slice(1).flatMap(({ moves, events }) => {
    const kinds = events.map(({ event }) => kindOf(game, event)).filter((kind) => kind !== undefined);
    const [heaviest] = kinds.toSorted((one, other) => WEIGHT.indexOf(other) - WEIGHT.indexOf(one));
    return heaviest ? [{ moves, kind: heaviest }] : [];
  });
}
