/** The user's tables: those of this device and those at the server, in one list. */

import type { MyTable } from '$/generated/api';
import { hasServer } from '$/lib/address';
import { api } from '$/lib/api';
import { ENGINES } from '$/lib/local/built';
import { me } from '$/lib/me.svelte';
import { Unreachable } from '$/lib/refusal';

export interface MyTables {
  tables: MyTable[];
  /** The ids of tables of this device that cannot be read. */
  broken: string[];
  /** The server did not answer: its tables are missing. */
  unreachable: boolean;
}

/** Whether games are played on this device at all. */
export const playsHere = ENGINES.length > 0;

export async function myTables(): Promise<MyTables> {
  const { tables: here, broken } = playsHere
    ? await (await import('$/lib/local/shelf')).shelf()
    : { tables: [], broken: [] };
  if (!hasServer) return { tables: here, broken, unreachable: false };
  try {
    const there = await tablesAtServer();
    const all = here.length > 0 ? newestFirst([...here, ...there]) : there;
    return { tables: all, broken, unreachable: false };
  } catch (problem) {
    // Games on this device are there without the server; without any, the problem is all there is to tell.
    if (!(problem instanceof Unreachable) || here.length + broken.length === 0) throw problem;
    return { tables: here, broken, unreachable: true };
  }
}

async function tablesAtServer(): Promise<MyTable[]> {
  const person = me.person === undefined ? await me.load() : me.person;
  return person ? api.get<MyTable[]>('/api/me/tables') : [];
}

const newestFirst = (tables: MyTable[]) => tables.sort((one, other) => other.created - one.created);
