/** The table page says how its game marks a seat: a pawn's head, an emblem, a colour. */

import { getContext, setContext, type Component } from 'svelte';
import type { Table } from './table/table';

export type SeatSign = Component<{ table: Table; seat: number }>;

const KEY = Symbol('seat sign');

export const offerSeatSign = (sign: () => SeatSign | undefined) => setContext(KEY, sign);
export const seatSign = (): SeatSign | undefined =>
  getContext<(() => SeatSign | undefined) | undefined>(KEY)?.();
