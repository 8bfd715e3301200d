/** What a table tells: the generated shapes, with the game's own views, questions and events in them. */

import type * as told from '../../generated/api';

export type {
  Advised as Hints,
  Clock,
  Done,
  Explained,
  HintRow as Hint,
  Outcome,
  Said,
  SeatDocument,
} from '../../generated/api';

export type GameName = 'onirim' | 'labyrinth' | 'mondes';
export type Observer = string;
export type Setup = Record<string, string | number>;

export type TableDocument = Omit<told.Document, 'game' | 'setup'> & { game: GameName; setup: Setup };

/** Where the match stands for one observer. */
export type Standing<View = unknown, Question = unknown> = Omit<told.Standing, 'view' | 'question'> & {
  view: View;
  question: Question | null;
};

/** What was done, as far as everybody may know: `sit`, `start`, `act`, `undo`… */
export interface Entry {
  did: told.What['did'];
  seat?: number;
  [more: string]: unknown;
}

/** One thing done at the table, as the observer saw it. */
export type Happening<Event = unknown> = Omit<told.Happening, 'entry' | 'events'> & {
  entry: Entry;
  events: Event[];
};

export type Snapshot = Omit<told.Snapshot, 'table' | 'standing' | 'missed'> & {
  table: TableDocument;
  standing: Standing | null;
  missed: Happening[];
};

export type Chat = Pick<told.ChatLine, 'number' | 'at' | 'name' | 'text'> & { seat: number | null };

/** What an answer would lead to, as far as it follows from what one knows. */
export type Preview<View = unknown, Event = unknown> =
  { certain: true; standing: Standing<View>; events: Event[] } | { certain: false };

/** How far the analysis of a finished game is, and what it found so far; who only asks for it is not told that. */
export type AnalysisDocument = told.WhereItStands & { report?: Report | null; told?: ToldReport };

/** What an analysis found; chances and what they changed by from 0 to 1. */
export interface Report {
  complete: boolean;
  simulations: number;
  decisions: Decision[];
  /** The team's, or each player's. */
  accounts: Account[];
}

export interface Decision {
  /** The moves before it. */
  step: number;
  turn: number;
  seat: number;
  taken: string;
  best: string;
  then: string[];
  /** The chance to win before it: what the best answer is worth. */
  chance: number;
  /** What the answer taken is worth. */
  worth: number;
  error: number;
  /** What the best answer was worth more, where that is certain. */
  regret: number;
  /** What chance did then, and what the others gave away; null if nobody knows yet. */
  luck: number | null;
  others: number | null;
}

/** Where the chance of a side went: `start` − `regret` + `luck` + `others` = `end`. */
export interface Account {
  seats: number[];
  start: number | null;
  regret: number;
  luck: number;
  others: number;
  end: number;
  mistakes: number[];
}

/** The same in words. */
export interface ToldReport {
  accounts: string[];
  mistakes: { decision: number; text: string }[];
  decisions: { taken: string; best: string; then: string[] }[];
}
