import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, deedOf } from './action';
import { CARDS, CHARACTERS, characterFace, face, WORLDS, worldFace } from './faces';
import { cellBeside, GRID, isWalled, sidesTowards } from './map';
import { freeRow } from './overlay';
import type { Event, View } from './wire';
import { about, toldBy } from './told';
import { flights } from './travel';
import { wayHome } from './way_home';

const data = readFileSync(join(import.meta.dirname, '../../../../crates/mondes/data/cards.toml'), 'utf8');

/** Somebody in the Otherworld, which lies in the west, as the librarian. */
function view(more: Partial<View> = {}): View {
  const hands = [[], []];
  const nobody = { kept: null, other: null, open: false, key_used: false };
  return {
    setup: {},
    active: 1,
    hands,
    pawns: ['w', 'w'],
    piles: {},
    worlds: GRID.flatMap((place) =>
      place ? [{ place, world: place === 'w' ? 'a' : null, up: place === 'w' }] : [],
    ),
    characters: [{ ...nobody, kept: 'p1' }, nobody],
    key_ready: false,
    ...more,
  } as unknown as View;
}

test('the cards are those of the program’s card set, in its order', () => {
  const told = CARDS.map((card) => {
    const { id, kind, key, effect, of, pair } = face(card);
    return [id, kind, key, of === undefined ? effect : `${effect} ${of}`, pair];
  });
  const written = [...data.matchAll(/\{ id = "([^"]+)",.*\}/g)].map(([line, id]) => {
    const field = (name: string) => new RegExp(`\\b${name} = "([^"]+)"`).exec(line)?.[1];
    return [id, field('type'), field('key') ?? field('attack'), field('effect'), field('pair')];
  });
  expect(written).toHaveLength(64);
  expect(told).toEqual(written);
});

test('worlds and characters are those of the program’s card set', () => {
  const exits = [
    ...data.matchAll(/exits = \{ north = "(\w+)", east = "(\w+)", south = "(\w+)", west = "(\w+)" \}/g),
  ];
  expect(WORLDS.map((world) => worldFace(world).exits)).toEqual(exits.map(([, ...keys]) => keys));
  const people = [
    ...data.matchAll(/\[\[character\]\]\nid = "([^"]+)"[\s\S]*?key = "(\w+)"\nhome = \[(.*)\]/g),
  ];
  expect(CHARACTERS.map((one) => characterFace(one))).toEqual(
    people.map(([, id, key, home]) => ({ id, key, home: home!.match(/\w+/g) })),
  );
});

test('an answer is read by its verb', () => {
  expect(answer('play a2')).toMatchObject({ verb: 'play', card: 'a2' });
  expect(answer('move nw')).toMatchObject({ verb: 'move', place: 'nw' });
  expect(answer('trade 3')).toMatchObject({ verb: 'trade', seat: 3 });
  expect(answer('keep 1')).toEqual({ text: 'keep 1', words: 'keep 1', verb: 'keep' });
  expect(deedOf(answer('play-pair b1'))).toBe('play');
  expect(deedOf(answer('react a2'))).toBeNull();
});

test('a neighbour is reached through one side, a diagonal one through two, Kernault from everywhere', () => {
  expect(sidesTowards('w', 'nw')).toEqual(['n']);
  expect(sidesTowards('w', 'n')).toEqual(['n', 'e']);
  expect(sidesTowards('se', null)).toEqual(['n', 'w']);
  expect(sidesTowards('nw', 'se')).toEqual([]);
  expect(isWalled('nw', 'n')).toBe(true);
  expect(isWalled('nw', 'e')).toBe(false);
});

test('arrow keys stay on the map', () => {
  expect(cellBeside(4, 'ArrowUp')).toBe(1);
  expect(cellBeside(0, 'ArrowLeft')).toBe(0);
  expect(cellBeside(8, 'ArrowDown')).toBe(8);
});

test('the way home counts each card once', () => {
  const hand = [
    { card: 'a2', world: 'a' },
    { card: 'a6', world: 'a' },
  ];
  const stops = wayHome(view({ hands: [hand, []] as View['hands'] }), 1);
  expect(stops).toEqual([
    { key: 'knowledge', exit: 'e', by: 'a2' },
    { key: 'magic', exit: null, by: 'a6' },
    { key: 'knowledge', exit: null, by: null },
    { key: 'combat', exit: null, by: null },
  ]);
});

test('an encounter of another world and a character’s key that does not lie ready count for nothing', () => {
  const hand = [{ card: 'b3', world: 'b' }];
  const stops = wayHome(view({ hands: [hand, []] as View['hands'], active: 2 }), 1);
  expect(stops.every(({ by }) => by === null)).toBe(true);
});

test('a slip covers neither the row of who acts nor the one it goes to', () => {
  const play = { what: 'move', to: 'sw', cards: [], character: false, target: null, asked: 1 } as const;
  expect(freeRow(view({ play: { ...play, cards: [] } }), 2)).toBe(0);
  expect(freeRow(view(), 2)).toBe(2);
});

test('a line of the log tells of cards, players, places and piles', () => {
  const events: Event[] = [
    { event: 'moved', seat: 2, from: 'w', to: 'n' },
    { event: 'went-under', seat: 2, card: 'a3', world: 'a' },
  ];
  const line = { step: 1, at: 0, entry: { did: 'act' as const, seat: 2 }, events, fresh: true };
  const told = toldBy(line, view());
  expect([...told.seats]).toEqual([2]);
  expect([...told.cards]).toEqual(['a3']);
  expect([...told.places]).toEqual(['w', 'n']);
});

test('a card drawn by somebody else flies face down to them, one’s own to its place in the hand', () => {
  expect(flights([{ event: 'drew', seat: 2, world: 'a', card: null }], 1)).toEqual([
    { from: { pile: 'a' }, to: { seat: 2 }, card: null },
  ]);
  expect(flights([{ event: 'drew', seat: 1, world: 'a', card: 'a5' }], 1)).toEqual([
    { from: { pile: 'a' }, to: { card: 'a5' }, card: 'a5' },
  ]);
});

test('an answer points at the card, the place or the player it is about', () => {
  expect(about('play a3')).toEqual([{ card: 'a3', place: null, seat: null }]);
  expect(about('move w')).toEqual([{ card: null, place: 'w', seat: null }]);
  expect(about('trade 2')).toEqual([{ card: null, place: null, seat: 2 }]);
});
