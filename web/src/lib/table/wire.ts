/** The messages of a table: the generated types, with the game's own views and events where the server leaves them open. */

import type * as told from '$/generated/api';

export type {
  AnalysisDocument,
  Clock,
  Done,
  Explained,
  HintList as Hints,
  HintRow as Hint,
  SeatDocument,
  Sentence,
  TableDocument,
} from '$/generated/api';
export type { Account, Decision, Report, Setup, ToldReport } from '$/generated/analysis';
export type { GameName } from '$/generated/games';

/** A type of the server's with more said of some of its fields. */
type Filled<Told, Fields> = Omit<Told, keyof Fields> & Fields;

/** A seat by its number, or `spectator`. */
export type Observer = told.Snapshot['as'];

/** Where the match stands for one observer. */
export type Standing<View = unknown> = Filled<told.Standing, { view: View }>;

/** One thing done at the table, as the observer saw it. */
export type Happening<Event = unknown> = Filled<told.Happening, { events: Event[] }>;

export type Snapshot = Filled<told.Snapshot, { standing: Standing | null; missed: Happening[] }>;

/** A line of chat: in a list, or just now. */
export type Chat = told.PastChatLine | told.ChatLine;

/** The outcome of an answer, as far as it follows from the view. */
export type Preview<View = unknown, Event = unknown> =
  Filled<told.Foreseen, { certain: true; standing: Standing<View>; events: Event[] }> | { certain: false };

/** The first words of a game's actions. */
export type VerbOf<Action extends string> = Action extends `${infer Verb} ${string}` ? Verb : Action;
