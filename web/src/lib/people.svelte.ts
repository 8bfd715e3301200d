/** The names of several people who share this device, kept here: a host knows one name for all of them. */

const PLACE = 'dedale-people';
const MOST_TABLES = 60;

/** The names at a table, seat by seat. */
export type Names = Record<number, string>;

interface Kept {
  /** By seat, as they were given last. */
  usual: Names;
  tables: Record<string, Names>;
}

function read(): Kept {
  try {
    return { usual: {}, tables: {}, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { usual: {}, tables: {} };
  }
}

const kept: Kept = $state(read());

function write() {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const usualNames = (): Names => ({ ...kept.usual });

export function personAt(table: string, seat: number): string | undefined {
  return kept.tables[table]?.[seat];
}

/** An empty name is none. */
export function callPerson(table: string, seat: number, name: string) {
  callPeople(table, { ...kept.tables[table], [seat]: name });
}

export function callPeople(table: string, names: Names) {
  const given = Object.entries(names)
    .map(([seat, name]) => [seat, name.trim()] as const)
    .filter(([, name]) => name !== '');
  const others = Object.entries(kept.tables).filter(([one]) => one !== table);
  kept.tables = Object.fromEntries([
    ...others.slice(1 - MOST_TABLES),
    [table, Object.fromEntries<string>(given)],
  ]);
  for (const [seat, name] of given) kept.usual[Number(seat)] = name;
  write();
}
