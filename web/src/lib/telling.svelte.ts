/** What others do, in words, one sentence after another, each for as long as it takes to read. Nothing waits for it. */

import { beginsTurn } from './log_turns';
import { paced } from './settings.svelte';
import { standingMoves } from './table/moves';
import type { Line } from './table/table';

export interface Caption {
  text: string;
  line: Line;
}

/** The sentences of these lines; headings of turns are none. */
export const captionsOf = (lines: Line[]): Caption[] =>
  lines.flatMap((line) =>
    (line.said ?? [])
      .filter(({ events }) => !events.some((at) => beginsTurn(line.events[at])))
      .map(({ text }) => ({ text, line })),
  );

/** How long a sentence is shown; less if others wait. */
export function readingTime(text: string, waiting: number): number {
  return Math.max(700, Math.min(4500, 900 + 38 * text.length) / (1 + waiting / 5));
}

/** The last moves of others with none of one's own between them; for who only watches, those of the last player. */
export function lastTurnOfOthers(log: Line[], mine: number[]): Line[] {
  const moves = standingMoves(log);
  const end = moves.findLastIndex(({ entry }) => !mine.includes(entry.seat)) + 1;
  const last = moves[end - 1]?.entry.seat;
  const ends = (seat: number) => (mine.length > 0 ? mine.includes(seat) : seat !== last);
  const begin = moves.slice(0, end).findLastIndex(({ entry }) => ends(entry.seat)) + 1;
  return moves.slice(begin, end);
}

export class Telling {
  now: Caption | null = $state.raw(null);
  #waiting: Caption[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard: number | null = null;

  /** Takes up what is new in the log. One's own move ends what was still being told. */
  follow(log: Line[], mine: number[]) {
    const last = log.at(-1)?.step ?? 0;
    const heard = this.#heard ?? last;
    this.#heard = last;
    const news = standingMoves(log.filter(({ step, fresh }) => fresh && step > heard));
    if (news.some(({ entry }) => mine.includes(entry.seat))) this.stop();
    this.#tell(captionsOf(news.filter(({ entry }) => !mine.includes(entry.seat))));
  }

  /** Tells the last turn of the others once more. */
  again(log: Line[], mine: number[]) {
    this.stop();
    this.#tell(captionsOf(lastTurnOfOthers(log, mine)));
  }

  stop() {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
  }

  #tell(captions: Caption[]) {
    this.#waiting.push(...captions);
    if (!this.now) this.#next();
  }

  #next() {
    this.now = this.#waiting.shift() ?? null;
    if (!this.now) return;
    const lasts = paced(readingTime(this.now.text, this.#waiting.length));
    this.#timer = setTimeout(() => this.#next(), lasts);
  }
}
