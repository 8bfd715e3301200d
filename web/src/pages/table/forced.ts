/** The only possible answer needs no click: alone with bots it is given after a pause, unless somebody has just taken it back. */

import { complain } from '$/lib/notices.svelte';
import { settings } from '$/lib/settings.svelte';
import { planOf } from '$/lib/table/plan.svelte';
import { isAsked, mayAnswerByItself, type Table } from '$/lib/table/table';

const PAUSE = 900;

export class Forced {
  #reached = new WeakMap<Table, number>();

  /** The only answer, if it should be given now. A question laid over the table is there to be read, and waits. */
  answer(table: Table): string | null {
    const { standing } = table;
    const moves = standing?.moves ?? 0;
    const reached = Math.max(moves, this.#reached.get(table) ?? 0);
    this.#reached.set(table, reached);
    const [only, another] = standing?.legal ?? [];
    if (!settings.forced || !isAsked(table) || table.busy || table.link !== 'open') return null;
    if (!mayAnswerByItself(table)) return null;
    if (planOf(table).answers.length > 0 || moves < reached) return null;
    return only !== undefined && another === undefined ? only : null;
  }

  /** For an effect. */
  follow(table: Table): (() => void) | undefined {
    const only = this.answer(table);
    if (only === null) return;
    const waiting = setTimeout(() => {
      if (!document.querySelector('dialog[open]')) table.act(only).catch(complain);
    }, PAUSE);
    return () => clearTimeout(waiting);
  }
}
