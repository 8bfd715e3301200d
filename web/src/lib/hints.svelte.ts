/** Hints as a page offers them to whatever it shows: whether there are any, and whether they are open. */

import { getContext, setContext } from 'svelte';
import { isAsked, type Table } from './table/table';

const KEY = Symbol('hints');

export class HintsOffer {
  open = $state(false);
  readonly #table: () => Table | undefined;

  constructor(table: () => Table | undefined) {
    this.#table = table;
  }

  /** Whether this table gives hints to the players on this device. */
  readonly given = $derived.by(() => {
    const table = this.#table();
    return table !== undefined && table.hint !== undefined && table.plays && isOn(table);
  });

  /** Whether there is something to give a hint about. */
  readonly now = $derived.by(() => this.given && isAsked(this.#table()!));
}

function isOn({ document }: Table): boolean {
  return document.phase === 'playing' && document.hints;
}

export const offerHints = (table: () => Table | undefined): HintsOffer =>
  setContext(KEY, new HintsOffer(table));
/** None where nobody offers them: in a replay, in a lesson. */
export const offeredHints = (): HintsOffer | undefined => getContext(KEY);
