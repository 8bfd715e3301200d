import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bustOf } from '../../art/mondes/characters';
import { emblemOf } from '../../art/mondes/emblems';
import { sceneOf } from '../../art/mondes/scenes';
import { vignetteOf } from '../../art/mondes/cards';
import type { Lesson } from '../../lessons/lesson';
import { needWords } from '../../lib/words.svelte';
import { answerOf, deedOf, nextPayment } from './answers';
import { Box } from './box.svelte';
import { cellBeside, GRID, isWalled, sidesTowards } from './map';
import {
  cardInWords,
  cardName,
  characterName,
  leadOf,
  placeInWords,
  shortWorldName,
  tinyWorldName,
  worldName,
} from './names';
import { freeRow } from './overlay';
import type { Contents, Event, View } from './wire';
import { about, toldBy } from './told';
import { flights } from './motion';

/** The program's own card set, as the engine tells it. */
const lesson = readFileSync(join(import.meta.dirname, 'lesson.json'), 'utf8');
const standard = (JSON.parse(lesson) as Lesson).contents as Contents;
const box = new Box(() => standard);

/** The same box with one card, one world and one character of a group's own. */
function ownBox(): Box {
  const own = structuredClone(standard);
  Object.assign(own.cards[1]!, {
    id: 'iron-crown',
    kind: 'object',
    key: 'love',
    effect: { name: 'peek', number: 4 },
  });
  Object.assign(own.worlds[0]!, { id: 'harbour', exits: { ...own.worlds[0]!.exits, east: 'love' } });
  Object.assign(own.characters[0]!, { id: 'pilot', key: 'magic', home: ['combat', 'death', 'love'] });
  return new Box(() => own);
}

beforeAll(() => needWords('mondes', 'mondes.table'));

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

test('everything in the program’s card set has a name in words and a drawing of its own', () => {
  const { cards, worlds, characters } = standard;
  expect([cards.length, worlds.length, characters.length]).toEqual([64, 8, 10]);
  for (const { card, id } of cards) expect(cardName(box, card)).not.toBe(id);
  for (const { world, id } of worlds) expect([id, ''].includes(tinyWorldName(box, world))).toBe(false);
  for (const { character, id } of characters) expect(characterName(box, character)).not.toBe(id);
  const drawings = [
    ...cards.map(vignetteOf),
    ...worlds.flatMap(({ id }) => [sceneOf(id), emblemOf(id)]),
    ...characters.map(({ id }) => bustOf(id)),
  ];
  expect(new Set(drawings).size).toBe(64 + 2 * 8 + 10);
  expect(drawings.filter((drawing) => drawing.includes('<text'))).toEqual([]);
});

test('a group’s own card is called what its card set calls it, and drawn by its type', () => {
  const own = ownBox();
  expect(cardName(own, 'a2')).toBe('iron-crown');
  expect([worldName(own, 'a'), shortWorldName(own, 'a'), tinyWorldName(own, 'a')]).toEqual(
    Array(3).fill('harbour'),
  );
  expect(characterName(own, 'p1')).toBe('pilot');
  expect(cardInWords(own, 'a2')).toMatch(/^iron-crown, object from harbour, key love: .*4/);
  expect(vignetteOf(own.card('a2'))).toContain('>I</text>');
  expect(sceneOf('harbour')).toContain('>H</text>');
});

test('an effect is led by its verb, never by an article', () => {
  expect(leadOf('Take the bottom card of this pile')).toBe('Take');
  expect(leadOf('A player discards a card')).toBe('');
});

test('the way home is paid with the planned cards in their order, passing over what is paid already', () => {
  const answers = ['pay-character', 'pay w3', 'pay w1'].map((text) => answerOf(text));
  expect(nextPayment(answers, ['w2', 'w1', 'w3'] as never)?.text).toBe('pay w1');
  expect(nextPayment(answers, ['w2'] as never)).toBeUndefined();
});

test('an answer is read by its verb', () => {
  expect(answerOf('play a2')).toMatchObject({ verb: 'play', card: 'a2' });
  expect(answerOf('move nw')).toMatchObject({ verb: 'move', place: 'nw' });
  expect(answerOf('trade 3')).toMatchObject({ verb: 'trade', seat: 3 });
  expect(answerOf('keep 1')).toEqual({ text: 'keep 1', words: 'keep 1', verb: 'keep' });
  expect(deedOf(answerOf('play-pair b1'))).toBe('play');
  expect(deedOf(answerOf('react a2'))).toBeNull();
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

test('a world that lies face down is told to its player in confidence, and to others without “you”', () => {
  const worlds = view().worlds.map((one) => (one.place === 'n' ? { ...one, world: 'a' as const } : one));
  const told = (plays: boolean) => placeInWords(box, view({ worlds }), 'n', String, plays);
  expect(told(true)).toMatch(/only you know: .*Otherworld/);
  expect(told(false)).toMatch(/face-down world: .*Otherworld/);
});
