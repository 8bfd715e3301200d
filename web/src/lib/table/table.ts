import type {
  Chat,
  Done,
  Explained,
  Happening,
  Hints,
  Observer,
  Preview,
  Standing,
  TableDocument,
} from './wire';

/** How the table is reached. */
export type Link = 'connecting' | 'open' | 'lost';

/** Events with a line in the log. */
export interface Line<Event = unknown> extends Happening<Event> {
  /** Came while we were looking: it may be shown moving. */
  fresh: boolean;
}

/**
 * A table as one observer has it before the eyes. The boards know nothing else: behind it stands a host (the server's
 * socket, or an engine on this device), a finished game, or a guided first game. All fields are reactive.
 */
export interface Table<View = unknown, Event = unknown, Contents = unknown> {
  readonly document: TableDocument;
  /** The contents of the box for its setup: cards, tiles, characters, spells. The same for everybody, from the deal to the end. */
  readonly contents: Contents;
  readonly as: Observer;
  /** Null before the start. */
  readonly standing: Standing<View> | null;
  /** Everything that happened and was not taken back, the oldest first. */
  readonly log: Line<Event>[];
  /** How much happened before the log begins; `tellEarlier` puts some of it in front. */
  readonly earlier?: number;
  /** Seats whose people are connected. */
  readonly present: number[];
  readonly watching: number;
  readonly chat: Chat[];
  readonly link: Link;
  /** A command is on its way: the next answer waits for it. */
  readonly busy: boolean;
  /** Whether this observer may answer at all; a replay may not. */
  readonly plays: boolean;

  /** Answers the question. Rejects with a `Refusal`, and then nothing has changed. */
  act(action: string): Promise<void>;
  /** Gives several answers, each as it is asked for, and shows only what comes of them all. Stops where something else is asked. */
  actAll?(actions: string[]): Promise<void>;
  /** Every other command of the table: `sit`, `start`, `undo`, `concede`… */
  command(name: string, parameters?: Record<string, unknown>): Promise<Done>;
  /** The outcome of an answer. Rejects with a `Refusal` if it is not possible. */
  preview(action: string): Promise<Preview<View, Event>>;
  /** Why answers are not possible. */
  explain(actions: string[]): Promise<Explained[]>;
  /** The value of each answer; asking again improves it. Not every table can say. */
  hint?(): Promise<Hints>;
  tellEarlier?(): Promise<void>;
  close(): void;
}

/** The observer's seat; none for a spectator. */
export function seatOf(table: Pick<Table, 'as'>): number | null {
  const seat = Number(table.as);
  return Number.isInteger(seat) && seat > 0 ? seat : null;
}

/** Whether this observer is asked now and may answer. */
export function isAsked(table: Table): boolean {
  return table.plays && table.standing?.decider != null && table.standing.decider === seatOf(table);
}

/** Whether everybody at the table is a bot or plays one of these seats. */
export function nobodyElsePlays({ seats }: TableDocument, mine: number[]): boolean {
  return seats.every(({ seat, bot, user }) => mine.includes(seat) || (bot !== null && user === null));
}

/**
 * Whether an answer may be given by itself: an answer given at once would tell others that there was no choice, so nobody else may
 * play or watch.
 */
export function mayAnswerByItself(table: Table): boolean {
  return nobodyElsePlays(table.document, [seatOf(table) ?? 0]) && table.watching === 0;
}
