import { expect, test } from 'vitest';
import { CELLS } from './map';
import { after, shapeOf, tileAt, type Scene } from './scene';
import type { Event, Thing } from './wire';

/** A thing of its own for each of the cells a test looks at. */
const THINGS: Record<string, Thing> = { '0.1': 'key', '1.1': 'candle', '5.1': 'skull', '6.1': 'urn' };

const scene = (): Scene => ({
  tiles: CELLS.map((cell) => ({ open: 'NS', thing: THINGS[cell] })),
  spare: { shape: 'corner', thing: 'sun' },
  pawns: ['0.0', '6.1'],
  found: [],
});
const shown = (...events: Event[]) => events.reduce(after, scene());

test('a push moves the line and its pawns, and the last tile becomes the spare', () => {
  const next = shown({ event: 'pushed', seat: 1, arrow: 'S1', openings: 'NE' });
  expect(tileAt(next, '6.1')).toEqual({ open: 'NE', thing: 'sun' });
  expect(tileAt(next, '0.1').thing).toBe('candle');
  expect(next.spare).toEqual({ shape: 'straight', thing: 'key' });
  expect(next.pawns).toEqual(['0.0', '5.1']);
  expect(tileAt(next, '0.2')).toEqual(tileAt(scene(), '0.2'));
});

test('what the grimoire pushes in tells nothing of itself', () => {
  const next = shown({ event: 'pushed-down', arrow: 'N3', shape: 'corner', thing: 'sun' });
  expect(tileAt(next, '0.3')).toEqual({ down: true });
});

test('a pawn pushed out is drawn at the edge until it is said where it goes', () => {
  const out = shown({ event: 'pushed', seat: 1, arrow: 'N1', openings: 'NE' });
  expect(out.pawns[1]).toBe('6.1');
  expect(after(out, { event: 'carried-over', seat: 2, to: '0.1' }).pawns[1]).toBe('0.1');
  expect(after(out, { event: 'sent-home', seat: 2, from: '6.1' }).pawns[1]).toBe('0.6');
});

test('tiles are turned, changed, buried and found again', () => {
  expect(tileAt(shown({ event: 'rotated', seat: 1, cell: '1.1', turn: '90' }), '1.1').open).toBe('EW');
  const swapped = shown({ event: 'permuted', seat: 1, one: '6.1', other: '5.1' });
  expect(tileAt(swapped, '5.1').thing).toBe('urn');
  expect(swapped.pawns[1]).toBe('5.1');
  const up = shown(
    { event: 'turned-down', cell: '1.1', shape: 'junction', thing: 'sun' },
    { event: 'turned-up', seat: 1, cell: '1.1', shape: 'junction', thing: 'sun' },
    { event: 'oriented', seat: 1, cell: '1.1', openings: 'ESW' },
  );
  expect(tileAt(up, '1.1')).toEqual({ open: 'ESW', thing: 'sun' });
});

test('a tile’s shape is told by its openings', () => {
  expect(shapeOf({ open: 'EW' })).toBe('straight');
  expect(shapeOf({ open: 'NW' })).toBe('corner');
  expect(shapeOf({ open: 'NSW' })).toBe('junction');
});
