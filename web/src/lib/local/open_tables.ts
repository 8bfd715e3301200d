/** The tables in the hosts' memory: what is known of them, what of it is stored, and who looks at them. */

import type { GameName } from '$/generated/games';
import type { Kept, Logged, News, Summary } from './messages';
import { StoreFailure, type Page, type Store } from './store';
import { isWhole } from './summaries';

interface OpenTable {
  game: GameName;
  about: unknown;
  summary: Summary;
  entries: Logged[];
  analysis?: unknown;
  /** How many entries are stored; null if the table is not. */
  stored: number | null;
  observers: Set<string>;
}

/** Finished games that stay in memory for whoever goes through them. */
const MOST_FINISHED = 6;

/** How long an analysis under way may wait to be stored. */
const DEFERRED_FOR = 2000;

export class OpenTables {
  #open = new Map<string, OpenTable>();
  #complained = false;
  #deferred = new Set<string>();
  #written = 0;

  constructor(
    private readonly store: Store,
    private readonly tell: (news: News) => void,
    private readonly now: () => number,
  ) {}

  gameOf(table: string): GameName | undefined {
    return this.#open.get(table)?.game;
  }

  isOver(table: string): boolean {
    return this.#open.get(table)?.summary.phase === 'over';
  }

  length(table: string): number | undefined {
    return this.#open.get(table)?.entries.length;
  }

  opened(table: string, summary: Summary, about: unknown, entries: Logged[]) {
    const game = summary.game;
    this.#open.set(table, { game, about, summary, entries, stored: entries.length, observers: new Set() });
  }

  closed(table: string) {
    this.#open.delete(table);
  }

  looks(table: string, observer: string) {
    this.#open.get(table)?.observers.add(observer);
  }

  /** Whether that was the last one. */
  leaves(table: string, observer: string): boolean {
    const observers = this.#open.get(table)?.observers;
    observers?.delete(observer);
    return observers?.size === 0;
  }

  /** Tables that can be closed: stored, not played here, and nobody looks at them. */
  idle(isPlayed: (table: string) => boolean): [string, GameName][] {
    const unused = [...this.#open].filter(
      ([table, { observers, stored, entries }]) =>
        observers.size === 0 && stored === entries.length && !isPlayed(table),
    );
    const finished = unused.filter(([table]) => this.isOver(table)).map(([table]) => table);
    const staying = finished.slice(-MOST_FINISHED);
    return unused.filter(([table]) => !staying.includes(table)).map(([table, { game }]) => [table, game]);
  }

  /** Of every table of this device, also of those that could not be stored. */
  async summaries(): Promise<Summary[]> {
    const stored = await this.store.list().catch(() => []);
    const unsaved = this.#unsaved();
    const others = stored.filter(({ table }) => !unsaved.some((one) => one.table === table));
    return [...others.map(({ summary }) => summary).filter(isWhole), ...unsaved];
  }

  /**
   * Takes up what a host wants to keep, and stores it with everything that could not be stored before. If it cannot, the page is told
   * and the game goes on in memory. Rejects with a `StoreFailure` only if another tab wrote first.
   */
  async keep(game: GameName, kept: Kept[]): Promise<void> {
    if (kept.length === 0) return;
    for (const one of kept) this.#takeUp(game, one);
    const moved = kept.filter(({ about, entries = [] }) => about !== undefined || entries.length > 0);
    for (const { table } of kept) this.#deferred.add(table);
    if (moved.length > 0 || this.now() - this.#written > DEFERRED_FOR) await this.writeDeferred();
  }

  /** An analysis under way changes many times a second: it is stored now and then, and when there is nothing more to think about. */
  async writeDeferred(): Promise<void> {
    const tables = [...this.#deferred].filter((table) => this.#open.has(table));
    this.#deferred.clear();
    this.#written = this.now();
    if (tables.length > 0) await this.#write(tables);
  }

  /** Stores a table that came from a file; a table that is known grows if the file has more of it. Whether anything was new. */
  async adopt({ table, about, entries = [], summary, analysis }: Kept): Promise<boolean> {
    const known = await this.store.read(table);
    const before = known?.entries ?? [];
    const same = before.every((entry, at) => JSON.stringify(entry) === JSON.stringify(entries[at]));
    if (known && (!same || entries.length <= before.length)) return false;
    const after = before.length;
    const news = { table, summary, after, entries: entries.slice(after), analysis };
    await this.store.write([known ? news : { ...news, about }]);
    return true;
  }

  #takeUp(game: GameName, { table, about, entries = [], summary, analysis }: Kept) {
    const known = this.#open.get(table);
    if (!known) {
      const observers = new Set<string>();
      this.#open.set(table, { game, about, summary, entries, analysis, stored: null, observers });
      return;
    }
    known.summary = summary;
    known.entries = [...known.entries, ...entries];
    if (analysis !== undefined) known.analysis = analysis;
  }

  async #write(tables: string[]): Promise<void> {
    const pages = tables.map((table) => this.#page(table));
    try {
      await this.store.write(pages);
    } catch (problem) {
      const why = problem instanceof StoreFailure ? problem.why : 'blocked';
      if (why === 'conflict') throw problem;
      if (why === 'gone') {
        // The storage was cleared: everything that is still in memory is stored anew.
        for (const one of this.#open.values()) one.stored = null;
        return this.#write(tables);
      }
      this.tell({ storage: why, unsaved: this.#unsaved() });
      this.#complained = true;
      return;
    }
    for (const table of tables) {
      const open = this.#open.get(table);
      if (open) open.stored = open.entries.length;
      this.tell({ stored: table });
    }
    if (this.#complained) await this.#catchUp();
  }

  /** There is room again: tables that could not be stored are. */
  async #catchUp() {
    const left = this.#unsaved().map(({ table }) => table);
    this.#complained = false;
    if (left.length > 0) await this.#write(left);
  }

  #page(table: string): Page {
    const { about, entries, summary, analysis, stored } = this.#open.get(table)!;
    return {
      table,
      summary,
      analysis,
      after: stored ?? 0,
      entries: entries.slice(stored ?? 0),
      ...(stored === null ? { about } : {}),
    };
  }

  #unsaved(): Summary[] {
    return [...this.#open.values()]
      .filter(({ stored, entries }) => stored !== entries.length)
      .map(({ summary }) => summary);
  }
}
