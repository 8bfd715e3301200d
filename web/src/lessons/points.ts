/** Where on a board the things are that a note speaks of. */

/** A board as its lesson points at it: selectors, of which the first that is to be seen counts. */
export interface Points {
  /** The things a note can be about, by their names in the lesson. */
  things: Record<string, string[]>;
  /** The subject of an answer: the card, the cell, the arrow, the button. */
  ofAction: (verb: string, first: string) => string[];
  /** What any answer may need: the question, the hand, the buttons. No note lies over them. */
  controls: string[];
  /** Where a wide board has room for notes; elsewhere they lie beside what they speak of. */
  room: string;
  /** The whole board, if a note about a part of it would hide what the part means. */
  whole?: string;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The element a note points at; none where the board does not show it. */
export function pointedAt(
  points: Points,
  point: string | undefined,
  action: string | undefined,
): Element | null {
  if (!point) return null;
  const [verb = '', first = ''] = (action ?? '').split(' ');
  const places = point === 'action' ? points.ofAction(verb, first) : (points.things[point] ?? []);
  // A question laid over the board hides the rest of it.
  const over = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (const place of places) {
    const found = [...(over ?? document).querySelectorAll(place)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** Everything of these that is to be seen now; of a question laid over the board nothing else is. */
export function controlsOf({ controls }: Points): DOMRect[] {
  const over = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = over ? [over.querySelector('.content'), over.querySelector('footer')] : [];
  const all = over ? found : controls.flatMap((one) => [...document.querySelectorAll(one)]);
  return all.filter((one) => one !== null && isSeen(one)).map((one) => one!.getBoundingClientRect());
}

/** The place that is free for notes, if there is one. */
export function freeRoom({ room }: Points): DOMRect | null {
  const found = innerWidth >= 1100 ? document.querySelector(room)?.getBoundingClientRect() : null;
  return found && found.width > 0 ? found : null;
}

/** Where the board is that no note may hide. */
export function wholeBoard({ whole }: Points): DOMRect | null {
  return whole ? (document.querySelector(whole)?.getBoundingClientRect() ?? null) : null;
}
