/** Guided first games. `tools/lessons.mjs` plays `games/GAME/lesson.script.json` and writes what is loaded here. */

import type { QuestionInWords } from '$/generated/api';
import type { Language } from '$/lib/settings.svelte';
import type { Explained, GameName, Sentence, Setup, Standing } from '$/lib/table/wire';

/** A note, and the move that follows it. */
export interface LessonStep {
  /** The note that is read: `lesson-GAME-NOTE`. Left out, the one before stays. */
  note?: string;
  /** The part of the board that the note is about. */
  point?: string;
  /** The answer to give then; without one the learner reads and goes on. */
  action?: string;
  /** The seat that answers; the learner's if left out. */
  by?: number;
  /** Its outcome follows from the view, so that it may be previewed. */
  certain?: boolean;
}

/** Where the match stands for the learner. */
export interface LessonMoment extends Omit<Standing, 'moves' | 'words'> {
  events: unknown[];
  words: Record<Language, QuestionInWords & { said: Sentence[] }>;
  refused: Record<string, Pick<Explained, 'refusal' | 'rule'>>;
}

export interface Lesson {
  game: GameName;
  seat: number;
  setup: Setup;
  /** The contents of the box for it. */
  contents: unknown;
  steps: LessonStep[];
  /** Where the match stands if the answers to one note were given in another order that leads to the same: by those answers, sorted. */
  elsewhere: Record<string, LessonMoment>;
  /** The deal, and what each action of the steps led to. */
  moments: LessonMoment[];
}

const files = import.meta.glob<Lesson>('../games/*/lesson.json', { import: 'default' });

export function lessonOf(game: GameName): Promise<Lesson> {
  return files[`../games/${game}/lesson.json`]!();
}

/** The number of moments before a step. */
export function momentAt({ steps }: Lesson, at: number): number {
  return steps.slice(0, at).filter(({ action }) => action).length;
}

/** The answers to the note of a step: the places of the steps that have them. More than one where further steps have no note. */
export function runAt({ steps, seat }: Lesson, at: number): number[] {
  const isOwn = (step: LessonStep | undefined) => step?.action !== undefined && (step.by ?? seat) === seat;
  if (!isOwn(steps[at])) return [];
  let first = at;
  while (!steps[first]!.note && isOwn(steps[first - 1])) first -= 1;
  let last = at;
  while (isOwn(steps[last + 1]) && !steps[last + 1]!.note) last += 1;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The name of a moment besides the script: the answers given to the note, in any order. */
export const namedBy = (answers: string[]): string => answers.toSorted().join(' | ');

/** Whether the lesson waits at a step for the learner to read or to answer. */
export function waitsForLearner({ steps, seat }: Lesson, at: number): boolean {
  const step = steps[at];
  return step !== undefined && (step.by === undefined || step.by === seat);
}

/** The note that is read at a step: its own, or the last one before. */
export function noteAt({ steps }: Lesson, at: number): LessonStep | undefined {
  return steps.slice(0, at + 1).findLast(({ note }) => note);
}

/** The step one goes back to: the last before this one that has a note of its own and waits. */
export function stepBefore(lesson: Lesson, at: number): number {
  const start = lesson.steps.findLastIndex(({ note }, place) => note !== undefined && place <= at);
  for (let before = start - 1; before > 0; before--) {
    if (lesson.steps[before]!.note && waitsForLearner(lesson, before)) return before;
  }
  return 0;
}
