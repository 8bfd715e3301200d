import type { PuzzleDocument, PuzzleGoal, PuzzleLine, PuzzleSolution } from '$/generated/api';
import { local } from '../api';
import { contentsOf } from '../contents';
import { askAboutPuzzle, type PuzzleHost } from '../puzzles/host';
import { Refusal } from '../refusal';
import { settings } from '../settings.svelte';
import type { Line, Link, Table } from './table';
import type { Chat, Done, Explained, GameName, Preview, Snapshot, Standing, TableDocument } from './wire';

/** A position to be solved: one answer is given, or those of a whole turn, and the solution comes. */
export class PuzzleTable implements Table {
  puzzle: PuzzleLine = $state.raw(null!);
  document: TableDocument = $state.raw(null!);
  contents: unknown = $state.raw(null);
  #asked: Standing | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  busy = $state(false);
  /** Where a whole turn is asked for: what to find, and what was found so far. */
  goal: PuzzleGoal | null = $state.raw(null);
  /** The answers given in that turn. */
  #turn: string[] = [];
  /** The answer that was given, the last one of a turn, and what it is worth. */
  given: string | null = $state(null);
  solution: PuzzleSolution | null = $state.raw(null);

  readonly as = '1';
  readonly present = [1];
  readonly watching = 0;
  readonly chat: Chat[] = [];
  readonly link: Link = 'open';
  #language = settings.language;
  #host: PuzzleHost = local;

  private constructor(
    readonly game: GameName,
    readonly id: string,
  ) {}

  static async open(game: GameName, id: string): Promise<PuzzleTable> {
    const table = new PuzzleTable(game, id);
    const [host, position] = await askAboutPuzzle(game, (host) => table.#position([], host));
    table.#host = host;
    table.#show(position, false);
    table.contents = await contentsOf(game, table.document.setup, host === local ? 'here-' : '');
    return table;
  }

  /** Nobody is asked any more once the answer is given. */
  get standing(): Standing | null {
    return this.plays || !this.#asked ? this.#asked : { ...this.#asked, decider: null };
  }

  get plays(): boolean {
    return this.given === null;
  }

  async act(action: string): Promise<void> {
    // A board may give several answers in a row; the first one counts.
    if (!this.plays) return;
    this.busy = true;
    try {
      const next = this.goal ? await this.#position([...this.#turn, action]) : null;
      if (next && goesOn(next)) {
        this.#turn = [...this.#turn, action];
      } else {
        this.solution = await this.#ask<PuzzleSolution>('answer', { action });
        this.given = action;
      }
      if (next) this.#show(this.solution?.right === false ? await this.#position([]) : next, true);
    } finally {
      this.busy = false;
    }
  }

  /** Once more, after the solution. */
  async again(): Promise<void> {
    if (this.goal) this.#show(await this.#position([]), false);
    this.#turn = [];
    this.given = null;
    this.solution = null;
  }

  command(): Promise<Done> {
    return Promise.reject(new Refusal({ code: 'not-now' }, 'a puzzle takes one answer'));
  }

  preview(action: string): Promise<Preview> {
    return this.#ask('preview', { ...this.#question(), action });
  }

  explain(actions: string[]): Promise<Explained[]> {
    return this.#ask('explain', { ...this.#question(), actions });
  }

  close() {
    // Nobody is told.
  }

  /** Says everything in the language of the moment. */
  async translate(): Promise<void> {
    if (this.#language === settings.language) return;
    this.#language = settings.language;
    await this.#read();
    if (this.given !== null) this.solution = await this.#ask('answer', { action: this.given });
  }

  #question() {
    return { step: this.#asked?.step ?? 0, as: Number(this.as) };
  }

  #ask<Answer>(what: string, body: object): Promise<Answer> {
    const path = `/api/puzzles/${this.game}/${this.id}/${what}?${after(this.#turn)}`;
    return this.#host.post<Answer>(path, { ...body, lang: this.#language });
  }

  #position(turn: string[], host = this.#host): Promise<PuzzleDocument> {
    const path = `/api/puzzles/${this.game}/${this.id}?lang=${this.#language}&${after(turn)}`;
    return host.get<PuzzleDocument>(path);
  }

  async #read() {
    this.#show(await this.#position(this.#onBoard()), false);
  }

  /** The answers whose outcome the board shows. Beside the solution of a turn that missed its goal it is as it was before. */
  #onBoard(): string[] {
    if (!this.goal || this.given === null) return this.#turn;
    return this.solution?.right ? [...this.#turn, this.given] : [];
  }

  #show({ puzzle, goal, position }: PuzzleDocument, moved: boolean) {
    const { table, standing, missed } = position as Snapshot;
    this.puzzle = puzzle;
    this.goal = goal ?? null;
    this.document = table;
    this.#asked = standing;
    const known = this.log.length;
    this.log = missed.map((happening, at) => ({ ...happening, fresh: moved && at >= known }));
  }
}

const after = (turn: string[]) =>
  turn.length > 0 ? new URLSearchParams({ after: turn.join(',') }).toString() : '';

/** Whether something is left to find in the turn, and to do. */
function goesOn({ goal, position }: PuzzleDocument): boolean {
  const { standing } = position as Snapshot;
  return goal !== undefined && goal.found < goal.treasures && standing?.decider === 1;
}
