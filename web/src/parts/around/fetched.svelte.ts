/** Something the server is asked for: loading, there, or refused. */
export class Fetched<Value> {
  value: Value | undefined = $state.raw();
  problem: unknown = $state.raw();
  #asked = 0;

  constructor(private readonly ask: () => Promise<Value>) {
    void this.again();
  }

  /** Asks once more; the old result stays until the answer comes. */
  again = async () => {
    const asked = ++this.#asked;
    try {
      const value = await this.ask();
      if (asked !== this.#asked) return;
      this.value = value;
      this.problem = undefined;
    } catch (problem) {
      if (asked === this.#asked) this.problem = problem;
    }
  };
}

/** Calls again and again while the page is looked at, and at once when it is looked at again. For an effect. */
export function politely(again: () => unknown, every = 15_000): () => void {
  const call = () => document.visibilityState === 'visible' && again();
  const timer = setInterval(call, every);
  document.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', call);
  };
}
