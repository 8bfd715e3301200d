/** The table page says how its game marks a seat: a pawn's head, an emblem, a colour. */

import { getContext, setContext, type Component } from 'svelte';
import type { Table } from './table/table';

export type SeatSign = Component<{ table: Table; seat: number }>;

/** What the sign shows, in words. */
export type SeatName = (seat: number) => string;

const KEY = Symbol('seat sign');
const NAME = Symbol('seat name');

export const offerSeatSign = (sign: () => SeatSign | undefined) => setContext(KEY, sign);
export const seatSign = (): SeatSign | undefined =>
  getContext<(() => SeatSign | undefined) | undefined>(KEY)?.();

/** A game whose seats have no sign before the deal has no names for them. */
export const offerSeatName = (name: () => SeatName | undefined) => setContext(NAME, name);
export const seatName = (): SeatName | undefined =>
  getContext<(() => SeatName | undefined) | undefined>(NAME)?.();
