/**
 * The answer being chosen: first it is aimed at and shown, then done. It offers only the table's legal answers, and
 * asks the table for outcomes and for the reasons against other answers.
 */

import { afterTheFrame } from '$/lib/in_the_next_frame.svelte';
import { complain } from '$/lib/notices.svelte';
import { settings } from '$/lib/settings.svelte';
import { isAsked, type Table } from '$/lib/table/table';
import type { Explained, Preview } from '$/lib/table/wire';
import { answersOf, permuting } from './answers';
import { ARROWS, lying, openingsOf } from './map';
import { shapeOf } from './scene';
import type { Playback } from './motion.svelte';
import type { Arrow, Cell, Event, Openings, Spell, View } from './wire';

export type Target = { kind: 'cell'; cell: Cell } | { kind: 'arrow'; arrow: Arrow };
export type By = 'mouse' | 'touch' | 'key';

export function same(one: Target | null, other: Target | null): boolean {
  if (!one || !other) return one === other;
  return one.kind === 'cell'
    ? other.kind === 'cell' && one.cell === other.cell
    : other.kind === 'arrow' && one.arrow === other.arrow;
}

export class Choice {
  /** How far the spare is turned, in quarters. */
  quarters = $state(0);
  /** How far a tile turned up is turned before it is laid back. */
  laying = $state(0);
  /** How far the aimed tile is to be turned. */
  degrees = $state(90);
  /** The spell whose targets are being chosen. */
  tool: Spell | null = $state(null);
  target: Target | null = $state.raw(null);
  /** Aimed on purpose, not just pointed at. */
  pinned = $state(false);
  /** The first of two tiles to change places. */
  first: Cell | null = $state(null);
  /** The spell that the player is about to take, before the game. */
  picked: Spell | null = $state(null);
  /** Whether the end of the turn was asked for once. */
  ending = $state(false);
  /** Why the last try is not possible. */
  refused: string | null = $state(null);

  #look: () => Table<View, Event>;
  #playback: Playback;
  #explained: Record<string, Explained> = $state.raw({});
  #foreseen: { action: string; step: number; preview: Preview<View, Event> } | null = $state.raw(null);

  constructor(table: () => Table<View, Event>, playback: Playback) {
    this.#look = table;
    this.#playback = playback;
  }

  get #table(): Table<View, Event> {
    return this.#look();
  }

  readonly asked = $derived.by(() => isAsked(this.#table) && !this.#playback.playing);
  readonly legal: string[] = $derived.by(() => (this.asked ? (this.#table.standing?.legal ?? []) : []));
  readonly answers = $derived.by(() => answersOf(this.legal));
  readonly question = $derived.by(() =>
    this.asked ? (this.#playback.view.question?.question ?? null) : null,
  );
  readonly me = $derived.by(() => this.#playback.view.active);
  readonly here: Cell = $derived.by(() => this.#playback.view.pawns[this.me - 1]!);

  /** How the spare would lie. */
  readonly spareOpen: Openings = $derived.by(() => {
    const shape = shapeOf(this.#playback.scene.spare);
    return openingsOf(lying(shape, this.quarters));
  });

  /** How the tile turned up would lie; null if there is none. */
  readonly layOpen: Openings | null = $derived.by(() => {
    const open = this.answers.orients[0];
    return open ? openingsOf(lying(shapeOf({ open }), this.laying)) : null;
  });

  /** The answer that would be sent, legal or not. */
  readonly action: string | null = $derived.by(() => {
    const { target } = this;
    if (this.question === 'orient') return this.layOpen && `orient ${this.layOpen}`;
    if (this.question === 'spell') return this.picked && `choose ${this.picked}`;
    if (this.question === 'turn-up')
      return target?.kind === 'cell' && target.cell === this.here ? 'turn-up' : null;
    if (this.question !== 'turn' || !target) return null;
    if (target.kind === 'arrow') return `push ${target.arrow} ${this.spareOpen}`;
    if (this.tool === 'rotation') return `rotate ${target.cell} ${this.degrees}`;
    if (this.tool === 'permutation')
      return this.first && this.first !== target.cell ? permuting(this.first, target.cell) : null;
    return `move ${target.cell}`;
  });

  /** The answer that would be sent, if it is legal. */
  readonly proposal: string | null = $derived.by(() =>
    this.action && this.legal.includes(this.action) ? this.action : null,
  );

  /** Its outcome, where the table can tell. */
  readonly foreseen: Preview<View, Event> | null = $derived.by(() => {
    const seen = this.#foreseen;
    return seen && seen.action === this.proposal && seen.step === this.#table.standing?.step
      ? seen.preview
      : null;
  });

  /** The view after it. */
  readonly next: View | null = $derived.by(() =>
    this.foreseen?.certain ? this.foreseen.standing.view : null,
  );

  /** An answer in words. */
  wordsOf(action: string): string {
    const at = this.#table.standing?.legal?.indexOf(action) ?? -1;
    return this.#table.standing?.words?.legal?.[at] ?? action;
  }

  /** Why a push at this arrow is not possible in any way; null if it is, or is not known. */
  blockedAt(arrow: Arrow): Explained | null {
    if (this.question !== 'turn' || this.answers.pushes.has(arrow)) return null;
    return this.#explained[`${this.#table.standing?.step} push ${arrow}`] ?? null;
  }

  /** Keeps what is foreseen and explained up to date for as long as the component lives. */
  follow() {
    // Before anything is drawn, so that it is drawn once.
    $effect.pre(() => {
      void this.#table.standing?.step;
      void this.#table.as;
      this.#reset();
    });
    $effect(() => {
      const { proposal } = this;
      const step = this.#table.standing?.step;
      if (!proposal || step === undefined || !/^(push|rotate|permute|orient)/.test(proposal)) return;
      const timer = setTimeout(() => {
        this.#table.preview(proposal).then(
          (preview) => (this.#foreseen = { action: proposal, step, preview: preview }),
          () => {},
        );
      }, 40);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.question !== 'turn' || this.answers.pushes.size === 0) return;
      const step = this.#table.standing!.step;
      const shut = ARROWS.filter((arrow) => !this.answers.pushes.has(arrow));
      if (shut.length === 0) return;
      const open = this.spareOpen;
      // The board comes first.
      return afterTheFrame(() => {
        this.#table.explain(shut.map((arrow) => `push ${arrow} ${open}`)).then(
          (all) => {
            const found = Object.fromEntries(
              shut.map((arrow, at) => [`${step} push ${arrow}`, all[at]!] as const).filter(([, why]) => why),
            );
            this.#explained = { ...this.#explained, ...found };
          },
          () => {},
        );
      });
    });
  }

  #reset() {
    this.target = null;
    this.pinned = false;
    this.first = null;
    this.tool = null;
    this.picked = null;
    this.ending = false;
    this.refused = null;
    this.degrees = 90;
    this.laying = 0;
  }

  /** Points at something without choosing it. */
  point(target: Target | null) {
    if (this.pinned || this.#table.busy || !this.asked || same(target, this.target)) return;
    this.target = target;
    this.refused = null;
    this.#fitDegrees();
  }

  /** The cursor of the keyboard is there. */
  reach(target: Target) {
    this.pinned = false;
    this.point(target);
  }

  /** Chooses something; does it if it was chosen already. */
  press(target: Target, by: By) {
    if (!this.asked || this.#table.busy) return;
    this.ending = false;
    if (this.question === 'orient') {
      if (by === 'key') void this.commit();
      else if (target.kind === 'cell' && target.cell === this.here) this.turn(1);
      return;
    }
    if (this.tool === 'permutation' && target.kind === 'cell' && this.#pairs(target.cell)) return;
    const aimed = same(target, this.target);
    const known = aimed && (this.pinned || (by !== 'touch' && this.#isDoneAtOnce(target)));
    if (known && this.proposal) return void this.commit();
    if (!aimed) {
      this.target = target;
      this.degrees = 90;
      this.#fitDegrees();
    }
    this.pinned = true;
    this.refused = null;
    if (!this.proposal) void this.#explain();
  }

  /** A walk takes one click, as its way is drawn before; a change of the maze takes two. */
  #isDoneAtOnce(target: Target): boolean {
    if (!settings.confirm) return true;
    return target.kind === 'cell' && this.tool !== 'rotation' && this.tool !== 'permutation';
  }

  /** Whether a press was about the first of two tiles. */
  #pairs(cell: Cell): boolean {
    if (this.first && this.first !== cell && this.answers.pairs.get(this.first)?.includes(cell)) return false;
    this.pinned = false;
    this.refused = null;
    this.target = { kind: 'cell', cell };
    this.first = this.first === cell || !this.answers.pairs.has(cell) ? null : cell;
    return true;
  }

  #fitDegrees() {
    if (this.tool !== 'rotation' || this.target?.kind !== 'cell') return;
    const turns = this.answers.turns.get(this.target.cell);
    if (turns && !turns.includes(this.degrees)) this.degrees = turns[0]!;
  }

  async #explain() {
    const { action } = this;
    if (!action) return;
    try {
      const [why] = await this.#table.explain([action]);
      if (this.action === action && why?.refusal) this.refused = why.text ?? why.refusal;
    } catch {
      // The table cannot say why: nothing is shown.
    }
  }

  /** Turns what is in hand: the tile to lay, the tile aimed at, or the spare. */
  turn(by: 1 | -1) {
    if (!this.asked) return;
    this.refused = null;
    if (this.question === 'orient') this.laying += by;
    else if (this.tool === 'rotation') {
      const turns = (this.target?.kind === 'cell' && this.answers.turns.get(this.target.cell)) || [];
      if (turns.length === 0) return;
      const at = turns.indexOf(this.degrees);
      this.degrees = turns[(at + by + turns.length) % turns.length]!;
      this.pinned = true;
    } else {
      this.quarters += by;
      if (this.target?.kind === 'arrow' && !this.proposal) void this.#explain();
    }
  }

  /** Takes up a spell, or puts it down again. */
  take(spell: Spell) {
    if (!this.asked || this.question !== 'turn') return;
    this.tool = this.tool === spell ? null : spell;
    this.target = null;
    this.first = null;
    this.pinned = false;
    this.refused = null;
    this.degrees = 90;
  }

  cancel() {
    this.refused = null;
    this.ending = false;
    if (this.pinned) {
      this.pinned = false;
      this.target = null;
    } else if (this.first) this.first = null;
    else if (this.tool) this.tool = null;
    else this.target = null;
  }

  async commit(action = this.proposal) {
    if (!action || this.#table.busy) return;
    this.#playback.headStart = /^(push|rotate) /.test(action) ? action.split(' ')[1]! : null;
    try {
      await this.#table.act(action);
    } catch (problem) {
      complain(problem);
    }
  }

  /** Ends the turn; with a move left it is asked for twice. */
  end() {
    if (!this.answers.end) return;
    if (settings.confirm && this.#playback.view.moves > 0 && !this.ending) {
      this.ending = true;
      return;
    }
    void this.commit('end');
  }
}
