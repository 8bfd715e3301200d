/** What a table tells: the generated shapes, with the game's own views, questions and events in them. */

import type * as told from '../../generated/api';

export type { Clock, Done, Explained, Outcome, Said, SeatDocument } from '../../generated/api';

export type GameName = 'onirim' | 'labyrinth' | 'mondes';
export type Observer = string;
export type Setup = Record<string, string | number>;

export type TableDocument = Omit<told.Document, 'game' | 'setup'> & {
  game: GameName;
  setup: Setup;
  /** Whether this table gives hints. */
  hints: boolean;
};

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

/** One answer and what it is worth to who is asked, from what they know. */
export interface Hint {
  action: string;
  /** The answers that go with it, where several make one choice. */
  then: string[];
  /** To win, from 0 to 1. */
  chance: number;
  /** The standard error of the chance; one half for what nobody has tried. */
  error: number;
  visits: number;
  /** The action and what goes with it, in words. */
  text?: string[];
}

/** Every legal answer, the best first. */
export interface Hints {
  step: number;
  as: number;
  hints: Hint[];
  /** How many games were played in thought. */
  tried: number;
  /** Whether the server has thought enough. */
  done: boolean;
}
