/** The answer being chosen: the legal answers, the chosen parts, the reasons against the others. */

import { inTheNextFrame } from '../../lib/in_the_next_frame.svelte';
import { complain } from '../../lib/notices.svelte';
import { say } from '../../lib/words.svelte';
import { settings } from '../../lib/settings.svelte';
import { isAsked, seatOf, type Line, type Table } from '../../lib/table/table';
import type { Explained } from '../../lib/table/wire';
import { answerOf, deedOf, nextPayment, type Answer, type Deed, type Verb } from './answers';
import { callName } from './names';
import type { CardId, Event, Place, QuestionName, View } from './wire';
import { toldBy } from './told';

/** The verb for a card, a place or a player, by the question that asks for one. */
const ASKS: Partial<Record<QuestionName, Verb>> = {
  offer: 'offer',
  answer: 'give',
  pay: 'pay',
  target: 'target',
  react: 'react',
  which: 'cancel',
  defend: 'react',
  lose: 'discard',
  discard: 'discard',
  under: 'under',
  arrange: 'place',
  where: 'to',
  look: 'look',
  give: 'give',
};

export class Choice {
  readonly #table: () => Table<View, Event>;
  readonly #pointed: () => Line<Event> | null;

  /** Which of the turn's actions is being made ready. */
  deed: Deed | null = $state(null);
  /** The answer that a second press sends. */
  ready: Answer | null = $state.raw(null);
  /** A card of the hand that is looked at in the turn. */
  picked: CardId | null = $state(null);
  /** A place of the map that is looked at. */
  place: Place | 'kernault' | null = $state(null);
  /** Why something just tried is not possible. */
  refused: Explained | null = $state.raw(null);

  /** Cards that pay the rest of the way home, each when it is asked for. */
  paying: CardId[] = $state.raw([]);

  constructor(table: () => Table, pointed: () => Line | null) {
    this.#table = table as () => Table<View, Event>;
    this.#pointed = pointed as () => Line<Event> | null;
  }

  readonly table = $derived.by(() => this.#table());
  readonly view = $derived.by(() => this.table.standing?.view ?? null);
  readonly seat = $derived.by(() => seatOf(this.table));
  readonly asked = $derived.by(() => isAsked(this.table));
  readonly question: QuestionName | null = $derived.by(() =>
    this.asked ? (this.view?.question?.question ?? null) : null,
  );
  readonly words = $derived.by(() => this.table.standing?.words ?? null);
  readonly answers: Answer[] = $derived.by(() => {
    const legal = this.asked ? (this.table.standing?.legal ?? []) : [];
    return legal.map((text, at) => answerOf(text, this.words?.legal?.[at] ?? text));
  });
  readonly told = $derived.by(() => toldBy(this.#pointed(), this.view));
  /** The answers that the question or the chosen action leaves. */
  readonly open: Answer[] = $derived.by(() =>
    this.deed ? this.answers.filter((one) => deedOf(one) === this.deed) : this.answers,
  );
  readonly mine = $derived.by(() =>
    this.seat === null ? [] : (this.view?.hands[this.seat - 1] ?? []).flatMap(({ card }) => card ?? []),
  );

  /** The player's own world; for spectators, the world of the active player. */
  readonly here = $derived.by(
    () =>
      this.view?.worlds.find(({ place }) => place === this.view?.pawns[(this.seat ?? this.view.active) - 1])
        ?.world ?? null,
  );

  call = (seat: number) => callName(this.table.document, seat, this.seat);

  answersFor(deed: Deed): Answer[] {
    return this.answers.filter((one) => deedOf(one) === deed);
  }

  /** The view that is spoken of: screen readers need not keep step with the board. */
  spoken: () => View | null = () => this.view;
  /** Keeps that up to date for as long as the component lives. */
  follow() {
    this.spoken = inTheNextFrame(() => this.view);
  }

  /** Everything is as before a choice: another question, or the player thought better of it. */
  clear = () => {
    this.deed = null;
    this.ready = null;
    this.picked = null;
    this.refused = null;
  };

  /** Gets an answer ready; the second time it is sent. */
  choose(one: Answer) {
    if (settings.confirm && this.ready?.text !== one.text) {
      this.refused = null;
      this.ready = one;
    } else this.send(one);
  }

  send(one: Answer) {
    if (this.table.busy) return;
    this.table.act(one.text).catch(complain);
  }

  /** The cards that would pay the rest of the way home; none while something else is paid. */
  readonly fare: CardId[] = $derived.by(() => {
    if (this.question !== 'pay' || this.view?.play?.what !== 'home') return [];
    const cards = this.view.way_home?.keys.flatMap(({ card }) => card ?? []) ?? [];
    return nextPayment(this.answers, cards) ? cards : [];
  });

  payAll() {
    this.paying = this.fare;
  }

  /** Pays on, as far as planned; to be called whenever something changed. */
  goOn() {
    if (this.paying.length === 0 || this.table.busy) return;
    const next = this.question === 'pay' ? nextPayment(this.answers, this.paying) : undefined;
    this.paying = next ? this.paying.filter((card) => card !== next.card) : [];
    if (next) this.send(next);
  }

  /** One of the eight actions was pressed. */
  press(deed: Deed) {
    const found = this.answersFor(deed);
    this.picked = null;
    if (found.length === 0) {
      this.clear();
      void this.explain(this.#attempts(deed));
    } else if (deed === 'draw' || deed === 'reveal' || deed === 'home' || deed === 'pass') {
      this.deed = deed;
      this.choose(found[0]!);
    } else {
      const again = this.deed === deed && !this.ready;
      this.clear();
      this.deed = again ? null : deed;
    }
  }

  pressCard(card: CardId) {
    const found = this.open.filter((one) => one.card === card);
    if (this.question === 'turn' && !this.deed) {
      const again = this.picked === card;
      this.clear();
      this.picked = again ? null : card;
    } else if (found.length > 0) this.choose(found[0]!);
    else {
      const verb = this.deed ?? (this.question && ASKS[this.question]);
      if (verb) void this.explain([`${verb} ${card}`]);
    }
  }

  pressPlace(place: Place) {
    const found = this.open.filter((one) => one.place === place);
    if (found.length > 0) this.choose(found[0]!);
    else this.place = place;
  }

  pressSeat(seat: number) {
    const found = this.open.filter((one) => one.seat === seat);
    if (found.length > 0) this.choose(found[0]!);
    else if (this.question === 'turn') void this.explain([`trade ${seat}`]);
    else if (this.question === 'target') void this.explain([`target ${seat}`]);
  }

  /** Says why something is not possible. */
  async explain(attempts: string[]) {
    if (!this.asked) return;
    if (attempts.length === 0) {
      this.refused = { action: '', refusal: 'no-cards', rule: null, text: say('mondes-web-empty-hand') };
      return;
    }
    try {
      const found = await this.table.explain(attempts);
      this.ready = null;
      this.refused = found.find(({ refusal }) => refusal !== null) ?? null;
    } catch (problem) {
      complain(problem);
    }
  }

  #attempts(deed: Deed): string[] {
    const { view } = this;
    if (!view) return [];
    if (deed === 'move') return view.worlds.map(({ place }) => `move ${place}`);
    if (deed === 'trade')
      return view.hands
        .map((_, at) => at + 1)
        .filter((seat) => seat !== this.seat)
        .map((seat) => `trade ${seat}`);
    if (deed === 'play' || deed === 'discard') return this.mine.map((card) => `${deed} ${card}`);
    return [deed];
  }
}
