// Made by tools/types.mjs from what the engine says of itself. Do not edit.

import type { GameName } from './games';

export type Seat = number;
/**
 * How far an analysis is.
 */
export type AnalysisState = 'waiting' | 'running' | 'done';
export type Seats = Seat[];
/**
 * How the numbers of a reason are written.
 */
export type WhyUnit = 'number' | 'share';
export type Seed = string;
/**
 * A text that only its owner may have: a password, a cookie, a token, a recovery code. It never shows in a log.
 */
export type Secret = string;
export type Observer = string;
/**
 * The time people have to think. A bot stands in for a player who runs out of time.
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
 * How somebody is known to the server.
 */
export type PersonKind = 'guest' | 'account';
/**
 * The scope of a token. A session has every scope.
 */
export type Scope = 'read' | 'play' | 'create' | 'account';
/**
 * The public part of an entry.
 */
export type PublicEntry =
  | {
      did: 'sit';
      seat: Seat;
    }
  | {
      did: 'seat-bot';
      seat: Seat;
      bot: string;
    }
  | {
      did: 'stand';
      seat: Seat;
    }
  | {
      did: 'start';
    }
  | {
      did: 'act';
      seat: Seat;
    }
  | {
      did: 'concede';
      seat: Seat;
    }
  | {
      did: 'propose';
      seat: Seat;
      what: Proposed;
    }
  | {
      did: 'agree';
      seat: Seat;
    }
  | {
      did: 'refuse';
      seat: Seat;
    }
  | {
      did: 'undo';
      seat: Seat;
      to: number;
    }
  | {
      did: 'stop';
    }
  | {
      did: 'stand-in';
      seat: Seat;
      bot: string;
    }
  | {
      did: 'retire';
      seat: Seat;
      bot: string;
    }
  | {
      did: 'hand-back';
      seat: Seat;
    }
  | {
      did: 'rematch';
      seat: Seat;
      table: string;
    };
/**
 * The kinds of proposals.
 */
export type Proposed =
  | {
      kind: 'undo';
      /**
       * How many moves would remain.
       */
      to: number;
    }
  | {
      kind: 'stop';
    }
  | {
      kind: 'concede';
    };
/**
 * How far a table is.
 */
export type Phase = 'gathering' | 'playing' | 'over';
/**
 * Something that needs the consent of all.
 */
export type Proposal = {
  by: Seat;
  agreed: Seats;
  asked: Seats;
} & Proposal1;
export type Proposal1 =
  | {
      kind: 'undo';
      /**
       * How many moves would remain.
       */
      to: number;
    }
  | {
      kind: 'stop';
    }
  | {
      kind: 'concede';
    };
export type PuzzleGrade = 'easy' | 'medium' | 'hard';
/**
 * The deal of a rematch.
 */
export type RematchSeed = 'same' | 'new';

/**
 * Where the chance of a side went: `start` - `regret` + `luck` + `others` = `end`.
 */
export interface Account {
  /**
   * The seats that win and lose together.
   */
  seats: Seat[];
  /**
   * The chance before its first decision; null if it made none.
   */
  start: number | null;
  /**
   * The value of the best answer minus `worth`; 0 if the difference is within twice its error.
   */
  regret: number;
  /**
   * The effect of chance.
   */
  luck: number;
  /**
   * The chance the other sides gave away, or took by giving up.
   */
  others: number;
  /**
   * The result, or the last known chance.
   */
  end: number;
  /**
   * The indices in `decisions` of its largest mistakes, the largest first, three at most.
   */
  mistakes: number[];
}
/**
 * An answer to the question of the match.
 */
export interface Act {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  as: Seat;
  /**
   * The text of the action.
   */
  action: string;
}
export interface AfterMoves {
  moves: number;
  won: boolean;
  tries: number;
}
/**
 * An analysis as far as it is.
 */
export interface AnalysisDocument {
  table: string;
  state: AnalysisState;
  /**
   * Decisions thought about.
   */
  done: number;
  /**
   * All of them.
   */
  of: number;
  /**
   * How many others come first.
   */
  before: number;
  /**
   * As `dedale analyse --json` writes it; null while it waits.
   */
  report: Report | null;
  told?: ReportInWords;
}
/**
 * The result of an analysis: a curve that goes down by mistakes and moves by luck. All values are from 0 to 1.
 */
export interface Report {
  /**
   * The game's id.
   */
  game: GameName;
  setup: Setup;
  /**
   * Simulations for each decision.
   */
  simulations: number;
  /**
   * Whether every decision was thought about.
   */
  complete: boolean;
  /**
   * How it ended; null if it was left unfinished.
   */
  outcome: Ending | null;
  /**
   * The decisions in their order; those with one answer only are left out.
   */
  decisions: Decision[];
  /**
   * The team's, or each player's.
   */
  accounts: Account[];
}
export interface Setup {
  [k: string]: string | number;
}
/**
 * The end a record tells of.
 */
export interface Ending {
  winners: Seats;
  /**
   * Why it ended.
   */
  reason: string;
}
/**
 * One decision.
 */
export interface Decision {
  /**
   * The steps of the match before it.
   */
  step: number;
  /**
   * The turn it was made in.
   */
  turn: number;
  seat: Seat;
  /**
   * The answer given.
   */
  taken: string;
  /**
   * The best answer.
   */
  best: string;
  /**
   * The answers that go with the best one.
   */
  then: string[];
  /**
   * The chance to win before it: the value of the best answer.
   */
  chance: number;
  /**
   * The value of the answer taken.
   */
  worth: number;
  /**
   * The standard error of the difference.
   */
  error: number;
  /**
   * The value of the best answer minus `worth`; 0 if the difference is within twice its error.
   */
  regret: number;
  turns?: TurnsToGo;
  why?: Why;
  /**
   * The effect of chance until the side's next decision; null while unknown.
   */
  luck: number | null;
  /**
   * The chance the other sides gave away in the meantime; null while unknown.
   */
  others: number | null;
}
/**
 * The turns until a team wins, the one under way among them: what a choice may cost that loses no chance.
 */
export interface TurnsToGo {
  /**
   * After the best answer.
   */
  best: number;
  /**
   * After the answer taken.
   */
  taken: number;
  /**
   * Their difference; 0 if it is within twice its standard error, or less than anybody feels.
   */
  lost: number;
}
/**
 * Why an answer is better than another: the main difference between playouts after each of them.
 */
export interface Why {
  /**
   * What differs: the name of one of the game's reasons.
   */
  reason: string;
  unit: WhyUnit;
  /**
   * Its mean after the better answer.
   */
  better: number;
  /**
   * Its mean after the other.
   */
  other: number;
  /**
   * The other answer, as its text.
   */
  than: string;
  /**
   * For clients that asked for words: a sentence.
   */
  text?: string;
}
/**
 * A report in words.
 */
export interface ReportInWords {
  /**
   * Where the chance went, in a paragraph for each account.
   */
  accounts: string[];
  /**
   * The largest mistakes, the largest first.
   */
  mistakes: MistakeInWords[];
  /**
   * Every decision of the report, in its order.
   */
  decisions: DecisionInWords[];
}
/**
 * One of the largest mistakes.
 */
export interface MistakeInWords {
  /**
   * Its place among the decisions.
   */
  decision: number;
  /**
   * A mistake and the better answer, in words.
   */
  text: string;
}
/**
 * One decision.
 */
export interface DecisionInWords {
  /**
   * The answer given.
   */
  taken: string;
  /**
   * The best answer.
   */
  best: string;
  /**
   * The answers that go with the best one.
   */
  then: string[];
}
/**
 * Where an analysis stands.
 */
export interface AnalysisProgress {
  table: string;
  state: AnalysisState;
  /**
   * Decisions thought about.
   */
  done: number;
  /**
   * All of them.
   */
  of: number;
  /**
   * How many others come first.
   */
  before: number;
}
/**
 * Consent or not.
 */
export interface Answer {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  as: Seat;
  /**
   * Whether one agrees.
   */
  agree: boolean;
}
/**
 * A line of the archive.
 */
export interface Archived {
  /**
   * The game's id.
   */
  game: GameName;
  /**
   * The version of the rules.
   */
  rules: number;
  setup: Setup;
  seed: Seed;
  /**
   * The steps, in their text form.
   */
  actions: string[];
  /**
   * How it ended; null if it was left unfinished.
   */
  result: Ending | null;
  /**
   * The fingerprint of the last state, 16 hexadecimal digits.
   */
  hash: string;
  /**
   * In milliseconds since 1970.
   */
  ended: number;
  /**
   * The players, seat by seat: `human`, or the name of a bot.
   */
  seats: string[];
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
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  as: Seat;
}
/**
 * Which configuration.
 */
export interface BeginningDaily {
  setup?: Setup;
}
/**
 * The contents of the box for a setup, made on request; nothing of the setup is kept.
 */
export interface BoxContents {
  /**
   * Its id.
   */
  id: string;
  /**
   * The version of its rules.
   */
  rules: number;
  /**
   * The fewest players.
   */
  min_players: number;
  /**
   * The most players.
   */
  max_players: number;
  /**
   * Whether all players win or lose together.
   */
  cooperative: boolean;
  /**
   * The prefix of its rule ids.
   */
  rule_prefix: string;
  /**
   * The number of players of a newcomer's first game, bots included.
   */
  first_game_players: number;
  /**
   * The options that change the game most.
   */
  main_options: string[];
  /**
   * The number of its puzzles.
   */
  puzzles: number;
  /**
   * Its options, with their values and defaults.
   */
  options: OptionSpec[];
  setup: Setup;
  /**
   * The game's own document: cards, tiles, characters…; its schema `contents` describes it.
   */
  contents: {
    [k: string]: unknown;
  };
}
/**
 * One option of a game: its values and its default.
 */
export interface OptionSpec {
  /**
   * Its id in files and commands.
   */
  id: string;
  /**
   * Every value that has a name.
   */
  values: string[];
  /**
   * The one it has by default.
   */
  default: string;
  /**
   * The rule it belongs to.
   */
  rule: string;
  /**
   * A pattern for a group's own values (a regular expression of JSON Schema), if it accepts any besides the
   * named ones. They are texts without spaces.
   */
  own?: string | null;
}
/**
 * The move of another game from which a table plays on.
 */
export interface BranchOf {
  /**
   * The other game's table.
   */
  table: string;
  /**
   * How many of its moves were kept.
   */
  moves: number;
}
/**
 * Where to play on.
 */
export interface Branching {
  /**
   * How many moves of the finished game stay.
   */
  moves: number;
  /**
   * The bot on the seats one did not have; without, one plays all seats.
   */
  bot?: string | null;
}
export interface ChangingPassword {
  old: Secret;
  new: Secret;
}
/**
 * The result of `table.chat`.
 */
export interface ChatDone {
  /**
   * The table.
   */
  table: string;
  /**
   * The number of the line.
   */
  number: number;
}
/**
 * A line of chat: the `params` of `table.said`.
 */
export interface ChatLine {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  /**
   * Its number, from 1.
   */
  number: number;
  /**
   * The time of the line.
   */
  at: number;
  /**
   * The name of the speaker.
   */
  name: string | null;
  seat: Seat;
  /**
   * The words.
   */
  text: string;
}
/**
 * A setup that can be played.
 */
export interface Checked {
  game: GameName;
  setup: Setup;
  /**
   * The same as text; equal setups have equal texts.
   */
  text: string;
  /**
   * How many play.
   */
  players: number;
  /**
   * Whether they may talk while they play.
   */
  may_talk: boolean;
}
/**
 * Options to be tried.
 */
export interface Checking {
  setup?: Setup;
}
/**
 * A game and its options.
 */
export interface ConfigurationStatistics {
  game: GameName;
  /**
   * The text of the setup.
   */
  setup: string;
  /**
   * The same as an object; null if today's rules do not know it any more.
   */
  options: Setup | null;
  recent: Tally;
  all_time: Tally;
}
/**
 * Games of one configuration, counted.
 */
export interface Tally {
  games: number;
  /**
   * Games that a person won; of one's own statistics: that one won.
   */
  wins: number;
  /**
   * Null without games.
   */
  mean_moves: number | null;
  /**
   * How many ended for each reason.
   */
  endings: {
    [k: string]: number;
  };
  /**
   * People (of one's own statistics: oneself), seat by seat.
   */
  seats: {
    [k: string]: Share;
  };
  /**
   * Bots, by name.
   */
  bots: {
    [k: string]: Share;
  };
}
/**
 * How often somebody played, and won.
 *
 * via the `patternProperty` "^-?\d+$".
 */
export interface Share {
  played: number;
  won: number;
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
  day: string;
  game: GameName;
  setup: string;
  options: Setup;
  /**
   * Whether the day is over.
   */
  over: boolean;
  /**
   * The commitment to the seed; null if nobody has begun and no deal was chosen yet.
   */
  commitment: string | null;
  /**
   * Null until the day and one's own try are over.
   */
  seed: Seed | null;
  tries: number;
  /**
   * How many of them are over.
   */
  finished: number;
  wins: number;
  /**
   * How many ended for each reason.
   */
  endings: {
    [k: string]: number;
  };
  /**
   * How many ended after so many moves.
   */
  moves: AfterMoves[];
  mine: MyDailyTry | null;
  /**
   * How hard it is; null if it was not graded.
   */
  grade: DailyGrade | null;
  /**
   * The best results of accounts first, 200 at most; null until one's own try or the day is over. Tries that went on
   * after the day are not ranked.
   */
  players: DailyPlayer[] | null;
}
/**
 * My try.
 */
export interface MyDailyTry {
  table: string;
  /**
   * Null while it goes on.
   */
  result: DailyResult | null;
}
/**
 * The result of a try.
 */
export interface DailyResult {
  won: boolean;
  /**
   * Why it ended.
   */
  reason: string;
  moves: number;
}
/**
 * How hard a deal is. Says nothing of its cards.
 */
export interface DailyGrade {
  /**
   * `easy`, `medium`, `hard` or `very-hard`: the share of games the bots won, from 75, 50, 25 and 0 % on.
   */
  difficulty: string;
  /**
   * Whether somebody who sees what chance will bring wins: a way to win was found.
   */
  winnable: boolean;
  /**
   * How the bots did, the weakest first.
   */
  bots: DailyBot[];
}
/**
 * The result of a try.
 */
export interface DailyPlayer {
  /**
   * Null for an account that was deleted.
   */
  name: string | null;
  /**
   * Whether it is oneself.
   */
  me: boolean;
  won: boolean;
  /**
   * Why it ended.
   */
  reason: string;
  moves: number;
}
/**
 * Today's deals.
 */
export interface DailyDeals {
  /**
   * The day of Universal Time: `2026-11-15`.
   */
  day: string;
  /**
   * When it is over, in milliseconds since 1970.
   */
  ends: number | null;
  deals: TodaysDeal[];
}
export interface TodaysDeal {
  game: GameName;
  /**
   * The text of the setup, for the other routes.
   */
  setup: string;
  options: Setup;
  /**
   * How many have tried it.
   */
  tries: number;
  mine: MyDailyTry | null;
  /**
   * How hard it is; null if it was not graded.
   */
  grade: DailyGrade | null;
}
/**
 * The result of a command.
 */
export interface Done {
  /**
   * The table.
   */
  table: string;
  /**
   * The step of the new entry.
   */
  step: number;
}
/**
 * Answers to be explained.
 */
export interface Explain {
  /**
   * The last step the client has.
   */
  step: number;
  as: Seat;
  /**
   * The answers.
   */
  actions: string[];
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
}
/**
 * Why an answer is not possible; nothing if it is.
 */
export interface Explained {
  /**
   * The answer, as its text.
   */
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
   * For clients that asked for words, if it is refused.
   */
  text?: string;
}
/**
 * Everything that is kept about a person.
 */
export interface Export {
  user: User;
  tokens: Token[];
  /**
   * The sessions, without their secrets.
   */
  sessions: SessionDates[];
  /**
   * The tables the person set up.
   */
  tables: OwnTable[];
  /**
   * The seats the person sits on.
   */
  seats: OwnSeat[];
  /**
   * The person's entries at those tables.
   */
  entries: OwnEntry[];
  /**
   * The person's chat.
   */
  chat: OwnLine[];
  /**
   * The counted tries at daily deals.
   */
  tries: OwnTry[];
  /**
   * The tables the person sat at and left.
   */
  left: LeftTable[];
  /**
   * The analyses the person asked for.
   */
  analyses: OwnAnalysis[];
}
/**
 * A person, as they are told about themselves.
 */
export interface User {
  /**
   * 26 letters and digits.
   */
  id: string;
  /**
   * The name others see.
   */
  name: string;
  kind: PersonKind;
  /**
   * Milliseconds since 1970.
   */
  created: number;
}
/**
 * A token, without its secret.
 */
export interface Token {
  id: string;
  name: string;
  scopes: Scope[];
  /**
   * Milliseconds since 1970.
   */
  created: number;
  /**
   * About when it was last used.
   */
  used: number | null;
}
export interface SessionDates {
  created: number;
  expires: number;
}
export interface OwnTable {
  table: string;
  game: GameName;
  setup: string;
  phase: string;
  created: number;
  started: number | null;
  ended: number | null;
  outcome: string | null;
}
export interface OwnSeat {
  table: string;
  game: GameName;
  seat: number;
  ended: number | null;
  won: boolean | null;
}
export interface OwnEntry {
  table: string;
  number: number;
  at: number;
  spent: number;
  entry: string;
}
export interface OwnLine {
  table: string;
  number: number;
  at: number;
  seat: number | null;
  text: string;
}
export interface OwnTry {
  day: string;
  game: GameName;
  setup: string;
  table: string;
}
export interface LeftTable {
  table: string;
  game: GameName;
}
export interface OwnAnalysis {
  table: string;
  asked: number;
  /**
   * How many decisions were thought over, and of how many.
   */
  done: number;
  decisions: number;
}
/**
 * A JSON-RPC error: a numeric code of the standard (or [`Fault::REFUSED`]), a short text for people, and data with the stable code
 * for machines. Nothing has changed when one is answered.
 */
export interface Fault {
  /**
   * A number of JSON-RPC.
   */
  code: number;
  /**
   * For people who read logs.
   */
  message: string;
  data: FaultData;
}
/**
 * The details of an error; empty fields are left out.
 */
export interface FaultData {
  /**
   * The stable code.
   */
  code: string;
  /**
   * The rules' own code, if they refused.
   */
  refusal?: string;
  /**
   * The rule it rests on.
   */
  rule?: string;
  /**
   * The field that is wrong, as a path.
   */
  field?: string;
  /**
   * The line that is wrong, from 1.
   */
  line?: number;
  /**
   * The column.
   */
  column?: number;
  /**
   * The value found.
   */
  found?: string;
  /**
   * The value expected.
   */
  expected?: string;
  /**
   * The legal answers: only for clients who may know them.
   */
  legal?: string[];
}
/**
 * The preview of an answer.
 */
export interface Foreseen {
  /**
   * Whether the seat can know it beforehand; if not, nothing else is told.
   */
  certain: boolean;
  standing?: Standing;
  /**
   * The events the seat would see.
   */
  events?: Record<string, unknown>[];
  /**
   * For clients that asked for words.
   */
  said?: Sentence[];
}
/**
 * Where the match stands for one observer.
 */
export interface Standing {
  /**
   * The last entry of the table.
   */
  step: number;
  /**
   * How many moves were made and not taken back.
   */
  moves: number;
  /**
   * The seat that must answer.
   */
  decider: Seat | null;
  /**
   * The question; null when the game is over.
   */
  question: {
    [k: string]: unknown;
  };
  /**
   * The answers that are possible, where the observer may know them.
   */
  legal: string[] | null;
  /**
   * How the game ended.
   */
  outcome: Ending | null;
  /**
   * The observer's view of the game, in the shape of the game's own schema.
   */
  view: Record<string, unknown>;
  words?: QuestionInWords;
}
/**
 * The question and the legal answers, in words.
 */
export interface QuestionInWords {
  /**
   * Null when nothing is asked.
   */
  question: string | null;
  /**
   * In the order of `legal`; null where that is.
   */
  legal: string[] | null;
}
/**
 * A sentence about what happened.
 */
export interface Sentence {
  /**
   * In the language that was asked for.
   */
  text: string;
  /**
   * The places of the events it tells.
   */
  events: number[];
}
export interface Forgetting {
  /**
   * Of an account; guests have none.
   */
  password?: Secret | null;
}
/**
 * How often a level of the bots finds the best answer.
 */
export interface FoundBy {
  bot: string;
  tries: number;
  found: number;
}
/**
 * One entry as one observer saw it.
 */
export interface Happening {
  /**
   * Its number, from 1.
   */
  step: number;
  /**
   * The time of the entry.
   */
  at: number;
  entry: PublicEntry;
  /**
   * The events the observer saw, in the shape of the game's own schema.
   */
  events: Record<string, unknown>[];
  /**
   * Whether it was taken back.
   */
  undone?: boolean;
  /**
   * For clients that asked for words.
   */
  said?: Sentence[];
}
/**
 * The rating of one legal answer.
 */
export interface Hint {
  /**
   * The answer, as its text.
   */
  action: string;
  /**
   * The answers that go with it, where several make one choice: the order after the discard of a prophecy, the rest of a
   * turn that was planned. `chance` is that of all of them together.
   */
  then: string[];
  /**
   * The deciding player's chance to win, from 0 to 1.
   */
  chance: number;
  /**
   * The standard error of that; one half for an answer nobody has tried yet.
   */
  error: number;
  /**
   * How often it was tried.
   */
  visits: number;
  pace?: Pace;
  why?: Why;
  /**
   * For clients that asked for words: the action and the answers that go with it.
   */
  text?: string[];
}
/**
 * How soon a team would win: what tells answers apart that all win.
 */
export interface Pace {
  /**
   * The turns until the game is won, the one under way among them.
   */
  turns: number;
  /**
   * The standard error of that.
   */
  error: number;
  /**
   * The treasures still to be found this turn.
   */
  now: number;
  /**
   * The treasures of the next turn.
   */
  next: number;
}
/**
 * A decision somebody wants hints for.
 */
export interface HintAsked {
  /**
   * The last step the client has.
   */
  step: number;
  as: Seat;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
}
/**
 * The hints for a decision so far.
 */
export interface HintList {
  /**
   * The step of the decision.
   */
  step: number;
  as: Seat;
  /**
   * Every legal answer, the best first.
   */
  hints: Hint[];
  /**
   * How many simulations were made.
   */
  tried: number;
  /**
   * Whether asking again would change nothing.
   */
  done: boolean;
}
/**
 * The accounts that did best over the last days that are over. Only tries count that ended on their day.
 */
export interface Leaderboard {
  game: GameName;
  setup: string;
  options: Setup;
  /**
   * How many days are counted.
   */
  days: number;
  /**
   * The first of them: `2026-11-15`.
   */
  first: string;
  /**
   * The last of them: yesterday.
   */
  last: string;
  /**
   * How many accounts have played.
   */
  accounts: number;
  /**
   * The best first, 200 at most; one's own follows if it is not among them.
   */
  rows: LeaderboardRow[];
}
export interface LeaderboardRow {
  /**
   * By days won, then by fewer moves in the games won; equals share it.
   */
  rank: number;
  name: string;
  /**
   * Whether it is oneself.
   */
  me: boolean;
  played: number;
  won: number;
  /**
   * How many days in a row up to the last one this deal was played to its end; a year at most.
   */
  streak: number;
  /**
   * The mean length of the games won; null without one.
   */
  moves: number | null;
}
export interface ListedSeat {
  seat: number;
  name: string | null;
  bot: string | null;
}
/**
 * A line of a list of tables.
 */
export interface ListedTable {
  table: string;
  game: GameName;
  setup: Setup;
  phase: string;
  owner: string;
  created: number;
  spectators: boolean;
  clock: Clock | null;
  day: string | null;
  /**
   * The people on the seats; free seats are left out.
   */
  seats: ListedSeat[];
}
export interface MakingToken {
  /**
   * A label: 1 to 32 characters.
   */
  name: string;
  /**
   * Its scopes; at least one, and none that the person who asks does not have.
   */
  scopes: Scope[];
}
/**
 * Where the match stood after some moves, as the observer knew it then.
 */
export interface Moment {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  /**
   * After how many moves.
   */
  moves: number;
  /**
   * How many there are.
   */
  of: number;
  /**
   * The entry of the last of these moves.
   */
  step: number;
  /**
   * When it was made.
   */
  at: number;
  /**
   * The seat that had to answer.
   */
  decider: Seat | null;
  /**
   * The question; null when the game is over.
   */
  question: {
    [k: string]: unknown;
  };
  /**
   * The answers that were possible, where the observer may know them.
   */
  legal: string[] | null;
  /**
   * How the game ended, after the last move.
   */
  outcome: Ending | null;
  /**
   * The observer's view then.
   */
  view: Record<string, unknown>;
  /**
   * The events the observer saw of the last move; with no moves, of the deal.
   */
  events: Record<string, unknown>[];
  words?: QuestionInWords;
  /**
   * For clients that asked for words.
   */
  said?: Sentence[];
}
/**
 * One of my tables.
 */
export interface MyTable {
  table: string;
  game: GameName;
  setup: Setup;
  phase: string;
  owner: string;
  created: number;
  spectators: boolean;
  clock: Clock | null;
  day: string | null;
  /**
   * The people on the seats; free seats are left out.
   */
  seats: ListedSeat[];
  /**
   * Whether my answer is awaited.
   */
  my_turn: boolean;
}
export interface NameAndPassword {
  /**
   * 1 to 32 characters.
   */
  name: string;
  password: Secret;
}
export interface NewAccount {
  user: User;
  recovery_code: Secret;
}
/**
 * A table to be set up.
 */
export interface NewTable {
  /**
   * The game's id.
   */
  game: GameName;
  setup?: Setup;
  /**
   * Whether it stands in the lobby.
   */
  listed?: boolean;
  /**
   * Whether people without a seat may watch.
   */
  spectators?: boolean;
  /**
   * Whether its players can talk.
   */
  chat?: boolean;
  /**
   * How long they may think.
   */
  clock?: Clock | null;
  /**
   * Whether the finished game goes to the public archive, without names.
   */
  archived?: boolean;
  /**
   * Whether people who play together get hints; who plays alone or with bots always does.
   */
  hints?: boolean;
  /**
   * The bot that plays for somebody absent, if not the game's strongest quick one.
   */
  stand_in?: string | null;
}
/**
 * A token, without its secret.
 */
export interface NewToken {
  id: string;
  name: string;
  scopes: Scope[];
  /**
   * Milliseconds since 1970.
   */
  created: number;
  /**
   * About when it was last used.
   */
  used: number | null;
  token: Secret;
}
/**
 * Nothing more.
 */
export interface Nothing {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
}
/**
 * A game that can be played here.
 */
export interface Offered {
  /**
   * Its id.
   */
  id: GameName;
  /**
   * The version of its rules.
   */
  rules: number;
  /**
   * The fewest players.
   */
  min_players: number;
  /**
   * The most players.
   */
  max_players: number;
  /**
   * Whether all players win or lose together.
   */
  cooperative: boolean;
  /**
   * The prefix of its rule ids.
   */
  rule_prefix: string;
  /**
   * The number of players of a newcomer's first game, bots included.
   */
  first_game_players: number;
  /**
   * The options that change the game most.
   */
  main_options: string[];
  /**
   * The number of its puzzles.
   */
  puzzles: number;
  /**
   * Its options, with their values and defaults.
   */
  options: OptionSpec[];
  /**
   * Its bots, the weakest first; then those of the host.
   */
  bots: string[];
  /**
   * The JSON Schema of its setups, to make a form of.
   */
  setup: Record<string, unknown>;
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
  id: string;
  /**
   * Milliseconds since 1970.
   */
  created: number;
  /**
   * About when it was last used.
   */
  used: number | null;
  /**
   * Whether it is the one that asks.
   */
  this: boolean;
}
/**
 * A line of chat.
 */
export interface PastChatLine {
  /**
   * From 1.
   */
  number: number;
  /**
   * Milliseconds since 1970.
   */
  at: number;
  /**
   * The name of the speaker; empty if the account was deleted.
   */
  name: string;
  /**
   * Where they sit.
   */
  seat: number | null;
  /**
   * The text.
   */
  text: string;
}
/**
 * The connected people: the `params` of `table.presence`.
 */
export interface Presence {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  present: Seats;
  /**
   * The number of spectators.
   */
  spectators: number;
}
/**
 * An answer to be tried.
 */
export interface Preview {
  /**
   * The last step the client has.
   */
  step: number;
  as: Seat;
  /**
   * The answer, as its text.
   */
  action: string;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
}
/**
 * An answer to a puzzle.
 */
export interface PuzzleAnswer {
  /**
   * The answer, as its text. Where a whole turn is asked for, the last one of the turn.
   */
  action: string;
  /**
   * To get words, too: `en` or `fr`.
   */
  lang?: string | null;
}
/**
 * A puzzle to be solved: the position as the seat that is asked knows it.
 */
export interface PuzzleDocument {
  puzzle: PuzzleLine;
  goal?: PuzzleGoal;
  position: Snapshot;
}
/**
 * A puzzle in a list. Says nothing of its answer.
 */
export interface PuzzleLine {
  id: string;
  game: GameName;
  setup: Setup;
  grade: PuzzleGrade;
  /**
   * How hard it is, on Elo's scale.
   */
  rating: number;
}
/**
 * The goal of a whole turn.
 */
export interface PuzzleGoal {
  /**
   * The treasures to be found.
   */
  treasures: number;
  /**
   * Those found so far.
   */
  found: number;
}
/**
 * Everything an observer needs to go on: the result of `table.join`, and the `params` of `table.snapshot`.
 */
export interface Snapshot {
  table: TableDocument;
  as: Observer;
  /**
   * Where the match stands; null before the start.
   */
  standing: Standing | null;
  /**
   * The newest of the happenings that were asked for.
   */
  missed: Happening[];
  /**
   * How many happenings that were asked for are older than `missed`, and left out.
   */
  earlier: number;
}
/**
 * The public document of a table: everything that anybody with the link may know.
 */
export interface TableDocument {
  /**
   * Its id, which is the key in its link.
   */
  table: string;
  /**
   * The game's id.
   */
  game: GameName;
  /**
   * The version of the rules it is played by.
   */
  rules: number;
  setup: Setup;
  phase: Phase;
  /**
   * The person who set it up.
   */
  owner: string;
  /**
   * The seats and their people.
   */
  seats: SeatDocument[];
  /**
   * Whether it stands in the lobby.
   */
  listed: boolean;
  /**
   * Whether people without a seat may watch.
   */
  spectators: boolean;
  /**
   * Whether its players can talk: the option of the table.
   */
  chat: boolean;
  /**
   * Whether they may talk now: a silent game keeps them quiet while it is played.
   */
  may_talk: boolean;
  /**
   * Whether the finished game goes to the public archive, without names.
   */
  archived: boolean;
  /**
   * Whether hints are given.
   */
  hints: boolean;
  /**
   * How long people may think.
   */
  clock: Clock | null;
  /**
   * The open proposal.
   */
  proposal: Proposal | null;
  /**
   * SHA-256 of `dedale seed 1`, a line feed and the seed's text.
   */
  commitment: string;
  /**
   * The seed, once it may be told.
   */
  seed: Seed | null;
  /**
   * When it was set up.
   */
  created: number;
  /**
   * When the cards were dealt.
   */
  started: number | null;
  /**
   * When the game ended.
   */
  ended: number | null;
  /**
   * How it ended; the reason is `stopped` after a vote.
   */
  outcome: Ending | null;
  /**
   * The table of the rematch.
   */
  next: string | null;
  /**
   * The game it was branched from.
   */
  branch_of: BranchOf | null;
  /**
   * The day whose deal it is.
   */
  day: string | null;
  /**
   * Whether nobody can have known the deal; otherwise it is practice, and counts nowhere.
   */
  counted: boolean;
}
/**
 * A seat, and who is on it.
 */
export interface SeatDocument {
  seat: Seat;
  /**
   * The person who sits there.
   */
  user: string | null;
  /**
   * The name of the person.
   */
  name: string | null;
  /**
   * The bot that sits there.
   */
  bot: string | null;
  /**
   * The bot that plays for the person.
   */
  stand_in: string | null;
  /**
   * Whether its person gave the game up: the bot plays it to the end.
   */
  conceded: boolean;
  /**
   * The time left on the clock.
   */
  left_ms: number | null;
}
/**
 * The puzzles of a game.
 */
export interface PuzzleList {
  /**
   * The day of Universal Time: `2026-11-15`.
   */
  day: string;
  /**
   * Those of the day, the easiest first.
   */
  today: PuzzleLine[];
  /**
   * Every puzzle of the game that comes with the program, the easiest first.
   */
  all: PuzzleLine[];
  /**
   * Those found in public games of this server, the newest first.
   */
  here: PuzzleLine[];
}
/**
 * The solution, told to whoever has answered.
 */
export interface PuzzleSolution {
  /**
   * Whether the answer was the best one, or level with it, or the turn reached its goal.
   */
  right: boolean;
  goal?: PuzzleGoal;
  /**
   * Every answer, the best first, which also says why; where a whole turn was asked for, one that reaches the goal.
   */
  answers: Hint[];
  /**
   * How often the bots find it, the weakest first.
   */
  found: FoundBy[];
}
/**
 * A recorded game to be kept as a table.
 */
export interface RecordedGame {
  /**
   * The record, as text or as JSON, or a proof with the record inside.
   */
  record: {
    [k: string]: unknown;
  };
  /**
   * The bot on all seats but the first; without, one has all seats.
   */
  bot?: string | null;
}
export interface Recovered {
  recovery_code: Secret;
  revoked: Revoked;
}
/**
 * The numbers of sessions and tokens that ended with a password.
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
  recovery_code: Secret;
  password: Secret;
}
/**
 * How every refusal over HTTP looks.
 */
export interface Refusal {
  error: Fault;
}
/**
 * Another game with the same people.
 */
export interface Rematch {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  as: Seat;
  seed: RematchSeed;
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
   * The text of the line.
   */
  text: string;
  /**
   * 1 to 64 characters of the client's choice.
   */
  key: string;
}
/**
 * A bot for a seat.
 */
export interface SeatAndBot {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  seat: Seat;
  /**
   * The name of the bot.
   */
  bot: string;
}
/**
 * A bot for a seat; without a name the one agreed on, which is the only one for somebody else's seat.
 */
export interface SeatAndMaybeBot {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  seat: Seat;
  /**
   * The name of the bot.
   */
  bot?: string | null;
}
/**
 * Another seat instead of one's own.
 */
export interface SeatChange {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  from: Seat;
  to: Seat;
}
/**
 * A seat.
 */
export interface SeatOnly {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  seat: Seat;
}
/**
 * How games go.
 */
export interface Statistics {
  /**
   * How many days are recent.
   */
  days: number;
  /**
   * The configurations that were played most, 100 at most.
   */
  configurations: ConfigurationStatistics[];
  /**
   * The recent days on which games ended.
   */
  per_day: OneDay[];
}
/**
 * Every move.
 */
export interface Story {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  /**
   * The moves that were not taken back.
   */
  moves: ToldMove[];
}
/**
 * One move as the observer saw it.
 */
export interface ToldMove {
  /**
   * How many moves there were with it.
   */
  moves: number;
  /**
   * Its entry.
   */
  step: number;
  /**
   * The time of the move.
   */
  at: number;
  entry: PublicEntry;
  /**
   * The answer: only for the omniscient observer.
   */
  action?: string;
  /**
   * The events the observer saw.
   */
  events: Record<string, unknown>[];
  /**
   * For clients that asked for words.
   */
  said?: Sentence[];
}
/**
 * A subscription ended because its seat is no longer the listener's: the `params` of `table.left`.
 */
export interface SubscriptionEnded {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  document: TableDocument;
}
/**
 * Back to an earlier move.
 */
export interface Undo {
  /**
   * The last step the client has.
   */
  step: number;
  /**
   * 1 to 64 characters of the client's choice, new for each command.
   */
  key: string;
  as: Seat;
  /**
   * How many moves remain.
   */
  to: number;
}
/**
 * The change made by an entry: the `params` of `table.update`.
 */
export interface Update {
  /**
   * The table.
   */
  table: string;
  as: Observer;
  /**
   * Its number, from 1.
   */
  step: number;
  /**
   * The time of the entry.
   */
  at: number;
  entry: PublicEntry;
  /**
   * The events the observer saw, in the shape of the game's own schema.
   */
  events: Record<string, unknown>[];
  /**
   * Whether it was taken back.
   */
  undone?: boolean;
  /**
   * For clients that asked for words.
   */
  said?: Sentence[];
  /**
   * Where the match stands; null before the start.
   */
  standing: Standing | null;
  document?: TableDocument;
}
