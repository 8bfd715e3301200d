/** Where a note is laid so that it covers nothing of what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the note that faces what it points at. */
  side: 'top' | 'bottom' | 'left' | 'right' | 'none';
  /** Where along that side the target's middle is. */
  tail?: number;
}

const GAP = 18;
const EDGE = 10;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Beside the target, where there is room for it; else at the end of the screen that is farther from it. What one has to look
 * at as a whole is not covered: a note about a part of it, or about nothing, keeps to the bottom of the screen.
 */
export function placed(
  target: Box | null,
  note: { width: number; height: number },
  screen: Box,
  whole: Box | null = null,
): Placed {
  const right = screen.left + screen.width;
  const bottom = screen.top + screen.height;
  const middle = screen.left + (screen.width - note.width) / 2;
  const below = bottom - note.height - EDGE;
  if (whole && (!target || overlap(target, whole))) return { left: middle, top: below, side: 'none' };
  if (!target) return { left: middle, top: screen.top + (screen.height - note.height) * 0.4, side: 'none' };
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const left = clamp(x - note.width / 2, screen.left + EDGE, right - note.width - EDGE);
  const top = clamp(y - note.height / 2, screen.top + EDGE, below);
  const tail = clamp(x - left, 24, note.width - 24);
  const over = target.top - GAP - note.height;
  const under = target.top + target.height + GAP;
  const before = target.left - GAP - note.width;
  const after = target.left + target.width + GAP;
  if (over >= screen.top + EDGE) return { left, top: over, side: 'bottom', tail };
  if (under <= below) return { left, top: under, side: 'top', tail };
  if (after <= right - note.width - EDGE) return { left: after, top, side: 'left' };
  if (before >= screen.left + EDGE) return { left: before, top, side: 'right' };
  const far = y < screen.top + screen.height / 2 ? below : screen.top + EDGE;
  return { left: middle, top: far, side: 'none' };
}

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/**
 * The same place if nothing of what is needed lies under it; else the nearest one at the height of an edge of the screen or of
 * something needed. Where there is no free place, the one that hides least.
 */
export function clearOf(
  place: Placed,
  note: { width: number; height: number },
  needed: Box[],
  screen: Box,
): Placed {
  const hidden = (top: number) =>
    needed.reduce((sum, box) => sum + shared({ left: place.left, top, ...note }, box), 0);
  if (hidden(place.top) === 0) return place;
  const least = screen.top + EDGE;
  const most = screen.top + screen.height - note.height - EDGE;
  const tops = [
    least,
    most,
    ...needed.flatMap((box) => [box.top - GAP - note.height, box.top + box.height + GAP]),
  ];
  const [best] = tops
    .filter((top) => top >= least && top <= most)
    .toSorted(
      (one, other) => hidden(one) - hidden(other) || Math.abs(one - place.top) - Math.abs(other - place.top),
    );
  return { left: place.left, top: best ?? least, side: 'none' };
}

/** A line from the edge of one box to the edge of another, along the shortest way. */
export function between(from: Box, to: Box): [number, number, number, number] {
  const nearest = (start: number, length: number, otherStart: number, otherLength: number) => {
    const end = start + length;
    const otherEnd = otherStart + otherLength;
    if (end < otherStart) return [end, otherStart];
    if (otherEnd < start) return [start, otherEnd];
    const middle = (Math.max(start, otherStart) + Math.min(end, otherEnd)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = nearest(from.left, from.width, to.left, to.width);
  const [y1, y2] = nearest(from.top, from.height, to.top, to.height);
  return [x1!, y1!, x2!, y2!];
}
