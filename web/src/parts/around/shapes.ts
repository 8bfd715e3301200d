/** What the server tells around the games: the shapes of `docs/server.md` that are not of one table. */

import type { Clock, GameName, Outcome, Setup } from '$/lib/table/wire';

export interface ListedSeat {
  seat: number;
  name: string | null;
  bot: string | null;
}

/** A line of the lobby. Free seats are left out of `seats`. */
export interface ListedTable {
  table: string;
  game: GameName;
  setup: Setup;
  phase: 'gathering' | 'playing' | 'over';
  owner: string;
  created: number;
  spectators: boolean;
  clock: Clock | null;
  day: string | null;
  seats: ListedSeat[];
}

export interface MyTable extends ListedTable {
  my_turn: boolean;
}

/** Where the match of a table stands: as much of a moment as a list wants to know. */
export interface Moment {
  moves: number;
  at: number;
  decider: number | null;
  outcome: Outcome | null;
}

export interface GameOption {
  id: string;
  values: string[];
  default: string;
  rule: string;
  /** A pattern for values of one's own. */
  own?: string;
}

export interface OfferedGame {
  id: GameName;
  min_players: number;
  max_players: number;
  options: GameOption[];
  /** The weakest first. */
  bots: string[];
}

export interface DailyResult {
  won: boolean;
  reason: string;
  moves: number;
}

export interface MyTry {
  table: string;
  result: DailyResult | null;
}

export interface Deal {
  game: GameName;
  /** The text of the setup. */
  setup: string;
  options: Setup;
  tries: number;
  mine: MyTry | null;
  /** Null if it was not graded. */
  grade: Grade | null;
}

/** How hard a deal is, by how the bots did. */
export interface Grade {
  difficulty: 'easy' | 'medium' | 'hard' | 'very-hard';
  winnable: boolean;
  bots: { bot: string; games: number; wins: number }[];
}

export interface Deals {
  day: string;
  ends: number | null;
  deals: Deal[];
}

export interface Comparison {
  day: string;
  game: GameName;
  setup: string;
  options: Setup;
  over: boolean;
  commitment: string | null;
  seed: string | null;
  tries: number;
  finished: number;
  wins: number;
  endings: Record<string, number>;
  moves: { moves: number; won: boolean; tries: number }[];
  mine: MyTry | null;
  grade: Grade | null;
  players: (DailyResult & { name: string | null; me: boolean })[] | null;
}

export interface Share {
  played: number;
  won: number;
}

export interface Tally {
  games: number;
  wins: number;
  mean_moves: number | null;
  endings: Record<string, number>;
  seats: Record<string, Share>;
  bots: Record<string, Share>;
}

export interface Configuration {
  game: GameName;
  setup: string;
  options: Setup | null;
  recent: Tally;
  all_time: Tally;
}

export interface OneDay {
  day: string;
  games: number;
  wins: number;
}

export interface Statistics {
  days: number;
  configurations: Configuration[];
  per_day: OneDay[];
}

export interface Session {
  id: string;
  created: number;
  used: number | null;
  this: boolean;
}

/** What ended with a password. */
export interface Revoked {
  sessions: number;
  tokens: number;
}

export interface Token {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number | null;
}
