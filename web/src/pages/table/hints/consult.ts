/** Asks a table for hints, again and again while they get better. */

import { Refusal } from '$/lib/refusal';
import type { Table } from '$/lib/table/table';
import type { Hints } from '$/lib/table/wire';

/** Between an answer and the next question. */
const PAUSE = 200;
const LONGEST_PAUSE = 8000;

interface Listener {
  told: (hints: Hints) => void;
  failed: (problem: unknown) => void;
}

/**
 * Tells at once what is known and then whatever is found out, until the server has thought enough or the function returned is
 * called. One question at a time; none while nobody looks at the page.
 */
export function consult(table: Pick<Table, 'hint'>, { told, failed }: Listener): () => void {
  let ended = false;
  let asking = false;
  let finished = false;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    if (ended || asking || finished || document.visibilityState === 'hidden') return;
    asking = true;
    try {
      const hints = await table.hint!();
      if (ended) return;
      pause = PAUSE;
      finished = hints.done;
      told(hints);
    } catch (problem) {
      if (ended) return;
      finished = !(problem instanceof Refusal && problem.data.code === 'too-many-hints');
      if (finished) failed(problem);
      else pause = Math.min(pause * 2, LONGEST_PAUSE);
    } finally {
      asking = false;
    }
    timer = setTimeout(looked, pause);
  }

  const looked = () => void ask();
  document.addEventListener('visibilitychange', looked);
  void ask();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', looked);
  };
}
