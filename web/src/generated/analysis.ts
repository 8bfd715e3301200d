// Made by tools/types.mjs from what the engine says of itself. Do not edit.

import type { GameName } from './games';

export type Seat = number;
export type Seats = Seat[];

/**
 * What is thought of one legal answer.
 */
export interface Hint {
  /**
   * The answer, as its text.
   */
  action: string;
  /**
   * The answers that go with it, where several make one choice: the order after the discard of a prophecy. What it is
   * worth is what all of them are worth together.
   */
  then: string[];
  /**
   * The chance to win of who answers, from 0 to 1.
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
   * The answer, as its text.
   */
  taken: string;
  /**
   * The best answer, given what the player knew.
   */
  best: string;
  /**
   * The answers that go with the best one, where several make one choice.
   */
  then: string[];
  /**
   * The chance to win before it: what the best answer is worth.
   */
  chance: number;
  /**
   * What the answer taken is worth.
   */
  worth: number;
  /**
   * The standard error of the difference.
   */
  error: number;
  /**
   * What the best answer was worth more; 0 if the difference is within twice its error.
   */
  regret: number;
  /**
   * What chance then did, until the side's next decision; null if nobody knows yet.
   */
  luck: number | null;
  /**
   * What the other sides gave away meanwhile; null if nobody knows yet.
   */
  others: number | null;
}
/**
 * Where the chance of a side went: `start` - `regret` + `luck` + `others` = `end`.
 */
export interface Account {
  /**
   * Who wins and loses together.
   */
  seats: Seat[];
  /**
   * The chance before its first decision; null if it made none.
   */
  start: number | null;
  /**
   * What its mistakes cost.
   */
  regret: number;
  /**
   * What chance did.
   */
  luck: number;
  /**
   * What the other sides gave away, or took by giving the game up.
   */
  others: number;
  /**
   * The result, or what could last be expected.
   */
  end: number;
  /**
   * Its decisions with the largest regret, the largest first: places in `decisions`, three at most.
   */
  mistakes: number[];
}
/**
 * What an analysis found: a curve, where it went down by mistakes and where by luck. Everything from 0 to 1.
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
/**
 * One of the largest mistakes.
 */
export interface ToldMistake {
  /**
   * Its place among the decisions.
   */
  decision: number;
  /**
   * What was done, and what would have been better.
   */
  text: string;
}
/**
 * One decision.
 */
export interface ToldDecision {
  /**
   * What was answered.
   */
  taken: string;
  /**
   * What would have been best.
   */
  best: string;
  /**
   * What goes with the best answer.
   */
  then: string[];
}
/**
 * A report in words.
 */
export interface ToldReport {
  /**
   * Where the chance went, in a paragraph for each account.
   */
  accounts: string[];
  /**
   * The largest mistakes, the largest first.
   */
  mistakes: ToldMistake[];
  /**
   * Every decision of the report, in its order.
   */
  decisions: ToldDecision[];
}
