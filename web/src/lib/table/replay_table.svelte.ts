import type { Moment, Story, ToldMove } from '$/generated/api';
import { api } from '../api';
import { contentsOf } from '../contents';
import { settings } from '../settings.svelte';
import type { Line, Link, Table } from './table';
import type { Chat, Done, Explained, Observer, Preview, Snapshot, Standing, TableDocument } from './wire';
import { Refusal } from '../refusal';

/** One move of the story; the first is the deal. */
export type Move = ToldMove;

/** How many moments before and after the current one are fetched ahead of time. */
const AHEAD = 4;
const BEHIND = 1;

/** A game that was played, or is: one goes through it move by move, and nobody can answer. */
export class ReplayTable implements Table {
  document: TableDocument = $state.raw(null!);
  contents: unknown = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  as: Observer = $state('spectator');
  /** Every move from the deal on. */
  story: Move[] = $state.raw([]);
  /** The current move, and the one that was asked for last. */
  at = $state(0);
  wanted = $state(0);
  busy = $state(false);
  link: Link = $state('open');

  readonly plays = false;
  readonly present: number[] = [];
  readonly watching = 0;
  readonly chat: Chat[] = [];
  readonly id: string;
  #moments = new Map<number, Promise<Moment>>();
  #language = settings.language;
  #closed = false;

  private constructor(id: string) {
    this.id = id;
  }

  /** Opens a game at a move; left out, at the beginning. Without `as`, it shows the knowledge of the user's seat. */
  static async open(id: string, at = 0, as?: Observer): Promise<ReplayTable> {
    const table = new ReplayTable(id);
    await table.#read(as);
    table.contents = await contentsOf(table.document.game, table.document.setup, id);
    await table.go(at);
    return table;
  }

  get last(): number {
    return this.story.length - 1;
  }

  /** Goes to a move. The last request wins, however long the others take. */
  async go(to: number): Promise<void> {
    const moves = Math.max(0, Math.min(Math.trunc(to) || 0, this.last));
    this.wanted = moves;
    const asked = this.#moments;
    this.busy = true;
    try {
      const moment = await this.#moment(moves);
      if (this.wanted !== moves || asked !== this.#moments || this.#closed) return;
      this.#show(moment);
      this.#fetchAround(moves);
    } finally {
      if (this.wanted === moves) this.busy = false;
    }
  }

  /** Looks at the same move as somebody else. */
  async seeAs(as: Observer): Promise<void> {
    await this.#read(as);
    await this.go(this.wanted);
  }

  /** Says everything in the language of the moment. */
  async translate(): Promise<void> {
    if (this.#language === settings.language) return;
    this.#language = settings.language;
    await this.seeAs(this.as);
  }

  /** Asks for what was played in the meantime. */
  async refresh(): Promise<void> {
    const before = this.story.length;
    const ended = this.document.phase;
    await this.#read(this.as, true);
    if (ended !== this.document.phase) this.#moments.clear();
    if (this.story.length < before || this.wanted > this.last) await this.go(this.wanted);
  }

  act(): Promise<void> {
    return Promise.reject(new Refusal({ code: 'game-over' }, 'a replay takes no answers'));
  }

  command(): Promise<Done> {
    return Promise.reject(new Refusal({ code: 'game-over' }, 'a replay takes no commands'));
  }

  preview(): Promise<Preview> {
    return Promise.resolve({ certain: false });
  }

  explain(): Promise<Explained[]> {
    return Promise.resolve([]);
  }

  close() {
    this.#closed = true;
    this.#moments.clear();
  }

  async #read(as: Observer | undefined, keep = false) {
    const seen = as === undefined ? '' : `&as=${as}`;
    const [snapshot, story] = await Promise.all([
      api.get<Snapshot>(`/api/tables/${this.id}`),
      api.get<Story>(`/api/tables/${this.id}/replay/events?lang=${this.#language}${seen}`),
    ]);
    if (this.#closed) return;
    this.document = snapshot.table;
    this.story = story.moves;
    this.as = String(story.as);
    if (!keep) this.#moments = new Map();
  }

  #moment(moves: number): Promise<Moment> {
    const known = this.#moments;
    let moment = known.get(moves);
    if (!moment) {
      const where = `as=${this.as}&moves=${moves}&lang=${this.#language}`;
      moment = api.get<Moment>(`/api/tables/${this.id}/replay?${where}`);
      known.set(moves, moment);
      moment.catch(() => known.delete(moves));
    }
    return moment;
  }

  #fetchAround(moves: number) {
    const first = Math.max(0, moves - BEHIND);
    const last = Math.min(this.last, moves + AHEAD);
    for (let near = first; near <= last; near++) this.#moment(near).catch(() => {});
  }

  #show({ moves, step, decider, question, outcome, view, words }: Moment) {
    const onward = moves === this.at + 1;
    this.log = linesUpTo(this.story, moves, onward);
    const asked = words && { question: words.question, legal: null };
    this.standing = { step, moves, decider, question, legal: null, outcome, view, words: asked };
    this.at = moves;
  }
}

/** The log after so many moves; its last line moves on the board when the viewer goes on by one move. */
export function linesUpTo(story: Move[], moves: number, onward: boolean): Line[] {
  return story.slice(0, moves + 1).map(({ step, at, entry, events, said }, place) => ({
    step,
    at,
    entry,
    events,
    said,
    fresh: onward && place === moves,
  }));
}
