import { getContext, setContext } from 'svelte';
import { afterTheFrame, inTheNextFrame } from '$/lib/in_the_next_frame.svelte';
import { complain } from '$/lib/notices.svelte';
import { halves } from '$/lib/sentences';
import { settings } from '$/lib/settings.svelte';
import { planOf } from '$/lib/table/plan.svelte';
import { isAsked, seatOf, type Table } from '$/lib/table/table';
import type { Explained } from '$/lib/table/wire';
import { sayIfKnown } from '$/lib/words.svelte';
import { nameOf } from '$/pages/table/names';
import { faceOf } from '$/art/onirim/faces';
import { tellTowers, type Side } from '$/art/onirim/towers';
import { answerOf, spotOf, type Answer } from './answers';
import { fullName } from './names';
import type { CardId, Contents, Event, Question, QuestionName, View } from './wire';

type Face = Contents['cards'][number]['face'];

/** Questions that are laid over the table; the others are answered at it. */
const OVER_THE_TABLE = new Set<QuestionName>([
  'prophecy',
  'arrange',
  'dream-discard',
  'paradox-top',
  'paradox-bottom',
  'nightmare',
  'happy-dream',
  'premonition',
  'lose-key',
  'lose-door',
  'lose-paired-door',
  'fetch',
  'pay',
]);

const NONE: string[] = [];

/** The answer being chosen: the legal answers by their place on the table, the picked card, the reasons against the others. */
export class Choice {
  /** The thing picked and not yet played. */
  picked: string | null = $state(null);
  /** The question laid over the table was set aside, to look at the table. */
  aside = $state(false);
  /** Goals picked to change places. */
  goals: number[] = $state.raw([]);
  #reasons = $state.raw(new Map<string, Explained>());
  #asked = '';
  #hadFocus: HTMLElement | undefined;
  #coveredBefore = () => true;

  readonly #seen: () => Table;

  constructor(seen: () => Table) {
    this.#seen = seen;
  }

  readonly table = $derived.by(() => this.#seen() as Table<View, Event, Contents>);
  /** The contents of the box for the setup. */
  readonly box = $derived(this.table.contents);
  readonly #faces = $derived(new Map<string, Face>(this.box.cards.map(({ card, face }) => [card, face])));
  /** Answers confirmed together and not yet sent. */
  readonly plan = $derived.by(() => {
    const { answers, givingAll } = planOf(this.table);
    return answers.length > 0 && givingAll ? NONE : answers;
  });
  readonly view = $derived(this.table.standing!.view);
  readonly asked = $derived(isAsked(this.table));
  readonly question = $derived((this.asked ? this.table.standing!.question : null) as Question | null);
  readonly kind = $derived(this.question?.question ?? null);
  readonly answers = $derived((this.asked ? (this.table.standing!.legal ?? []) : []).map(answerOf));
  /** Whether the question lies over the table. */
  readonly over = $derived(this.kind !== null && OVER_THE_TABLE.has(this.kind));
  /** Whether a question lies over the table, and is not set aside. */
  readonly covered = $derived(this.over && !this.aside && this.plan.length === 0);
  /** Whether it comes just now: what it covers follows a frame later. */
  readonly covers = $derived(this.covered && !this.#coveredBefore());
  readonly #shown = this.behind(() => ({ view: this.view, log: this.table.log, asked: this.asked }));
  /** The player's own place, from 0; spectators look from the first. */
  readonly here = $derived((seatOf(this.table) ?? 1) - 1);
  readonly duo = $derived(this.view.hands.length > 1);
  readonly #spots = $derived.by(() => {
    const spots = new Map<string, Answer[]>();
    for (const answer of this.answers) {
      const spot = spotOf(answer, this.kind!);
      if (spot) spots.set(spot, [...(spots.get(spot) ?? []), answer]);
    }
    return spots;
  });
  readonly #words = $derived.by(() => {
    const { legal, words } = this.table.standing!;
    return new Map((legal ?? []).map((text, at) => [text, words?.legal?.[at] ?? text]));
  });
  /** Answers about nothing that lies on the table. */
  readonly plain = $derived(this.answers.filter((answer) => !spotOf(answer, this.kind!) && !answer.goals));

  /** What the board shows: behind a question that comes, still what was there before. */
  get shown() {
    return this.#shown();
  }

  /** A value of what lies behind the questions. One that comes over it is on the screen first; another observer's is never kept. */
  behind<Value>(value: () => Value): () => Value {
    let before: { table: Table; value: Value } | undefined;
    const shown = $derived.by(() => {
      const { table } = this;
      if (!this.covers || before?.table !== table) before = { table, value: value() };
      return before.value;
    });
    return () => shown;
  }

  /** The answers about the thing that lies there. */
  at(spot: string): Answer[] {
    return this.#spots.get(spot) ?? [];
  }

  words(text: string): string {
    return this.#words.get(text) ?? text;
  }

  /** The outcome of an answer, if the engine says so. */
  outcome(text: string): string | null {
    return halves(this.words(text))[1];
  }

  can(text: string): boolean {
    return this.#words.has(text);
  }

  /** The symbols on a side of a tower. */
  symbolsOf = (tower: string, side: Side) => {
    const face = this.#faces.get(tower);
    return face?.kind === 'tower' ? face[side] : [];
  };

  /** A card in words, enough to know it without seeing it. */
  cardName(card: string): string {
    return fullName(card, this.symbolsOf);
  }

  nameOf(seat: number): string {
    return nameOf(this.table.document, seat);
  }

  /** Answers. While something is on its way nothing else is sent. */
  act(text: string) {
    if (this.table.busy || !this.can(text)) return;
    const sent = this.table.act(text);
    this.letGo();
    sent.catch((problem) => {
      if (this.#hadFocus?.isConnected) this.#hadFocus.focus();
      complain(problem);
    });
  }

  /**
   * Takes the focus off the board while an answer is on its way: a browser looks at the whole page when it removes what has it. Buttons
   * that answer call this when the pointer goes down, so that nothing is left to do when it comes up.
   */
  letGo() {
    const focus = document.activeElement;
    if (!(focus instanceof HTMLElement) || focus === document.body) return;
    this.#hadFocus = focus;
    focus.blur();
  }

  /** Picks it; answers with it if it was picked already, or if no second press is asked for. */
  choose(id: string, text: string) {
    if (settings.confirm && this.picked !== id) this.picked = id;
    else this.act(text);
  }

  /** Gives several answers, as the engine asks for them. */
  carryOut(answers: string[]) {
    if (this.table.busy) return;
    this.picked = null;
    this.letGo();
    planOf(this.table).carryOutAtOnce(answers);
  }

  /** Keeps `covers` up to date for as long as the component lives. */
  follow() {
    this.#coveredBefore = inTheNextFrame(() => this.covered);
  }

  /** To be called whenever something changed. */
  goOn() {
    planOf(this.table).goOn();
  }

  /** Forgets what was picked for another question. */
  begin() {
    this.picked = null;
    this.goals = [];
    this.aside = false;
  }

  /** Asks why the cards of the hand that cannot be played cannot; once for each step. */
  explain() {
    const { standing } = this.table;
    const wanted = this.asked ? this.#notPossible() : [];
    const asked = `${this.table.document.table} ${this.table.as} ${standing!.step} ${settings.language}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (this.#reasons.size > 0) this.#reasons = new Map();
    if (wanted.length === 0) return;
    // The board comes first.
    afterTheFrame(() => {
      if (asked !== this.#asked) return;
      this.table.explain(wanted).then(
        (found) => {
          if (asked === this.#asked) this.#reasons = new Map(found.map((one) => [one.action, one]));
        },
        () => {}, // The game goes on without reasons.
      );
    });
  }

  /** Why an answer is not possible; nothing if it is, or if nobody said. */
  why(text: string): Explained | undefined {
    const reason = this.#reasons.get(text);
    return reason?.refusal ? reason : undefined;
  }

  /** The same in words. */
  reason(text: string): string | undefined {
    const why = this.why(text);
    return why && (why.text ?? sayIfKnown(`refusal-${why.refusal}`));
  }

  #notPossible(): string[] {
    const texts = new Set<string>();
    if (this.kind === 'turn') {
      for (const { card } of this.view.hands[this.here] ?? []) if (card) this.#waysToPlay(card, '', texts);
      for (const card of this.view.common ?? []) this.#waysToPlay(card, 'common ', texts);
    }
    if (!this.over) for (const { spell } of this.box.spells) texts.add(`cast ${spell}`);
    return [...texts].filter((text) => !this.can(text));
  }

  #waysToPlay(card: CardId, from: string, texts: Set<string>) {
    const ends = faceOf(card).kind === 'tower' ? [' left', ' right'] : [''];
    for (const end of ends) texts.add(`play ${from}${card}${end}`);
  }
}

const PLACE = Symbol('choice');

export function lay(table: () => Table): Choice {
  const choice = new Choice(table);
  choice.follow();
  tellTowers(choice.symbolsOf);
  return setContext(PLACE, choice);
}

export function useChoice(): Choice {
  return getContext<Choice>(PLACE);
}
