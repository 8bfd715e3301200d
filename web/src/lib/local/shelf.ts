/** The stored games of this device, as lists and files need them: read without an engine. */

import { ifBegun } from './here';
import type { Stored, Summary } from './messages';
import { Store, StoreFailure } from './store';
import { isWhole } from './summaries';

const store = new Store();

export interface Shelf {
  tables: Summary[];
  /** The ids of tables that cannot be read. */
  broken: string[];
}

/** Every game of this device, the newest first; those that could not be stored, too. */
export async function shelf(): Promise<Shelf> {
  const unsaved = ifBegun()?.unsaved ?? [];
  const stored = await listed();
  const others = stored.filter(({ table }) => !unsaved.some((one) => one.table === table));
  const tables = [...others.map(({ summary }) => summary).filter(isWhole), ...unsaved];
  return {
    tables: tables.sort((one, other) => other.created - one.created),
    broken: others.filter(({ summary }) => !isWhole(summary)).map(({ table }) => table),
  };
}

/** A browser that keeps nothing has nothing to list. */
async function listed() {
  try {
    return await store.list();
  } catch (problem) {
    if (problem instanceof StoreFailure) return [];
    throw problem;
  }
}

/** The file of games: all of this device, or some. */
export interface GamesFile {
  dedale: 'games';
  version: 1;
  tables: Stored[];
}

export async function gamesFile(tables?: string[]): Promise<GamesFile> {
  const wanted = tables ?? (await store.list()).map(({ table }) => table);
  const found = await Promise.all(wanted.map((table) => store.read(table)));
  return {
    dedale: 'games',
    version: 1,
    tables: found.flatMap((one) =>
      one ? [{ about: one.about, entries: one.entries, analysis: one.analysis }] : [],
    ),
  };
}

/** The games in a file, or nothing if it is not such a file. */
export function gamesIn(text: string): Stored[] | undefined {
  try {
    const file = JSON.parse(text) as Partial<GamesFile> | null;
    if (file?.dedale !== 'games' || file.version !== 1 || !Array.isArray(file.tables)) return undefined;
    return file.tables.every((one) => one && Array.isArray(one.entries)) ? file.tables : undefined;
  } catch {
    return undefined;
  }
}
