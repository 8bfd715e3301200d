/** Cards that travel between piles, hands and players, from what happened. */

import type { CardId, Event, WorldId } from './wire';

export type Spot = { pile: WorldId } | { seat: number } | { card: CardId };

export interface Flight {
  from: Spot;
  to: Spot;
  /** Null travels face down. */
  card: CardId | null;
}

/** The flights a happening is shown by. */
export function flights(events: Event[], mine: number | null): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case 'drew':
      case 'recovered': {
        const to = event.seat === mine && event.card ? { card: event.card } : { seat: event.seat };
        return [{ from: { pile: event.world }, to, card: event.card }];
      }
      case 'went-under':
        return [{ from: { seat: event.seat }, to: { pile: event.world }, card: event.card }];
      case 'passed': {
        const to = event.to === mine && event.card ? { card: event.card } : { seat: event.to };
        return [{ from: { seat: event.from }, to, card: event.card }];
      }
      default:
        return [];
    }
  });
}

function find(root: HTMLElement, spot: Spot, mine: number | null): HTMLElement | null {
  const visible = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0) ?? null;
  if ('card' in spot) return visible(`[data-card="${spot.card}"]`);
  if ('pile' in spot) return visible(`[data-pile="${spot.pile}"]`);
  return spot.seat === mine ? visible('[data-hand]') : visible(`[data-seat="${spot.seat}"]`);
}

/** Shows the flights, one shortly after the other; `ghost` makes what is seen flying. */
export function fly(
  root: HTMLElement,
  list: Flight[],
  mine: number | null,
  lasts: number,
  ghost: (card: CardId | null) => HTMLElement,
) {
  if (lasts <= 0) return;
  list.slice(0, 8).forEach(({ from, to, card }, at) => {
    const [start, end] = [find(root, from, mine), find(root, to, mine)];
    if (!start || !end) return;
    const middle = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [[x1, y1], [x2, y2]] = [middle(start), middle(end)];
    const seen = ghost(card);
    root.append(seen);
    const timing = {
      duration: lasts * 1.6,
      delay: at * 90,
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'both',
    } as const;
    const lift = Math.min(40, Math.hypot(x2 - x1, y2 - y1) * 0.12);
    const half = `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) rotate(3deg)`;
    const flight = seen.animate(
      [
        { transform: `translate(${x1}px, ${y1}px)`, opacity: 0.3 },
        { transform: half, opacity: 1 },
        { transform: `translate(${x2}px, ${y2}px)`, opacity: 0.9 },
      ],
      timing,
    );
    if ('card' in to)
      end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay });
    flight.finished.finally(() => seen.remove()).catch(() => undefined);
  });
}
