import {
  momentAt,
  namedBy,
  noteAt,
  runAt,
  stepBefore,
  waitsForLearner,
  type Lesson,
  type LessonMoment,
  type LessonStep,
} from '$/lessons/lesson';
import { Refusal } from '../refusal';
import { lasting, settings } from '../settings.svelte';
import { say, sayIfKnown } from '../words.svelte';
import type { Line, Link, Table } from './table';
import type { Chat, Done, Explained, Preview, Standing, TableDocument } from './wire';

/** The pause after a move of another seat. */
const LOOK = 1200;

/** An answer that is possible, but not what the lesson is about. The lesson itself says so. */
export class NotNow extends Refusal {
  constructor() {
    super({ code: 'not-now' }, 'not now');
    this.name = 'NotNow';
  }

  override get told(): string {
    return '';
  }
}

/** A guided first game: the moments are known, the learner finds the way through them. */
export class GuidedTable implements Table {
  /** The current step of the lesson; one after the last when it is over. */
  at = $state(0);
  log: Line[] = $state.raw([]);
  /** The learner has tried something else; counts how often at this step. */
  astray = $state(0);
  busy = $state(false);

  readonly as: string;
  readonly plays = true;
  readonly present: number[];
  readonly watching = 0;
  readonly chat: Chat[] = [];
  readonly link: Link = 'open';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The lesson in the order in which this learner gives its answers. */
  #lesson: Lesson = $state.raw(null!);
  #moment = $derived.by(() => this.#momentOf(this.#lesson, this.at));

  readonly standing: Standing = $derived(standingOf(this.#moment));
  readonly document: TableDocument = $derived.by(() => documentOf(this.lesson, this.#moment));

  constructor(readonly lesson: Lesson) {
    this.#lesson = lesson;
    this.as = String(lesson.seat);
    this.present = [lesson.seat];
    this.#tell(false);
    this.#goOn();
  }

  get contents(): unknown {
    return this.lesson.contents;
  }

  get step(): LessonStep | undefined {
    return this.#lesson.steps[this.at];
  }

  /** The note that is read now. */
  get note(): LessonStep | undefined {
    return noteAt(this.lesson, this.at);
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** The answer that the learner should give now. */
  get expected(): string | undefined {
    return waitsForLearner(this.lesson, this.at) ? this.step?.action : undefined;
  }

  /** The same in words. */
  get expectedInWords(): string | undefined {
    const { legal, words } = this.#moment;
    const at = legal?.indexOf(this.expected ?? '') ?? -1;
    return at < 0 ? undefined : (words[settings.language].legal?.[at] ?? this.expected);
  }

  /** Read: goes on to what comes next. */
  next() {
    if (this.over || this.step?.action) return;
    this.#advance();
  }

  /** Back to the note before. */
  back() {
    this.#jump(stepBefore(this.lesson, this.at));
  }

  restart() {
    this.#jump(0);
  }

  /** Over to the end. */
  skip() {
    this.#jump(this.lesson.steps.length);
  }

  /** Answers for a learner who asks to be shown. */
  showMe() {
    if (this.expected) this.#advance();
  }

  act(action: string): Promise<void> {
    if (action !== this.expected && !this.#bringForward(action)) {
      this.astray += 1;
      return Promise.reject(new NotNow());
    }
    this.#advance();
    return Promise.resolve();
  }

  command(name: string): Promise<Done> {
    if (name !== 'undo') return Promise.reject(new NotNow());
    this.back();
    return Promise.resolve({ table: this.document.table, step: this.standing.step });
  }

  preview(action: string): Promise<Preview> {
    const next = this.#momentOf(this.#lesson, this.at + 1);
    if (action !== this.expected || !this.step?.certain || !next) return Promise.resolve({ certain: false });
    return Promise.resolve({ certain: true, standing: standingOf(next), events: next.events });
  }

  explain(actions: string[]): Promise<Explained[]> {
    const explained = (action: string): Explained => {
      const { refusal, rule } = this.#moment.refused[action] ?? { refusal: null, rule: null };
      const text = refusal ? sayIfKnown(`refusal-${refusal}`) : undefined;
      return text === undefined ? { action, refusal, rule } : { action, refusal, rule, text };
    };
    return Promise.resolve(actions.map(explained));
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** Says everything in the language of the moment. */
  translate() {
    this.#tell(false);
  }

  #advance() {
    const moved = this.step?.action !== undefined;
    this.at += 1;
    this.astray = 0;
    this.#tell(moved);
    this.#goOn();
  }

  #jump(to: number) {
    this.#lesson = this.lesson;
    this.at = to;
    this.astray = 0;
    this.#tell(false);
    this.#goOn();
  }

  /** Another answer to the same note, where the order does not matter: it comes next, and the expected one later. */
  #bringForward(action: string): boolean {
    const run = runAt(this.#lesson, this.at);
    const later = run.find((place) => place > this.at && this.#lesson.steps[place]!.action === action);
    if (later === undefined) return false;
    const steps = [...this.#lesson.steps];
    const [here, there] = [steps[this.at]!, steps[later]!];
    steps[this.at] = { ...here, action: there.action };
    steps[later] = { ...there, action: here.action };
    const other = { ...this.#lesson, steps };
    if (!this.#momentOf(other, this.at + 1)) return false;
    this.#lesson = other;
    return true;
  }

  /** Where the match stands at a step: as in the script, or elsewhere if answers were given in another order. */
  #momentOf(lesson: Lesson, at: number): LessonMoment {
    const scripted = this.lesson.moments[momentAt(lesson, at)]!;
    const run = runAt(lesson, at - 1).filter((place) => place < at);
    const given = run.map((place) => lesson.steps[place]!.action!);
    const asScripted = namedBy(run.map((place) => this.lesson.steps[place]!.action!)) === namedBy(given);
    return asScripted ? scripted : this.lesson.elsewhere[namedBy(given)]!;
  }

  /** Has the other seats answer by themselves. */
  #goOn() {
    clearTimeout(this.#timer);
    this.busy = !this.over && !waitsForLearner(this.lesson, this.at);
    if (this.busy) this.#timer = setTimeout(() => this.#advance(), Math.max(400, lasting(LOOK)));
  }

  #tell(moved: boolean) {
    const last = momentAt(this.lesson, this.at);
    const by = this.lesson.steps.filter(({ action }) => action).map(({ by }) => by ?? this.lesson.seat);
    const line = ({ step, events, words }: LessonMoment, place: number): Line => ({
      step,
      at: 0,
      entry: place ? { did: 'act', seat: by[place - 1]! } : { did: 'start' },
      events,
      said: words[settings.language].said,
      fresh: moved && place === last,
    });
    const places = this.#lesson.steps.flatMap(({ action }, place) => (action ? [place + 1] : []));
    const moments = [0, ...places.slice(0, last)].map((place) => this.#momentOf(this.#lesson, place));
    this.log = moments.map(line);
  }
}

function standingOf({ step, decider, question, legal, outcome, view, words }: LessonMoment): Standing {
  const asked = words[settings.language];
  return {
    step,
    moves: step,
    decider,
    question,
    legal,
    outcome,
    view,
    words: { question: asked.question, legal: asked.legal },
  };
}

function documentOf({ game, seat, setup }: Lesson, { outcome }: LessonMoment): TableDocument {
  const seats = Array.from({ length: Number(setup.players ?? 1) }, (_, place) => ({
    seat: place + 1,
    user: place + 1 === seat ? 'learner' : null,
    name: place + 1 === seat ? say('lesson-you') : say('lesson-mate', { seat: place + 1 }),
    bot: null,
    stand_in: null,
    conceded: false,
    left_ms: null,
  }));
  return {
    table: 'lesson',
    game,
    rules: 1,
    setup,
    phase: outcome ? 'over' : 'playing',
    owner: 'learner',
    seats,
    listed: false,
    spectators: false,
    chat: false,
    may_talk: false,
    hints: false,
    archived: false,
    clock: null,
    proposal: null,
    commitment: '',
    seed: null,
    created: 0,
    started: 0,
    ended: null,
    outcome,
    next: null,
    branch_of: null,
    counted: true,
    day: null,
  };
}
