/** One tab plays a table at a time (Web Locks). */

/** How long a tab that is just being closed or loaded again may take to let go. */
const PATIENCE = 600;

const nameOf = (table: string) => `dedale-table-${table}`;

export class Leases {
  #held = new Map<string, () => void>();

  /** Without locks (a page without https) every tab has every lease; the store still refuses the second writer. */
  constructor(
    private readonly locks: Pick<LockManager, 'request' | 'query'> | undefined,
    private readonly lost: (table: string) => void,
  ) {}

  has(table: string): boolean {
    return !this.locks || this.#held.has(table);
  }

  /** Whether this tab plays the table now; `steal` takes it from the tab that has it. */
  async take(table: string, { steal = false } = {}): Promise<boolean> {
    const { locks } = this;
    if (!locks || this.#held.has(table)) return true;
    while (!(await this.#asked(locks, table, steal))) {
      // A busy browser takes its time even over what nobody has.
      const { held = [] } = await locks.query();
      if (steal || held.some(({ name }) => name === nameOf(table))) return false;
    }
    return true;
  }

  async #asked(locks: Pick<LockManager, 'request'>, table: string, steal: boolean): Promise<boolean> {
    return new Promise((settled) => {
      const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
      const hold = () => {
        settled(true);
        return new Promise<void>((release) => this.#held.set(table, release));
      };
      locks.request(nameOf(table), options, hold).catch(() => {
        settled(false);
        if (this.#held.delete(table)) this.lost(table);
      });
    });
  }

  release(table: string) {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }
}
