/** What a table tells: the shapes of `docs/server.md`. Views, events and questions are the game's own. */

export type GameName = 'onirim' | 'labyrinth' | 'mondes';
export type Observer = string;
export type Setup = Record<string, string | number>;

export interface SeatDocument {
  seat: number;
  user: string | null;
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  left_ms: number | null;
}

export interface Proposal {
  kind: 'undo' | 'stop';
  to?: number;
  by: number;
  agreed: number[];
  asked: number[];
}

export interface Outcome {
  winners: number[];
  reason: string;
}

export type Clock = { per_move_s: number } | { bank_s: number; increment_s: number };

export interface TableDocument {
  table: string;
  game: GameName;
  rules: number;
  setup: Setup;
  phase: 'gathering' | 'playing' | 'over';
  owner: string;
  seats: SeatDocument[];
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  archived: boolean;
  clock: Clock | null;
  proposal: Proposal | null;
  commitment: string;
  seed: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  outcome: Outcome | null;
  next: string | null;
  branch_of: { table: string; moves: number } | null;
  day: string | null;
}

/** Where the match stands for one observer. */
export interface Standing<View = unknown, Question = unknown> {
  step: number;
  moves: number;
  decider: number | null;
  question: Question | null;
  /** What may be answered; null for who is not asked. */
  legal: string[] | null;
  outcome: Outcome | null;
  view: View;
  /** The question and the answers in words, in the language asked for. */
  words?: { question: string | null; legal: string[] | null };
}

/** A sentence, and which of the events it tells. */
export interface Said {
  text: string;
  events: number[];
}

/** What was done, as far as everybody may know: `sit`, `start`, `act`, `undo`… */
export interface Entry {
  did: string;
  seat?: number;
  [more: string]: unknown;
}

/** One thing done at the table, as the observer saw it. */
export interface Happening<Event = unknown> {
  step: number;
  at: number;
  entry: Entry;
  events: Event[];
  said?: Said[];
  undone?: boolean;
}

export interface Snapshot {
  table: TableDocument;
  as: Observer;
  standing: Standing | null;
  missed: Happening[];
}

export interface Chat {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** What an answer would lead to, as far as it follows from what one knows. */
export type Preview<View = unknown, Event = unknown> =
  { certain: true; standing: Standing<View>; events: Event[] } | { certain: false };

/** Why an answer is not possible; `refusal` is null if it is. */
export interface Explained {
  action: string;
  refusal: string | null;
  rule: string | null;
  text?: string;
}

/** What was done, and the step it became. */
export interface Done {
  table: string;
  step: number;
}
