import { afterTheFrame } from './in_the_next_frame.svelte';
import { announce } from './notices.svelte';
import { sentences } from './sentences';
import type { Table } from './table/table';

/** Has screen readers say what has just happened at a table. To be called while a board is made. */
export function speakLog(table: () => Table) {
  $effect(() => {
    const last = table().log.at(-1);
    if (last?.fresh) return afterTheFrame(() => announce(sentences(last).join(' ')));
  });
}
