/** Cards that move, from where to where: read off the events, shown by `Flights`. Nothing waits for them. */

import { afterTheFrame } from '$/lib/in_the_next_frame.svelte';
import { lasting, still } from '$/lib/settings.svelte';
import type { Line } from '$/lib/table/table';
import type { CardId, Event, Hand, Origin } from './wire';

export interface Flight {
  number: number;
  card: string;
  /** Face down on the way: it turns over half way if it ends face up. */
  turns: boolean;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  lasts: number;
}

/** A card that goes from one place of the board to another. */
export interface Move {
  card: string;
  /** Names of places, the first that was there before counts. */
  from: string[];
  /** The same for where it is now. */
  to: string[];
  turns: boolean;
  lasts: number;
  /** It joins a pile that is there already. */
  pile: boolean;
}

const CALM = 320;
const DOOR = 640;

/** The moves that events tell of, in their order; `here` is the player's own seat. */
export function movesOf(events: Event[], here: number): Move[] {
  const moves: Move[] = [];
  const hand = (seat: number, which: Hand, card: string) => {
    if (which === 'common') return [0, 1, 2, 3].map((at) => `common/${card}/${3 - at}`);
    if (seat !== here) return ['hand/partner'];
    return [0, 1, 2, 3, 4].map((at) => `own/${card}/${4 - at}`);
  };
  const source = (seat: number, from: Origin, card: CardId): string[] => {
    switch (from) {
      case 'own':
      case 'common':
        return hand(seat, from, card);
      case 'tower-row':
        return [`tower/${card}`];
      case 'discard-pile':
        return ['discard'];
      case 'table':
        return ['drawn', 'deck'];
      case 'deck':
      case 'look':
        return ['deck'];
    }
  };
  const add = (card: string, from: string[], to: string[], more: Partial<Move> = {}) =>
    moves.push({ card, from, to, turns: false, lasts: CALM, pile: false, ...more });

  for (const event of events) {
    switch (event.event) {
      case 'played': {
        const { card, seat, from } = event;
        add(card, source(seat, from, card), [`row/${seat}/last`]);
        break;
      }
      case 'tower-played': {
        const { card, seat, from } = event;
        add(card, source(seat, from, card), [`tower/${card}`]);
        break;
      }
      case 'discarded': {
        const { card, seat, from } = event;
        add(card, source(seat, from, card), ['discard'], { pile: true });
        break;
      }
      case 'to-limbo': {
        const { card, from } = event;
        add(card, source(here, from, card), ['limbo'], { pile: true });
        break;
      }
      case 'door-returned': {
        const { seat, colour } = event;
        const places = [1, 0].map((at) => `door/${seat}/${colour}/${at}`);
        add(`${colour}-door`, places, ['limbo'], { pile: true });
        break;
      }
      case 'door-laid': {
        const { seat, colour } = event;
        add(`${colour}-door`, ['deck'], [`door/${seat}/${colour}/last`], { lasts: DOOR });
        break;
      }
      case 'drew': {
        const { card, seat, into } = event;
        add(card ?? 'back', ['deck'], hand(seat, into, card ?? 'null'), { turns: card !== null });
        break;
      }
      case 'picked': {
        const { card, seat } = event;
        add(card, hand(seat, 'common', card), hand(seat, 'own', card));
        break;
      }
      case 'limbo-returned':
        for (let at = 0; at < 3; at++) add('back', ['limbo'], ['deck'], { pile: true });
        break;
    }
  }
  return moves;
}

export class Motion {
  flights: Flight[] = $state.raw([]);
  #before = new Map<string, DOMRect>();
  #shown = -1;
  #next = 1;

  /** Notes where everything lies, before it changes. */
  note(board: HTMLElement | undefined) {
    if (!board || still()) return;
    this.#before = new Map();
    for (const element of board.querySelectorAll<HTMLElement>('[data-at]'))
      this.#before.set(element.dataset.at!, element.getBoundingClientRect());
  }

  /** Shows the moves of the newest lines, once. Cards still on their way arrive at once. */
  show(board: HTMLElement | undefined, log: Line[], here: number) {
    const shown = this.#shown;
    const last = log.at(-1);
    if (!board || !last || last.step <= shown) return;
    this.#shown = last.step;
    this.flights = [];
    const begin = log.findLastIndex(({ step, fresh }) => step <= shown || !fresh) + 1;
    const events = log.slice(begin).flatMap((line) => line.events as Event[]);
    const moves = movesOf(events, here).slice(0, 14);
    const taken = new Set<Element>();
    const targetOf = (move: Move) => {
      const target = find(board, move.to, taken);
      if (target && !move.pile) taken.add(target);
      return target;
    };
    if (still()) {
      afterTheFrame(() => moves.map(targetOf).forEach((target) => target && mark(target)));
      return;
    }
    let delay = 0;
    for (const move of moves) {
      const target = targetOf(move);
      if (!target) continue;
      const from = move.from.map((name) => this.#before.get(name)).find((rect) => rect && rect.width > 0);
      const to = target.getBoundingClientRect();
      if (!from || to.width === 0) continue;
      const { card, turns } = move;
      const lasts = lasting(move.lasts);
      this.flights = [
        ...this.flights,
        { number: this.#next++, card, turns, from, to: sized(to), delay, lasts },
      ];
      if (!move.pile) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts });
      delay += lasting(move.pile ? 60 : 110);
    }
    if (events.some(({ event }) => event === 'shuffled' || event === 'limbo-returned')) shuffle(board, delay);
  }

  landed(flight: Flight) {
    this.flights = this.flights.filter((other) => other !== flight);
  }
}

/** The element of the first of these names that is there and was not taken yet; `…/last` is the last of its kind. */
function find(board: HTMLElement, names: string[], taken: Set<Element>): HTMLElement | null {
  for (const name of names) {
    const last = name.endsWith('/last');
    const found = last
      ? [
          ...board.querySelectorAll<HTMLElement>(`[data-at^="${name.slice(0, -4)}"]:has(> .card:not(.flat))`),
        ].at(-1)
      : board.querySelector<HTMLElement>(`[data-at="${name}"]`);
    if (found && !taken.has(found)) return found;
  }
  return null;
}

/** A card's place inside something wider or higher, such as a pile with its caption or a hand of backs. */
function sized(rect: DOMRect): DOMRect {
  const width = Math.min(rect.width, (rect.height * 160) / 232);
  return new DOMRect(rect.left, rect.top, width, (width * 232) / 160);
}

function mark(element: Element) {
  const outline = '3px solid var(--accent)';
  element.animate(
    [
      { outline, outlineOffset: '3px' },
      { outline, outlineOffset: '3px' },
    ],
    { duration: 600 },
  );
}

function shuffle(board: HTMLElement, delay: number) {
  const deck = board.querySelector('[data-at="deck"]');
  const turns = [{ rotate: '0deg' }, { rotate: '-4deg' }, { rotate: '3deg' }, { rotate: '0deg' }];
  deck?.animate(turns, { duration: 180, delay, iterations: 2 });
}
