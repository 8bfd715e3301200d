/** The messages between a page, its worker and the hosts in it (`crates/local`). */

import type { Ending, Fault, MyTable } from '$/generated/api';
import type { GameName } from '$/generated/games';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A request as a server gets it over HTTP. */
export interface Request {
  method: Method;
  path: string;
  body?: unknown;
}

/** A call as a server gets it over the socket. */
export interface Call {
  method: string;
  params: Record<string, unknown>;
}

/** A notification as the socket brings it. */
export interface Told {
  method: string;
  params: Record<string, unknown>;
}

/** The facts about a table for lists and statistics. */
export interface Summary extends MyTable {
  outcome?: Ending | null;
  /** The seats that won, without those whose person had given up. */
  winners?: number[];
  moves?: number;
  ended?: number | null;
}

/** An entry of a table, which the host alone can read. */
export type Logged = unknown;

/** A stored table, whole. */
export interface Stored {
  about: unknown;
  entries: Logged[];
  analysis?: unknown;
}

/** A part of a table to be stored. */
export interface Kept {
  table: string;
  /** Of a new table only. */
  about?: unknown;
  entries?: Logged[];
  summary: Summary;
  analysis?: unknown;
}

/** What a page asks of its worker. */
export type Task =
  | { request: Request }
  | { call: Call }
  /** Loads a game's engine, so that it is there when it is needed. */
  | { warm: GameName }
  /** Takes a table over from another tab. */
  | { take: string }
  | { remove: string }
  | { statistics: { game: GameName; query: Record<string, string> } }
  | { games: Stored[] };

export interface Asked {
  id: number;
  task: Task;
}

/** The parts of an engine's program: what the beginning of a game needs, and the rest. */
export type Part = 'first' | 'rest';

/** A compiled program that a worker needed, or why there is none. */
export type Program = { program: GameName; part: Part } & (
  { module: WebAssembly.Module } | { problem: string }
);

/** An answer of HTTP, or one of the socket. */
export type Reply = { status: number; body: unknown } | { result: unknown } | { error: Fault };

/** Why games are not stored: no more room, or the browser does not let us. */
export type StorageProblem = 'full' | 'blocked';

/** What a worker tells its page. */
export type News =
  | { id: number; reply: Reply }
  | { told: Told[] }
  /** A worker plays with programs that its page has compiled. */
  | { needs: GameName; part: Part }
  | { stored: string }
  | { storage: StorageProblem; unsaved: Summary[] }
  /** Another tab has taken the table over. */
  | { taken: string }
  /** The tables changed behind the subscriptions: join them again. */
  | { again: true }
  /** An engine has failed: the worker is of no more use. */
  | { broken: string };

/** How many games came of an imported file. */
export interface Imported {
  added: number;
  known: number;
  refused: { table: string; error: Fault }[];
}

export function fault(code: string, message: string): Fault {
  return { code: -32000, message, data: { code } };
}
