// Made by tools/types.mjs from what the engine says of itself. Do not edit.

import type { Report, Setup, ToldReport } from './analysis';
import type { GameName } from './games';

/**
 * An analysis as far as it is.
 */
export type AnalysisDocument = WhereItStands & {
  /**
   * As `dedale analyse --json` writes it; null while it waits.
   */
  report: Report | null;
  /**
   * The same in words, for who asked for them.
   */
  told?: ToldReport;
};
/**
 * How far an analysis is.
 */
export type AnalysisState = 'waiting' | 'running' | 'done';
/**
 * A line of the archive.
 */
export type Archived = Record<string, unknown> & {
  ended: I64;
  /**
   * Who played, seat by seat: `human`, or the name of a bot.
   */
  seats: string[];
};
export type I64 = number;
/**
 * A text that only its owner may have: a password, a cookie, a token, a recovery code. It never shows in a log.
 */
export type Secret = string;
/**
 * How long people may think. Who runs out of time is stood in for by a bot.
 */
export type Clock =
  | {
      /**
       * Seconds.
       */
      per_move_s: number;
    }
  | {
      /**
       * Seconds at the start.
       */
      bank_s: number;
      /**
       * Seconds more after each answer.
       */
      increment_s?: number;
    };
/**
 * What is in the box for a setup.
 */
export type ContentsDocument = GameDocument & {
  /**
   * Cards, tiles, characters…; the schema `contents` of the game describes it.
   */
  contents: Record<string, unknown>;
  /**
   * Every option.
   */
  setup: Setup;
};
export type DailyPlayer = DailyResult & {
  /**
   * Whether it is oneself.
   */
  me: boolean;
  /**
   * Null for an account that was deleted.
   */
  name: string | null;
};
/**
 * How far a table is.
 */
export type Phase = 'gathering' | 'playing' | 'over';
export type ProposalDocument = Proposed & {
  agreed: number[];
  asked: number[];
  by: number;
};
/**
 * What can be proposed.
 */
export type Proposed =
  | {
      kind: 'undo';
      to: number;
    }
  | {
      kind: 'stop';
    }
  | {
      kind: 'concede';
    };
/**
 * Everything that is kept about a person.
 */
export type Export = Traces & {
  tokens: Token[];
  user: User;
};
/**
 * What a token may be used for. A session may be used for everything.
 */
export type Scope = 'read' | 'play' | 'create' | 'account';
export type PersonKind = 'guest' | 'account';
/**
 * What was done, without what may be secret.
 */
export type What =
  | {
      did: 'sit';
      seat: number;
    }
  | {
      bot: string;
      did: 'seat-bot';
      seat: number;
    }
  | {
      did: 'stand';
      seat: number;
    }
  | {
      did: 'start';
    }
  | {
      did: 'act';
      seat: number;
    }
  | {
      did: 'concede';
      seat: number;
    }
  | {
      did: 'propose';
      seat: number;
      what: Proposed;
    }
  | {
      did: 'agree';
      seat: number;
    }
  | {
      did: 'refuse';
      seat: number;
    }
  | {
      did: 'undo';
      seat: number;
      to: number;
    }
  | {
      did: 'stop';
    }
  | {
      bot: string;
      did: 'stand-in';
      seat: number;
    }
  | {
      bot: string;
      did: 'retire';
      seat: number;
    }
  | {
      did: 'hand-back';
      seat: number;
    }
  | {
      did: 'rematch';
      seat: number;
      table: string;
    };
/**
 * One of my tables.
 */
export type MyTable = ListedTable & {
  /**
   * Whether my answer is awaited.
   */
  my_turn: boolean;
};
export type NewToken = Token & {
  token: Secret;
};
/**
 * A game that can be played here.
 */
export type Offered = GameDocument & {
  /**
   * Its bots, the weakest first.
   */
  bots: string[];
  /**
   * The JSON Schema of its setups, to make a form of.
   */
  setup: {
    [k: string]: unknown;
  };
};
/**
 * Who is there: the `params` of `table.presence`.
 */
export type Presence = Here & {
  as: string;
  table: string;
};
/**
 * Which deal is played again.
 */
export type RematchSeed = 'same' | 'new';
/**
 * What an entry changed: the `params` of `table.update`.
 */
export type Update = Happening & {
  as: string;
  document?: Document;
  standing: Standing | null;
  table: string;
};

/**
 * An answer to what the match asks.
 */
export interface Act {
  /**
   * The text of the action.
   */
  action: string;
  /**
   * The seat one plays.
   */
  as: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * What was thought about a decision so far.
 */
export interface Advised {
  as: number;
  /**
   * Whether asking again would change anything.
   */
  done: boolean;
  /**
   * Every legal answer, the best first.
   */
  hints: HintRow[];
  step: number;
  /**
   * How much was tried.
   */
  tried: number;
}
/**
 * One answer.
 */
export interface HintRow {
  action: string;
  /**
   * To win, from 0 to 1.
   */
  chance: number;
  /**
   * The standard error of that.
   */
  error: number;
  /**
   * For who asked for words: the action and what goes with it.
   */
  text?: string[];
  /**
   * The answers that go with it.
   */
  then: string[];
  visits: number;
}
export interface AfterMoves {
  moves: number;
  tries: number;
  won: boolean;
}
/**
 * Where an analysis stands.
 */
export interface WhereItStands {
  /**
   * How many others come first.
   */
  before: number;
  /**
   * Decisions thought about.
   */
  done: number;
  /**
   * All of them.
   */
  of: number;
  state: AnalysisState;
  table: string;
}
/**
 * Consent or not.
 */
export interface Answer {
  /**
   * Whether one agrees.
   */
  agree: boolean;
  /**
   * The seat one plays.
   */
  as: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * The last step the client has.
   */
  step: number;
}
export interface AsGuest {
  /**
   * 1 to 32 characters; one is made up if there is none.
   */
  name?: string | null;
}
/**
 * The seat one plays.
 */
export interface AsOnly {
  /**
   * Its number, from 1.
   */
  as: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * What is asked and what may be answered, in words.
 */
export interface Asked {
  /**
   * In the order of `legal`; null where that is.
   */
  legal: string[] | null;
  question: string | null;
}
/**
 * Which configuration.
 */
export interface BeginningDaily {
  /**
   * The options; those left out have their defaults.
   */
  setup?: Setup;
}
export interface Branch {
  moves: number;
  table: string;
}
/**
 * Where to play on.
 */
export interface Branching {
  /**
   * The bot on the seats one did not have; without, one plays all seats.
   */
  bot?: string | null;
  /**
   * How many moves of the finished game stay.
   */
  moves: number;
}
export interface ChangingPassword {
  new: Secret;
  old: Secret;
}
/**
 * What a line of chat became.
 */
export interface ChatDone {
  /**
   * The number of the line.
   */
  number: number;
  table: string;
}
/**
 * What somebody says: the `params` of `table.said`.
 */
export interface ChatLine {
  as: string;
  at: I64;
  name: string | null;
  number: number;
  seat: number;
  table: string;
  text: string;
}
/**
 * A setup that can be played.
 */
export interface Checked {
  game: GameName;
  /**
   * Whether they may talk while they play.
   */
  may_talk: boolean;
  /**
   * How many play.
   */
  players: number;
  /**
   * Every option.
   */
  setup: Setup;
  /**
   * The same as text; equal setups have equal texts.
   */
  text: string;
}
/**
 * Options to be tried.
 */
export interface Checking {
  /**
   * Those left out have their defaults.
   */
  setup?: Setup;
}
/**
 * A game and its options.
 */
export interface ConfigurationStatistics {
  all_time: Tally;
  game: GameName;
  /**
   * The same as an object; null if today's rules do not know it any more.
   */
  options: Setup | null;
  recent: Tally;
  /**
   * The text of the setup.
   */
  setup: string;
}
/**
 * Games of one configuration, counted.
 */
export interface Tally {
  /**
   * Bots, by name.
   */
  bots: {
    [k: string]: Share;
  };
  /**
   * How many ended for each reason.
   */
  endings: {
    [k: string]: number;
  };
  games: number;
  /**
   * Null without games.
   */
  mean_moves: number | null;
  /**
   * People (of one's own statistics: oneself), seat by seat.
   */
  seats: {
    [k: string]: Share;
  };
  /**
   * Games that a person won; of one's own statistics: that one won.
   */
  wins: number;
}
/**
 * How often somebody played, and won.
 */
export interface Share {
  played: number;
  won: number;
}
/**
 * What there is to know about a game before playing it.
 */
export interface GameDocument {
  id: GameName;
  max_players: number;
  min_players: number;
  options: OptionDocument[];
  /**
   * The version of its rules.
   */
  rules: number;
}
/**
 * One option of a game.
 */
export interface OptionDocument {
  default: string;
  id: string;
  /**
   * What values of a group's own look like, if there may be any: a regular expression.
   */
  own?: string;
  /**
   * The rule it belongs to.
   */
  rule: string;
  /**
   * Every value that has a name.
   */
  values: string[];
}
/**
 * How a bot did on a deal.
 */
export interface DailyBot {
  bot: string;
  games: number;
  wins: number;
}
/**
 * How everybody did at a day's deal.
 */
export interface DailyComparison {
  /**
   * What binds the server to the seed; null if nobody has begun and no deal was chosen yet.
   */
  commitment: string | null;
  day: string;
  /**
   * How many ended for each reason.
   */
  endings: {
    [k: string]: number;
  };
  /**
   * How many of them are over.
   */
  finished: number;
  game: GameName;
  grade: DailyGrade | null;
  mine: MyDailyTry | null;
  /**
   * How many ended after so many moves.
   */
  moves: AfterMoves[];
  options: Setup;
  /**
   * Whether the day is over.
   */
  over: boolean;
  /**
   * The best results of accounts first, 200 at most; null until one's own try or the day is over. Tries that went on
   * after the day are not ranked.
   */
  players: DailyPlayer[] | null;
  /**
   * Null until the day and one's own try are over.
   */
  seed: string | null;
  setup: string;
  tries: number;
  wins: number;
}
/**
 * How hard a deal is. Says nothing of its cards.
 */
export interface DailyGrade {
  /**
   * How the bots did, the weakest first.
   */
  bots: DailyBot[];
  /**
   * `easy`, `medium`, `hard` or `very-hard`: the share of games the bots won, from 75, 50, 25 and 0 % on.
   */
  difficulty: string;
  /**
   * Whether somebody who sees what chance will bring wins: a way to win was found.
   */
  winnable: boolean;
}
/**
 * My try.
 */
export interface MyDailyTry {
  result: DailyResult | null;
  table: string;
}
/**
 * What became of a try.
 */
export interface DailyResult {
  moves: number;
  /**
   * Why it ended.
   */
  reason: string;
  won: boolean;
}
/**
 * Today's deals.
 */
export interface DailyDeals {
  /**
   * The day of Universal Time: `2026-11-15`.
   */
  day: string;
  deals: TodaysDeal[];
  ends: I64 | null;
}
export interface TodaysDeal {
  game: GameName;
  grade: DailyGrade | null;
  mine: MyDailyTry | null;
  /**
   * The same as an object.
   */
  options: Setup;
  /**
   * The text of the setup, for the other routes.
   */
  setup: string;
  /**
   * How many have tried it.
   */
  tries: number;
}
/**
 * What everybody with the link may know of a table.
 */
export interface Document {
  archived: boolean;
  branch_of: Branch | null;
  chat: boolean;
  clock: Clock | null;
  commitment: string;
  created: I64;
  day: string | null;
  ended: I64 | null;
  game: GameName;
  hints: boolean;
  listed: boolean;
  next: string | null;
  outcome: Outcome | null;
  owner: string;
  phase: Phase;
  proposal: ProposalDocument | null;
  rules: number;
  seats: SeatDocument[];
  seed: string | null;
  setup: Setup;
  spectators: boolean;
  started: I64 | null;
  table: string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  /**
   * `stopped` after a vote.
   */
  reason: string;
  winners: number[];
}
export interface SeatDocument {
  bot: string | null;
  /**
   * Whether its person gave the game up: the bot plays it to the end.
   */
  conceded: boolean;
  left_ms: I64 | null;
  name: string | null;
  seat: number;
  stand_in: string | null;
  user: string | null;
}
/**
 * What a command became.
 */
export interface Done {
  /**
   * The step it became.
   */
  step: number;
  table: string;
}
/**
 * Answers to be explained.
 */
export interface Explain {
  /**
   * The answers.
   */
  actions: string[];
  /**
   * The seat that is asked.
   */
  as: number;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * Why an answer is not possible; nothing if it is.
 */
export interface Explained {
  action: string;
  /**
   * The code of the refusal.
   */
  refusal: string | null;
  /**
   * The rule it follows from.
   */
  rule: string | null;
  /**
   * For who asked for words, if it is refused.
   */
  text?: string;
}
/**
 * What a person left behind at the tables, and the sessions.
 */
export interface Traces {
  /**
   * The analyses the person asked for.
   */
  analyses: OwnAnalysis[];
  /**
   * What the person said.
   */
  chat: OwnLine[];
  /**
   * What the person did at those tables.
   */
  entries: OwnEntry[];
  /**
   * The tables the person sat at and left.
   */
  left: LeftTable[];
  /**
   * The seats the person sits on.
   */
  seats: OwnSeat[];
  /**
   * The sessions, without their secrets.
   */
  sessions: SessionDates[];
  /**
   * The tables the person set up.
   */
  tables: OwnTable[];
  /**
   * The counted tries at daily deals.
   */
  tries: OwnTry[];
}
export interface OwnAnalysis {
  asked: I64;
  decisions: number;
  /**
   * How many decisions were thought over, and of how many.
   */
  done: number;
  table: string;
}
export interface OwnLine {
  at: I64;
  number: number;
  seat: number | null;
  table: string;
  text: string;
}
export interface OwnEntry {
  at: I64;
  entry: string;
  number: number;
  spent: I64;
  table: string;
}
export interface LeftTable {
  game: GameName;
  table: string;
}
export interface OwnSeat {
  ended: I64 | null;
  game: GameName;
  seat: number;
  table: string;
  won: boolean | null;
}
export interface SessionDates {
  created: I64;
  expires: I64;
}
export interface OwnTable {
  created: I64;
  ended: I64 | null;
  game: GameName;
  outcome: string | null;
  phase: string;
  setup: string;
  started: I64 | null;
  table: string;
}
export interface OwnTry {
  day: string;
  game: GameName;
  setup: string;
  table: string;
}
/**
 * A token, without its secret.
 */
export interface Token {
  created: I64;
  id: string;
  name: string;
  scopes: Scope[];
  used: I64 | null;
}
/**
 * A person, as they are told about themselves.
 */
export interface User {
  created: I64;
  /**
   * 26 letters and digits.
   */
  id: string;
  kind: PersonKind;
  /**
   * What others see.
   */
  name: string;
}
/**
 * What would come of it.
 */
export interface Foreseen {
  /**
   * Whether the seat can know it beforehand; if not, nothing else is told.
   */
  certain: boolean;
  events?: Record<string, unknown>[];
  /**
   * For who asked for words.
   */
  said?: Said[];
  standing?: Standing;
}
/**
 * A line of what happened.
 */
export interface Said {
  /**
   * The places of the events it tells.
   */
  events: number[];
  text: string;
}
/**
 * Where the match stands for one observer.
 */
export interface Standing {
  decider: number | null;
  legal: string[] | null;
  moves: number;
  outcome: Outcome | null;
  question: unknown;
  step: number;
  view: Record<string, unknown>;
  words?: Asked;
}
export interface Forgetting {
  password?: Secret | null;
}
/**
 * One entry as one observer saw it.
 */
export interface Happening {
  at: I64;
  entry: What;
  events: Record<string, unknown>[];
  /**
   * For who asked for words.
   */
  said?: Said[];
  step: number;
  undone?: boolean;
}
/**
 * The seats whose people are connected, and how many others watch.
 */
export interface Here {
  present: number[];
  spectators: number;
}
/**
 * A decision somebody wants hints for.
 */
export interface HintAsked {
  /**
   * The seat that is asked.
   */
  as: number;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * A subscription ended because its seat is no longer the listener's: the `params` of `table.left`.
 */
export interface Left {
  as: string;
  document: Document;
  table: string;
}
/**
 * A line of chat.
 */
export interface Line {
  at: I64;
  /**
   * Who said it; empty if the account was deleted.
   */
  name: string;
  /**
   * From 1.
   */
  number: number;
  /**
   * Where they sit.
   */
  seat: number | null;
  /**
   * What was said.
   */
  text: string;
}
export interface ListedSeat {
  bot: string | null;
  name: string | null;
  seat: number;
}
/**
 * A line of a list of tables.
 */
export interface ListedTable {
  clock: Clock | null;
  created: I64;
  day: string | null;
  game: GameName;
  owner: string;
  phase: string;
  /**
   * Who sits where; free seats are left out.
   */
  seats: ListedSeat[];
  setup: Setup;
  spectators: boolean;
  table: string;
}
export interface MakingToken {
  /**
   * What it is for: 1 to 32 characters.
   */
  name: string;
  /**
   * What it may be used for; at least one, and none that the one who asks has not.
   */
  scopes: Scope[];
}
/**
 * Where the match stood after some moves, as the observer knew it then.
 */
export interface Moment {
  as: string;
  at: I64;
  decider: number | null;
  /**
   * What the observer saw of the last of the moves; of none, the deal.
   */
  events: Record<string, unknown>[];
  legal: string[] | null;
  moves: number;
  /**
   * How many there are.
   */
  of: number;
  outcome: Outcome | null;
  question: unknown;
  /**
   * For who asked for words.
   */
  said?: Said[];
  step: number;
  table: string;
  view: Record<string, unknown>;
  words?: Asked;
}
export interface NameAndPassword {
  /**
   * 1 to 32 characters.
   */
  name: string;
  password: Secret;
}
export interface NewAccount {
  recovery_code: Secret;
  user: User;
}
/**
 * A table to be set up.
 */
export interface NewTable {
  /**
   * Whether the finished game goes to the public archive, without names.
   */
  archived?: boolean;
  /**
   * Whether its players can talk.
   */
  chat?: boolean;
  clock?: Clock | null;
  /**
   * The game's id.
   */
  game: GameName;
  /**
   * Whether people who play together get hints; who plays alone or with bots always does.
   */
  hints?: boolean;
  /**
   * Whether it stands in the lobby.
   */
  listed?: boolean;
  /**
   * Its options; those left out have their defaults.
   */
  setup?: Setup;
  /**
   * Whether people without a seat may watch.
   */
  spectators?: boolean;
  /**
   * The bot that plays for somebody absent, if not the game's strongest quick one.
   */
  stand_in?: string | null;
}
/**
 * Nothing more.
 */
export interface Nothing {
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * The games that ended on a day of Universal Time.
 */
export interface OneDay {
  day: string;
  games: number;
  wins: number;
}
/**
 * A browser or program in which one is logged in.
 */
export interface OwnSession {
  created: I64;
  id: string;
  /**
   * Whether it is the one that asks.
   */
  this: boolean;
  used: I64 | null;
}
/**
 * An answer to be tried.
 */
export interface Preview {
  /**
   * The answer.
   */
  action: string;
  /**
   * The seat that is asked.
   */
  as: number;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
  /**
   * The last step the client has.
   */
  step: number;
}
export interface Recovered {
  recovery_code: Secret;
  revoked: Revoked;
}
/**
 * What ended with a password.
 */
export interface Revoked {
  /**
   * How many other sessions ended.
   */
  sessions: number;
  /**
   * How many tokens are worthless now.
   */
  tokens: number;
}
export interface Recovering {
  name: string;
  password: Secret;
  recovery_code: Secret;
}
/**
 * How every refusal looks.
 */
export interface Refusal {
  error: RefusalError;
}
export interface RefusalError {
  /**
   * A number of JSON-RPC.
   */
  code: number;
  data: RefusalData;
  /**
   * For people who read logs.
   */
  message: string;
}
/**
 * What was wrong; fields that have nothing to say are left out.
 */
export interface RefusalData {
  /**
   * The stable code.
   */
  code: string;
  column?: number;
  expected?: string;
  /**
   * Which field.
   */
  field?: string;
  found?: string;
  /**
   * What may be done instead.
   */
  legal?: string[];
  /**
   * Where in the text, from 1.
   */
  line?: number;
  /**
   * Why the rules of the game forbid it.
   */
  refusal?: string;
  /**
   * The rule that says so.
   */
  rule?: string;
}
/**
 * Which deal is played again, and by whom.
 */
export interface Rematch {
  /**
   * The seat one had.
   */
  as: number;
  /**
   * 1 to 64 characters of the client's choice.
   */
  key: string;
  seed: RematchSeed;
  /**
   * The last step the client has.
   */
  step: number;
}
export interface Renaming {
  /**
   * 1 to 32 characters.
   */
  name: string;
}
/**
 * A line of chat.
 */
export interface Say {
  /**
   * 1 to 64 characters of the client's choice.
   */
  key: string;
  /**
   * What is said.
   */
  text: string;
}
/**
 * A bot for a seat.
 */
export interface SeatAndBot {
  /**
   * The name of the bot.
   */
  bot: string;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * Which seat.
   */
  seat: number;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * A bot for a seat; without a name the one agreed on, which is the only one for somebody else's seat.
 */
export interface SeatAndMaybeBot {
  /**
   * The name of the bot.
   */
  bot?: string | null;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * Which seat.
   */
  seat: number;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * A seat.
 */
export interface SeatOnly {
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * Its number, from 1.
   */
  seat: number;
  /**
   * The last step the client has.
   */
  step: number;
}
/**
 * All of it.
 */
export interface Snapshot {
  as: string;
  /**
   * How many happenings that were asked for are older than `missed`, and left out.
   */
  earlier: number;
  missed: Happening[];
  standing: Standing | null;
  table: Document;
}
/**
 * How games go.
 */
export interface Statistics {
  /**
   * The configurations that were played most, 100 at most.
   */
  configurations: ConfigurationStatistics[];
  /**
   * How many days are recent.
   */
  days: number;
  /**
   * The recent days on which games ended.
   */
  per_day: OneDay[];
}
/**
 * Every move.
 */
export interface Story {
  as: string;
  moves: Told[];
  table: string;
}
/**
 * One move as the observer saw it.
 */
export interface Told {
  /**
   * What was answered: only for who knows everything.
   */
  action?: string;
  at: I64;
  entry: What;
  events: Record<string, unknown>[];
  moves: number;
  /**
   * For who asked for words.
   */
  said?: Said[];
  step: number;
}
/**
 * Back to an earlier move.
 */
export interface Undo {
  /**
   * The seat one plays.
   */
  as: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * How many moves remain.
   */
  to: number;
}
