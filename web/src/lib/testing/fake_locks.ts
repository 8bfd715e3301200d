type Hold = (lock: Lock | null) => unknown;
type Options = { steal?: boolean; signal?: AbortSignal };

/** Locks as browsers have them, as far as they are used: for one holder, stolen, or waited for. */
export class FakeLocks {
  #stolen = new Map<string, (why: Error) => void>();
  /** So many requests are not granted in time, although nobody has the lock. */
  slow = 0;

  query = () =>
    Promise.resolve({ held: [...this.#stolen.keys()].map((name) => ({ name, mode: 'exclusive' })) });

  request = async (name: string, options: Options, hold: Hold): Promise<void> => {
    const late = this.slow > 0;
    if (late) this.slow -= 1;
    if ((late || this.#stolen.has(name)) && !options.steal)
      throw new DOMException('waited too long', 'AbortError');
    this.#stolen.get(name)?.(new DOMException('stolen', 'AbortError'));
    let steal: (why: Error) => void = () => {};
    const stolen = new Promise<never>((_, failed) => (steal = failed));
    this.#stolen.set(name, steal);
    await Promise.race([hold({ name, mode: 'exclusive' }), stolen]);
    if (this.#stolen.get(name) === steal) this.#stolen.delete(name);
  };
}
