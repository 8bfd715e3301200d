/** The log in turns, for reading: the newest turn first, and in it the newest sentence. Each turn has its heading above it. */

import type { Line } from './table/table';

/** A sentence, and the line of the log it is from. */
export interface Told {
  line: Line;
  text: string;
  /** What it tells of. */
  events: unknown[];
  key: string;
}

export interface Turn {
  key: string;
  /** None for what happened before the first turn. */
  heading: Told | null;
  told: Told[];
}

/** The sentence about it is the heading of a turn. */
export const beginsTurn = (event: unknown) =>
  (event as { event?: string } | undefined)?.event === 'turn-began';

export function turnsOf(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    for (const [at, { text, events }] of (line.said ?? []).entries()) {
      const about = events.map((place) => line.events[place]);
      const told = { line, text, events: about, key: `${line.step}/${at}` };
      if (about.some(beginsTurn)) turns.unshift({ key: told.key, heading: told, told: [] });
      else if (turns[0]) turns[0].told.unshift(told);
      else turns.unshift({ key: 'before', heading: null, told: [told] });
    }
  }
  return turns;
}

/** So many of the newest sentences, in their turns. */
export function newest(turns: Turn[], most: number): Turn[] {
  let left = most;
  return turns.flatMap((turn) => {
    if (left <= 0) return [];
    const told = turn.told.slice(0, left);
    left -= told.length + 1;
    return [{ ...turn, told }];
  });
}
