/** The line a walk is drawn as, a cell being one unit. It goes round rooms, never over what is drawn in them. */

import { columnOf, rowOf } from './map';
import type { Cell, Way } from './wire';

type Point = [x: number, y: number];
const ROUND = 0.3;

const centre = (cell: Cell): Point => [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
const written = (point: Point) => point.map((value) => Number(value.toFixed(3))).join(' ');
const towards = ([x, y]: Point, [tx, ty]: Point): Point => {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * ROUND, y + ((ty - y) / length) * ROUND];
};

/** Cut where the pawn jumps: by teleport, or round the outside. */
export function legs(way: Way): Cell[][] {
  const { cells, cast_at: cast } = way;
  if (cast == null || adjacent(cells[cast - 1], cells[cast])) return [cells];
  return [cells.slice(0, cast), cells.slice(cast)];
}

function adjacent(one: Cell | undefined, other: Cell | undefined): boolean {
  if (!one || !other) return true;
  return Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1;
}

export function route(cells: Cell[], isRoom: (cell: Cell) => boolean): string {
  if (cells.length < 2) return '';
  const points = cells.map(centre);
  let path = `M${written(towards(points[0]!, points[1]!))}`;
  for (let at = 1; at < points.length - 1; at++) {
    const here = points[at]!;
    if (!isRoom(cells[at]!)) {
      path += `L${written(here)}`;
      continue;
    }
    const from = towards(here, points[at - 1]!);
    const to = towards(here, points[at + 1]!);
    const cross = (from[0] - here[0]) * (to[1] - here[1]) - (from[1] - here[1]) * (to[0] - here[0]);
    path += `L${written(from)}A${ROUND} ${ROUND} 0 0 ${cross < 0 ? 0 : 1} ${written(to)}`;
  }
  return `${path}L${written(towards(points.at(-1)!, points.at(-2)!))}`;
}
