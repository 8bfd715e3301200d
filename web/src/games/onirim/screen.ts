import { MediaQuery } from 'svelte/reactivity';

/** Phones, and anything at a zoom that leaves as little room: small drawings, one column. */
export const narrow = new MediaQuery('(max-width: 760px)');
