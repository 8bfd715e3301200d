// Games with a group's own cards, layout and pages: the board shows what is in their box, not what is in the usual one.
import type { Page } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';
import type { Key, Place, View } from '../src/generated/mondes';
import type { Contents, View as LabyrinthView } from '../src/generated/labyrinth';
import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import { expectOver, myTurn } from './players';

const KEYS: Key[] = ['magic', 'knowledge', 'combat', 'death', 'love'];
const WORLDS = [...'abcdefgh'];

/** Keys and names that no card, world or character of the usual set has. */
const keyOf = (world: number, number: number) => KEYS[(world * 3 + number * 2 + 1) % 5]!;
const exitsOf = (world: number) => [0, 1, 2, 3].map((side) => KEYS[(world * 2 + side + 3) % 5]!);
const isBad = (number: number) => number > 6;
const kindOf = (number: number) => (isBad(number) ? 'bad' : number % 2 ? 'encounter' : 'object');
/** The ten sets of three keys, the other way round than usual. */
const HOMES = KEYS.flatMap((_, one) =>
  KEYS.slice(one + 1).map((_, other) => KEYS.filter((_, at) => at !== one && at !== one + 1 + other)),
);
const ownKeyOf = (character: number) => HOMES[character - 1]![0]!;

/** The card set as one word of a setup: every discovery draws five cards, every bad encounter costs four. */
const CARDS = [
  WORLDS.map((letter, world) => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => {
      const effect = isBad(number) ? 'lose=4' : 'draw=5';
      return `card-${letter}${number}/${kindOf(number)}/${keyOf(world, number)}/${effect}`;
    });
    return `land-${letter}:${exitsOf(world).join('+')}:${cards.join(',')}`;
  }).join(';'),
  HOMES.map((home, at) => `hero-${at + 1}/${home[0]}/${home.join('+')}`).join(','),
].join('|');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function viewOf<Seen>(page: Page, id: string): Promise<Seen> {
  const answer = await page.request.get(`/api/tables/${id}?as=1`);
  return ((await answer.json()) as Snapshot).standing!.view as Seen;
}

/** The sides of a place that lead to Kernault, counted from north to west. */
function sidesHome(place: Place): number[] {
  const sides: [string, number][] = [
    ['s', 0],
    ['n', 2],
    ['w', 1],
    ['e', 3],
  ];
  return sides.filter(([letter]) => place.includes(letter)).map(([, side]) => side);
}

async function expectOwnWorlds(page: Page, view: View) {
  for (const { place, world, up } of view.worlds) {
    if (!up || !world) continue;
    await expect(page.locator(`.world[data-place="${place}"]`)).toHaveAccessibleName(
      new RegExp(`land-${world}, .*pile`),
    );
  }
}

test('a game with a group’s own cards shows their names, keys and effects, and the way home', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less', confirm: false });
  const setup = { players: 2, first: 1, cards: CARDS };
  const id = await newTable(page, 'mondes', setup, { bots: { 2: 'random' } });
  await page.goto(`/t/${id}`);

  // The characters to choose from.
  const dealt = (await viewOf<View>(page, id)).characters[0]!;
  for (const [at, character] of [dealt.kept!, dealt.other!].entries()) {
    const number = Number(character.slice(1));
    const person = page.locator('.choice .person').nth(at);
    await expect(person.locator('.name')).toHaveText(`hero-${number}`);
    const keys = [...HOMES[number - 1]!, ownKeyOf(number)].map(capital);
    await expect(person.locator('.keys > span')).toHaveText(keys);
  }
  await page.locator('.choice .person').first().click();

  // The worlds, and the way home: the keys of the exits, then those of the character.
  await myTurn(page);
  let view = await viewOf<View>(page, id);
  await expectOwnWorlds(page, view);
  const place = view.pawns[0]!;
  const world = WORLDS.indexOf(view.worlds.find((one) => one.place === place)!.world!);
  const number = Number(dealt.kept!.slice(1));
  const exits = sidesHome(place).map((side) => exitsOf(world)[side]!);
  const wanted = [...exits, ...HOMES[number - 1]!].map(capital);
  const way = page.getByRole('region', { name: 'Way home' });
  await expect(way.locator('.what b')).toHaveText(wanted);
  await expect(way.locator('.end span').first()).toHaveText(`land-${WORLDS[world]}`);
  await expectAccessible(page);

  // Cards in hand: bad encounters do not stay there.
  while (view.hands[0]!.length === 0 && (await myTurn(page))) {
    const asked = view.question?.question;
    if (asked === 'turn' && !view.drew) await page.keyboard.press('d');
    else if (asked === 'turn') await page.keyboard.press(' ');
    else await page.locator('.slip .answers .btn, .reaction .answers .btn').last().click();
    await page.waitForTimeout(100);
    view = await viewOf<View>(page, id);
  }
  for (const { card } of view.hands[0]!) {
    const [at, kind] = [WORLDS.indexOf(card![0]!), kindOf(Number(card![1]))];
    const shown = page.locator(`.hand [data-card="${card}"]`);
    await expect(shown.locator('.name')).toHaveText(`card-${card}`);
    await expect(shown.locator('.effect')).toHaveText(/^Draw up to 5 cards/);
    await expect(shown.locator('.face')).toHaveAttribute('data-key', keyOf(at, Number(card![1])));
    await expect(shown).toHaveAccessibleName(
      new RegExp(
        `^card-${card}, ${kind} from land-${card![0]}, key ${keyOf(at, Number(card![1]))}: draw up to 5`,
      ),
    );
  }

  // When it is over, its replay shows the same cards.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await expectOver(page);
  await page.goto(`/t/${id}/replay#2`);
  await expectOwnWorlds(page, { ...view, worlds: view.worlds.filter((one) => one.place === place) });
});

const TREASURES_BACKWARDS = Array.from({ length: 24 }, (_, at) => 24 - at);
const FIXED = [0, 2, 4, 6]
  .flatMap((row) => [0, 2, 4, 6].map((column) => `${row}.${column}`))
  .filter((cell) => !['0.0', '0.6', '6.0', '6.6'].includes(cell));
/** The last twelve treasures on the board itself, the others on loose corners; there is no other loose tile. */
const LAYOUT = [
  FIXED.map((cell, at) => `${TREASURES_BACKWARDS[at]}@${cell}`).join(','),
  `L:${TREASURES_BACKWARDS.slice(12).join(',')},x22`,
].join(';');
/** Every arrow twice. */
const DECK = ['N', 'E', 'S', 'W'].flatMap((side) => [1, 3, 5].map((line) => `${side}${line}*2`)).join(',');

test('a game with a group’s own layout and grimoire shows their tiles, treasures and pages', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  const setup = { players: 2, layout: LAYOUT, deck: DECK, level: 'expert', spells: 'chosen' };
  const id = await newTable(page, 'labyrinth', setup, { seats: [1, 2] });
  const text = encodeURIComponent(`layout=${LAYOUT} deck=${DECK}`);
  const told = await page.request.get(`/api/games/labyrinth/contents?setup=${text}`);
  const { treasures } = ((await told.json()) as { contents: Contents }).contents;
  await page.goto(`/t/${id}`);

  // The spells there are, before the game.
  await expect(page.locator('.choice.panel li')).toHaveCount(5);
  for (let seat = 1; seat <= 2; seat++) {
    await myTurn(page);
    await page.locator('.choice.panel button[aria-disabled="false"]').first().click();
    await page.locator('.acts .primary').click();
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-moves', String(seat));
  }
  await expect(page.locator('.choice.panel')).toHaveCount(0);

  // The board itself, and what lies loose on it.
  const view = await viewOf<LabyrinthView>(page, id);
  const name = (number: number) => treasures[number - 1]!.replace('chochin', 'ch.chin').replace('-', '.');
  for (const [at, cell] of FIXED.entries()) {
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAccessibleName(
      new RegExp(`treasure .*${name(TREASURES_BACKWARDS[at]!)}.*fixed`, 'i'),
    );
  }
  for (const [row, tiles] of view.board.rows.entries())
    for (const [column, tile] of tiles.entries())
      if ((row % 2 || column % 2) && !tile.down)
        await expect(page.locator(`[data-cell="${row}.${column}"]`)).toHaveAccessibleName(/corner open/);

  // The grimoire: the page turned pushes, as all of them do, and each of them is counted.
  await expect(page.locator('.grimoire .pips i')).toHaveCount(24);
  await expect(page.locator('.grimoire .left-page')).toContainText('page 1 of 24');
  expect(view.page?.page).toBe('push');
  await expect(page.locator('.grimoire .left-page strong')).toHaveText(/push/i);

  // All treasures; at the level expert a player's second card counts later.
  await expect(page.locator('.treasures li')).toHaveCount(24);
  await expect(page.locator('.mine .card.later')).toHaveCount(1);
  await expectAccessible(page);
});
