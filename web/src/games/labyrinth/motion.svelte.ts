/** The picture on the table right now: the view, or on the way there, the events one after another. */

import { untrack } from 'svelte';
import type { Line, Table } from '$/lib/table/table';
import { lasting } from '$/lib/settings.svelte';
import { colourOf, STARTS } from './map';
import { after, sceneOf, type Scene } from './scene';
import type { Arrow, Cell, Event, TileView, View } from './wire';

export type Motion =
  | { kind: 'slide'; arrow: Arrow; entering: TileView; from: number }
  | { kind: 'flip'; cell: Cell; half: 'away' | 'back' }
  | { kind: 'spin'; cell: Cell; degrees: number }
  | { kind: 'swap'; one: Cell; other: Cell }
  | { kind: 'walk'; seat: number; cells: Cell[] }
  | { kind: 'jump'; seat: number; to: Cell }
  | { kind: 'find'; cell: Cell; treasure: string }
  | { kind: 'page' };

export const STEP_MS = 110;
const LONGEST_WALK_MS = 1200;
const CALM_MS = 320;
/** How far a line moves before it is pushed, in tiles. */
export const ASIDE = 0.36;

interface Shown {
  motion: Motion;
  ms: number;
}

/** How long a walk lasts. */
export function walking(cells: Cell[]): number {
  return Math.min(LONGEST_WALK_MS, STEP_MS * (cells.length - 1));
}

export class Playback {
  view: View = $state.raw()!;
  scene: Scene = $state.raw()!;
  motion: Motion | null = $state.raw(null);
  /** How long the motion lasts. */
  ms = $state(0);
  /** Whether events are still being shown: the view is not reached yet. */
  playing = $state(false);

  /** The sentence about what is being shown. */
  caption: string | null = $state(null);
  /** The last step that was shown: figures and log do not run ahead of the board. */
  reached = $state(-1);

  /** The arrow or cell of the last preview: its line has begun to move, or its tile is turned. */
  headStart: string | null = null;

  #table: () => Table<View, Event>;
  #waiting: { lines: Line<Event>[]; view: View }[] = [];
  #last = -1;
  #hurry: (() => void) | null = null;
  #skipping = false;

  constructor(table: () => Table<View, Event>) {
    this.#table = table;
    this.#jump();
  }

  /** Follows the table for as long as the component lives, and before it is drawn: it is drawn once. */
  follow() {
    $effect.pre(() => {
      const { standing, log } = this.#table();
      untrack(() => standing && this.#take(standing.view, log));
    });
  }

  /** Shows the end at once. */
  skip() {
    if (!this.playing) return;
    this.#skipping = true;
    this.#hurry?.();
  }

  #jump() {
    this.view = this.#table().standing!.view;
    this.scene = sceneOf(this.view);
    this.motion = null;
    this.#last = this.#table().log.at(-1)?.step ?? -1;
    this.reached = this.#last;
    this.caption = null;
  }

  /** Whether it is this table that is shown. */
  shows(table: Table): boolean {
    return this.#table() === table;
  }

  #take(view: View, log: Line<Event>[]) {
    const news = log.filter(({ step }) => step > this.#last);
    if (news.length === 0) {
      // The same for other eyes, or in another language.
      const last = this.#waiting.at(-1);
      if (last) last.view = view;
      else if (!this.playing) this.#jump();
      return;
    }
    this.#last = news.at(-1)!.step;
    const moving = news.every(({ fresh, entry }) => fresh && entry.did !== 'undo');
    if (moving && lasting(1) > 0) {
      this.#waiting.push({ lines: news, view });
      if (!this.playing) void this.#play();
    } else if (this.playing) this.skip();
    else this.#jump();
  }

  async #play() {
    this.playing = true;
    this.#skipping = false;
    while (this.#waiting.length > 0 && !this.#skipping) {
      const { lines, view } = this.#waiting.shift()!;
      for (const line of lines) {
        this.reached = line.step;
        for (const [at, event] of line.events.entries()) {
          if (this.#skipping) break;
          this.caption = line.said?.find(({ events }) => events.includes(at))?.text ?? this.caption;
          await this.#act(event);
        }
      }
      this.view = view;
      this.scene = sceneOf(view);
    }
    this.#waiting = [];
    this.#jump();
    this.playing = false;
  }

  async #act(event: Event) {
    for (const { motion, ms } of this.#motions(event)) {
      if (this.#skipping) return;
      if (motion.kind === 'flip' && motion.half === 'back') this.scene = after(this.scene, event);
      this.ms = lasting(this.#waiting.length > 2 ? ms * 0.6 : ms);
      this.motion = motion;
      await this.#wait(this.ms);
    }
    this.motion = null;
    if (event.event !== 'turned-down' && event.event !== 'turned-up') this.scene = after(this.scene, event);
    else if (this.#skipping) this.scene = after(this.scene, event);
    if (event.event === 'turn-began') this.view = { ...this.view, turn: event.turn, active: event.seat };
  }

  /** The motions of an event, one after another. */
  #motions(event: Event): Shown[] {
    switch (event.event) {
      case 'page-turned':
        this.view = { ...this.view, page: event.page, turns_left: this.view.turns_left - 1 };
        return [{ motion: { kind: 'page' }, ms: 700 }];
      case 'pushed-down':
        return [
          { motion: { kind: 'slide', arrow: event.arrow, entering: { down: true }, from: 0 }, ms: 480 },
        ];
      case 'pushed': {
        const entering = { open: event.openings, thing: this.scene.spare.thing };
        const from = this.#wasShown(event.arrow) ? ASIDE : 0;
        return [{ motion: { kind: 'slide', arrow: event.arrow, entering, from }, ms: 480 }];
      }
      case 'turned-down':
      case 'turned-up':
        return [
          { motion: { kind: 'flip', cell: event.cell, half: 'away' }, ms: CALM_MS / 2 },
          { motion: { kind: 'flip', cell: event.cell, half: 'back' }, ms: CALM_MS / 2 },
        ];
      case 'rotated':
        if (this.#wasShown(event.cell)) return [];
        return [{ motion: { kind: 'spin', cell: event.cell, degrees: Number(event.turn) }, ms: CALM_MS }];
      case 'permuted':
        return [{ motion: { kind: 'swap', one: event.one, other: event.other }, ms: CALM_MS }];
      case 'moved': {
        const cells = this.view.ways?.[event.to]?.cells ?? [event.from, event.to];
        if (cells.length < 2) return [];
        return [{ motion: { kind: 'walk', seat: event.seat, cells }, ms: walking(cells) }];
      }
      case 'sent-home':
        return [this.#jumping(event.seat, STARTS[colourOf(this.view, event.seat)])];
      case 'called':
        return [this.#jumping(event.seat, STARTS[event.at])];
      case 'carried-over':
        return [this.#jumping(event.seat, event.to)];
      case 'found': {
        const cell = this.scene.pawns[event.seat - 1]!;
        return [{ motion: { kind: 'find', cell, treasure: event.treasure }, ms: 640 }];
      }
      default:
        return [];
    }
  }

  #wasShown(where: string): boolean {
    const was = this.headStart === where;
    this.headStart = null;
    return was;
  }

  #jumping(seat: number, to: Cell): Shown {
    return { motion: { kind: 'jump', seat, to }, ms: CALM_MS + 80 };
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => finish(), ms);
      const finish = () => {
        clearTimeout(timer);
        this.#hurry = null;
        done();
      };
      this.#hurry = finish;
    });
  }
}

/** The playback of the board that is seen now, for what stands outside of it. */
export const seen: { playback: Playback | null } = $state({ playback: null });
