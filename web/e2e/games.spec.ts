import { atNewDialogs, expectAccessible, newTable, settle, test, expect } from './fixtures';
import { byKeyboard, byMouse, byTouch, expectOver, myTurn, playOut, room, type Move } from './players';
import { labyrinth } from './play/labyrinth';
import { mondes } from './play/mondes';
import { onirim } from './play/onirim';

interface Game {
  name: string;
  game: string;
  setup: Record<string, unknown>;
  bots?: Record<number, string>;
  move: Move;
}

const GAMES: Game[] = [
  { name: 'Onirim', game: 'onirim', setup: {}, move: onirim },
  { name: 'Labyrinth', game: 'labyrinth', setup: { pages: 12 }, bots: { 2: 'greedy' }, move: labyrinth },
  {
    name: 'La Clé des mondes',
    game: 'mondes',
    setup: { players: 2, 'max-rounds': 3 },
    bots: { 2: 'random' },
    move: mondes,
  },
];
const WAYS = [
  { way: 'by clicking, in English', press: byMouse, language: 'en', use: {} },
  { way: 'with the keyboard alone, in French', press: byKeyboard, language: 'fr', use: {} },
  {
    way: 'on a phone, by touch',
    press: byTouch,
    language: 'en',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

/** Each game is played to its end in one of the ways; in the others, as far as this. */
const SOME_MOVES = 8;

WAYS.forEach(({ way, press, language, use }, wayAt) => {
  test.describe(way, () => {
    test.use(use);
    GAMES.forEach(({ name, game, setup, bots = {}, move }, gameAt) => {
      const most = gameAt === wayAt ? Infinity : SOME_MOVES;
      test(`${gameAt === wayAt ? 'a whole game' : 'some moves'} of ${name} ${way}`, async ({ page }) => {
        test.setTimeout(300_000);
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        await settle(page, {
          language,
          theme: press === byKeyboard ? 'light' : 'dark',
          motion: 'less',
          confirm: true,
        });
        const id = await newTable(page, game, setup, { bots });
        await page.goto(`/t/${id}`);
        await myTurn(page);
        await expectAccessible(page);
        const moves = await playOut(page, move, press, { most, look: atNewDialogs() });
        if (moves < most) await expectOver(page);
        await expectAccessible(page);
        expect(problems).toEqual([]);
      });
    });
  });
});

test('Onirim with every extension, for two at one device, can be played', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, { language: 'en', motion: 'less' });
  const setup = { players: 2, book: 'normal', towers: 'normal', premonitions: 4 };
  const id = await newTable(page, 'onirim', setup, { seats: [1, 2] });
  await page.goto(`/t/${id}`);
  await playOut(page, onirim, byMouse, { most: 30, look: atNewDialogs() });
  expect(Number(await room(page).getAttribute('data-moves'))).toBeGreaterThanOrEqual(30);
  await expectAccessible(page);
});
