import { untrack } from 'svelte';
import { complain } from '../notices.svelte';
import type { Table } from './table';

/** Answers confirmed together: each is sent when the table asks for it. */
export class Plan {
  answers: string[] = $state.raw([]);
  #sent = -1;
  /** Whether all of them were sent at once; changes with `answers`. */
  givingAll = false;

  constructor(private readonly table: Table) {}

  carryOut(answers: string[]) {
    this.#sent = -1;
    this.answers = answers;
  }

  /** The same; a table that can shows only what comes of all the answers. */
  carryOutAtOnce(answers: string[]) {
    this.carryOut(answers);
    const all = this.table.actAll?.(answers);
    if (!all) return;
    this.givingAll = true;
    void all.catch(complain).finally(() => {
      this.givingAll = false;
      this.answers = [];
    });
  }

  /** Sends the next answer if it is asked for; forgets all of them if something else is. To be called whenever something changed. */
  goOn() {
    const [next, ...rest] = this.answers;
    const { standing, busy } = this.table;
    if (!next || !standing || busy || this.givingAll || standing.step === this.#sent) return;
    if (!standing.legal?.includes(next)) {
      this.answers = [];
      return;
    }
    this.#sent = standing.step;
    this.answers = rest;
    this.table.act(next).catch((problem) => {
      this.answers = [];
      complain(problem);
    });
  }
}

const plans = new WeakMap<object, Plan>();

/** The plan of a table; whoever looks at the same table has the same. */
export function planOf(table: Table): Plan {
  let plan = plans.get(table);
  if (!plan) plans.set(table, (plan = untrack(() => new Plan(table))));
  return plan;
}
