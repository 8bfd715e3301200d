/** The tables of this device in IndexedDB. A table is its entries; they are only ever added. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Kept, Logged, StorageProblem, Stored, Summary } from './messages';

interface Row {
  table: string;
  about: unknown;
  summary: Summary;
  analysis?: unknown;
}

interface Shape extends DBSchema {
  tables: { key: string; value: Row };
  entries: { key: [string, number]; value: Logged };
}

/** A part of a table; its entries follow the first `after` ones. */
export interface Page extends Kept {
  after: number;
}

/** `conflict`: another tab wrote that entry; `gone`: the table is no longer in the store. */
export type StoreProblem = StorageProblem | 'conflict' | 'gone';

export class StoreFailure extends Error {
  override name = 'StoreFailure';
  constructor(readonly why: StoreProblem) {
    super(why);
  }
}

const PROBLEMS: Record<string, StoreProblem> = { ConstraintError: 'conflict', QuotaExceededError: 'full' };

function failure(problem: unknown): StoreFailure {
  if (problem instanceof StoreFailure) return problem;
  const { name } = (problem ?? {}) as { name?: string };
  return new StoreFailure(PROBLEMS[name ?? ''] ?? 'blocked');
}

const allOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Store {
  #opening: Promise<IDBPDatabase<Shape>> | undefined;

  constructor(private readonly name = 'dedale') {}

  /** Writes all of it or nothing, and returns when it is safe on the disk. */
  async write(pages: Page[]): Promise<void> {
    return this.#guarded(async (db) => {
      const writing = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      const tables = writing.objectStore('tables');
      const entries = writing.objectStore('entries');
      // Every answer comes from another process: only the rows as they were are waited for.
      const rowBefore = async ({ table, about }: Page) =>
        about === undefined ? tables.get(table) : { table, about };
      const add = ({ table, after, entries: more = [] }: Page) =>
        Promise.all(more.map((entry, at) => entries.add(entry, [table, after + at + 1])));
      const writeRow = ({ about, summary, analysis }: Page, before: Omit<Row, 'summary'>) => {
        const row = { ...before, summary, ...(analysis ? { analysis } : {}) };
        return about === undefined ? tables.put(row) : tables.add(row);
      };
      try {
        const [before] = await Promise.all([Promise.all(pages.map(rowBefore)), ...pages.map(add)]);
        if (before.includes(undefined)) throw new StoreFailure('gone');
        const rows = pages.map((page, at) => writeRow(page, before[at]!));
        writing.commit();
        await Promise.all([...rows, writing.done]);
      } catch (problem) {
        // An error of a request ends the transaction by itself; ours does not.
        if (problem instanceof StoreFailure) writing.abort();
        await writing.done.catch(() => {});
        throw problem instanceof StoreFailure ? problem : (writing.error ?? problem);
      }
    });
  }

  async read(table: string): Promise<(Stored & { summary: Summary }) | undefined> {
    return this.#guarded(async (db) => {
      const reading = db.transaction(['tables', 'entries']);
      const [row, entries] = await Promise.all([
        reading.objectStore('tables').get(table),
        reading.objectStore('entries').getAll(allOf(table)),
      ]);
      if (!row) return undefined;
      const { about, summary, analysis } = row;
      return { about, summary, entries, ...(analysis === undefined ? {} : { analysis }) };
    });
  }

  /** All tables, as lists need them. */
  async list(): Promise<{ table: string; summary: Summary }[]> {
    return this.#guarded(async (db) =>
      (await db.getAll('tables')).map(({ table, summary }) => ({ table, summary })),
    );
  }

  async remove(table: string): Promise<void> {
    return this.#guarded(async (db) => {
      const writing = db.transaction(['tables', 'entries'], 'readwrite');
      await Promise.all([
        writing.objectStore('tables').delete(table),
        writing.objectStore('entries').delete(allOf(table)),
        writing.done,
      ]);
    });
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    (await opening?.catch(() => undefined))?.close();
  }

  async #guarded<Result>(use: (db: IDBPDatabase<Shape>) => Promise<Result>): Promise<Result> {
    try {
      this.#opening ??= this.#open();
      return await use(await this.#opening);
    } catch (problem) {
      const told = failure(problem);
      // A connection that is of no more use, or was never made: the next one may be better.
      if (told.why === 'blocked') void this.close();
      throw told;
    }
  }

  #open(): Promise<IDBPDatabase<Shape>> {
    const forget = () => void this.close();
    return openDB<Shape>(this.name, 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'table' });
        db.createObjectStore('entries');
      },
      // A newer build in another tab, or the person cleared the storage.
      blocking: forget,
      terminated: forget,
    });
  }
}
