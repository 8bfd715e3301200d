/** Outlines in a box of 100: corridors from their openings, rubble from its place. */

/** Sides as bits, clockwise: north 1, east 2, south 4, west 8. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

type Corner = [x: number, y: number, radius: number];

const short = (value: number) => Math.round(value * 10) / 10;

function rounded(corners: Corner[]): string {
  const count = corners.length;
  let path = '';
  corners.forEach(([x, y, radius], at) => {
    const step = path ? 'L' : 'M';
    if (!radius) {
      path += `${step}${short(x)} ${short(y)}`;
      return;
    }
    const [px, py] = corners[(at + count - 1) % count]!;
    const [nx, ny] = corners[(at + 1) % count]!;
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const cut = Math.min(radius, before / 2, after / 2);
    const from = [x + ((px - x) / before) * cut, y + ((py - y) / before) * cut].map(short);
    const to = [x + ((nx - x) / after) * cut, y + ((ny - y) / after) * cut].map(short);
    path += `${step}${from.join(' ')}Q${short(x)} ${short(y)} ${to.join(' ')}`;
  });
  return `${path}Z`;
}

/** The floor of a corridor open to these sides. */
export function corridor(open: number, width = 36): string {
  const near = 50 - width / 2;
  const far = 50 + width / 2;
  const out = 8;
  const corners: Corner[] = [];
  const turn = (x: number, y: number, one: number, other: number) => {
    if (one && other) corners.push([x, y, 7]);
    else if (!one && !other) corners.push([x, y, 26]);
  };
  const [north, east, south, west] = [open & NORTH, open & EAST, open & SOUTH, open & WEST];
  turn(near, near, west, north);
  if (north) corners.push([near, -out, 0], [far, -out, 0]);
  turn(far, near, north, east);
  if (east) corners.push([100 + out, near, 0], [100 + out, far, 0]);
  turn(far, far, east, south);
  if (south) corners.push([far, 100 + out, 0], [near, 100 + out, 0]);
  turn(near, far, south, west);
  if (west) corners.push([-out, far, 0], [-out, near, 0]);
  return rounded(corners);
}

const floors = new Map<string, string>();

/** The same with a round room in its middle; one outline, for a browser draws one path much sooner than two shapes. */
export function floorOf(open: number, room: number): string {
  const key = `${open} ${room}`;
  let floor = floors.get(key);
  if (floor === undefined) {
    // The room goes round as the corridor does: where they lie upon each other is floor, too.
    const half = `a${room} ${room} 0 1 1`;
    floor = corridor(open) + (room ? `M${50 - room} 50${half} ${2 * room} 0${half} ${-2 * room} 0Z` : '');
    floors.set(key, floor);
  }
  return floor;
}

/** The paths of a heap: a path for all stones is drawn much sooner than a path for each. */
export interface Heap {
  stones: string;
  /** The outlines of those in the shade. */
  shaded: string;
  cracks: string;
}

function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const heaps = new Map<number, Heap>();

/** The stones on a face-down tile. They depend on where it lies and on nothing else: they must not tell what is below. */
export function rubble(place: number): Heap {
  let stones = heaps.get(place);
  if (!stones) heaps.set(place, (stones = heapAt(place)));
  return stones;
}

function heapAt(place: number): Heap {
  const chance = chances(place * 7919 + 13);
  const across = 4;
  const size = 92 / across;
  const shift = (at: number) => (at % across ? (chance() - 0.5) * size * 0.66 : 0);
  const joints: [number, number][] = [];
  for (let row = 0; row <= across; row++)
    for (let column = 0; column <= across; column++) {
      const right = shift(column);
      joints.push([4 + column * size + right, 4 + row * size + shift(row)]);
    }
  const joint = (row: number, column: number) => joints[row * (across + 1) + column]!;
  const heap: Heap = { stones: '', shaded: '', cracks: '' };
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const wide = column < across - 1 && chance() < 0.32;
      const end = column + (wide ? 2 : 1);
      const around = [joint(row, column), joint(row, end), joint(row + 1, end), joint(row + 1, column)];
      const x = around.reduce((sum, [x]) => sum + x, 0) / 4;
      const y = around.reduce((sum, [, y]) => sum + y, 0) / 4;
      const outline = rounded(
        around.map(([cx, cy]): Corner => {
          const length = Math.hypot(cx - x, cy - y);
          return [cx + ((x - cx) / length) * 2.6, cy + ((y - cy) / length) * 2.6, 5];
        }),
      );
      heap.stones += outline;
      if (chance() < 0.7) heap.shaded += outline;
      if (chance() < 0.45) heap.cracks += `M${short(x - 5)} ${short(y - 4)}l4 3l-1 3l5 3`;
      if (wide) column += 1;
    }
  return heap;
}
