/**
 * The board as it is drawn: the tiles and pawns of a view, and how the events of the log change the picture. The next
 * view says how things really stand; this only shows what happened on the way there.
 */

import {
  bitsOf,
  CELLS,
  COLOURS,
  columnOf,
  lineFrom,
  lying,
  openingsOf,
  placeOf,
  rowOf,
  STARTS,
  turned,
} from './map';
import type { Arrow, Cell, Event, Shape, Thing, TileView, View } from './wire';

export interface Scene {
  tiles: TileView[];
  spare: TileView;
  pawns: Cell[];
  found: Thing[];
}

export function sceneOf(view: View): Scene {
  return {
    tiles: CELLS.map((cell) => view.board.rows[rowOf(cell)]![columnOf(cell)]!),
    spare: view.board.spare,
    pawns: view.pawns,
    found: view.found,
  };
}

export function after(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case 'pushed-down':
      return pushed(scene, event.arrow, { down: true });
    case 'pushed':
      return pushed(scene, event.arrow, { open: event.openings, thing: scene.spare.thing });
    case 'turned-down':
      return laid(scene, event.cell, { down: true });
    case 'turned-up':
      return laid(scene, event.cell, {
        open: openingsOf(lying(event.shape, 0)),
        thing: event.thing ?? undefined,
      });
    case 'oriented':
      return laid(scene, event.cell, { ...tileAt(scene, event.cell), open: event.openings });
    case 'rotated': {
      const tile = tileAt(scene, event.cell);
      const bits = turned(bitsOf(tile.open), Number(event.turn) / 90);
      return laid(scene, event.cell, { ...tile, open: openingsOf(bits) });
    }
    case 'permuted':
      return swapped(scene, event.one, event.other);
    case 'moved':
    case 'carried-over':
      return standing(scene, event.seat, event.to);
    case 'sent-home':
      return standing(scene, event.seat, STARTS[COLOURS[event.seat - 1]!]);
    case 'called':
      return standing(scene, event.seat, STARTS[event.at]);
    case 'found':
      return { ...scene, found: [...scene.found, event.treasure] };
    default:
      return scene;
  }
}

export const tileAt = (scene: Scene, cell: Cell): TileView => scene.tiles[placeOf(cell)]!;

function laid(scene: Scene, cell: Cell, tile: TileView): Scene {
  return { ...scene, tiles: scene.tiles.with(placeOf(cell), tile) };
}

function standing(scene: Scene, seat: number, cell: Cell): Scene {
  return { ...scene, pawns: scene.pawns.with(seat - 1, cell) };
}

/** Pawns on the line ride along; a pawn pushed out stays at the edge until the next event moves it. */
function pushed(scene: Scene, arrow: Arrow, entering: TileView): Scene {
  const line = lineFrom(arrow);
  const tiles = [...scene.tiles];
  line.forEach((cell, at) => {
    tiles[placeOf(cell)] = at === 0 ? entering : tileAt(scene, line[at - 1]!);
  });
  const leaving = tileAt(scene, line.at(-1)!);
  const pawns = scene.pawns.map((cell) => {
    const at = line.indexOf(cell);
    return at < 0 ? cell : line[Math.min(at + 1, line.length - 1)]!;
  });
  const spare = { shape: shapeOf(leaving), thing: leaving.thing };
  return { ...scene, tiles, pawns, spare };
}

function swapped(scene: Scene, one: Cell, other: Cell): Scene {
  const tiles = scene.tiles.with(placeOf(one), tileAt(scene, other)).with(placeOf(other), tileAt(scene, one));
  const pawns = scene.pawns.map((cell) => (cell === one ? other : cell === other ? one : cell));
  return { ...scene, tiles, pawns };
}

/** The shape of a tile, from its openings if it is not given. */
export function shapeOf(tile: TileView): Shape {
  if (tile.shape) return tile.shape;
  const open = tile.open ?? '';
  if (open.length === 3) return 'junction';
  return open === 'NS' || open === 'EW' ? 'straight' : 'corner';
}
