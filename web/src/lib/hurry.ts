/** Somebody waits for a page or a table: everything that can come later does. */

const waiting = new Set<Promise<unknown>>();

/** The same promise; until it is settled, nothing else is loaded. */
export function hurry<Result>(work: Promise<Result>): Promise<Result> {
  waiting.add(work);
  const done = () => waiting.delete(work);
  work.then(done, done);
  return work;
}

/** When nobody has been waiting for that long, in milliseconds. */
export async function calm(time: number): Promise<void> {
  do {
    await Promise.allSettled(waiting);
    await new Promise((done) => setTimeout(done, time));
  } while (waiting.size > 0);
}
