import type { PuzzleDocument, PuzzleLine, PuzzleSolution } from '$/generated/api';
import { api, local } from '../api';
import { contentsOf } from '../contents';
import { ENGINES } from '../local/built';
import { Refusal } from '../refusal';
import { settings } from '../settings.svelte';
import type { Line, Link, Table } from './table';
import type { Chat, Done, Explained, GameName, Preview, Snapshot, Standing, TableDocument } from './wire';

/** The host of a game's puzzles: this device, where it can play the game. */
export const puzzleHost = (game: GameName) => (ENGINES.includes(game) ? local : api);

/** A position to be solved: one answer is given, and the solution comes. */
export class PuzzleTable implements Table {
  puzzle: PuzzleLine = $state.raw(null!);
  document: TableDocument = $state.raw(null!);
  contents: unknown = $state.raw(null);
  #asked: Standing | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  busy = $state(false);
  /** The answer that was given, and what it is worth. */
  given: string | null = $state(null);
  solution: PuzzleSolution | null = $state.raw(null);

  readonly as = '1';
  readonly present = [1];
  readonly watching = 0;
  readonly chat: Chat[] = [];
  readonly link: Link = 'open';
  #language = settings.language;

  private constructor(
    readonly game: GameName,
    readonly id: string,
  ) {}

  static async open(game: GameName, id: string): Promise<PuzzleTable> {
    const table = new PuzzleTable(game, id);
    await table.#read();
    const host = puzzleHost(game) === local ? 'here-' : '';
    table.contents = await contentsOf(game, table.document.setup, host);
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
      this.solution = await this.#ask<PuzzleSolution>('answer', { action });
      this.given = action;
    } finally {
      this.busy = false;
    }
  }

  /** Once more, after the solution. */
  again() {
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
    const path = `/api/puzzles/${this.game}/${this.id}/${what}`;
    return puzzleHost(this.game).post<Answer>(path, { ...body, lang: this.#language });
  }

  async #read() {
    const path = `/api/puzzles/${this.game}/${this.id}?lang=${this.#language}`;
    const { puzzle, position } = await puzzleHost(this.game).get<PuzzleDocument>(path);
    const { table, standing, missed } = position as Snapshot;
    this.puzzle = puzzle;
    this.document = table;
    this.#asked = standing;
    this.log = missed.map((happening) => ({ ...happening, fresh: false }));
  }
}
