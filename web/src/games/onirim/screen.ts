import { MediaQuery } from 'svelte/reactivity';

/** Phones, and anything at a zoom that leaves as little room: small drawings, one column. */
export const narrow = new MediaQuery('(max-width: 760px)');
/** Fingers instead of keys. */
export const touched = new MediaQuery('(hover: none) and (pointer: coarse)');
/** There is a place beside the table for the log. */
export const roomy = new MediaQuery('(min-width: 1101px)');
