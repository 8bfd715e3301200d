import { atNewDialogs, expectAccessible } from './axe';
import { newTable, settle, test, expect } from './fixtures';
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

/** Every game is played to its end by touch, Labyrinth by keyboard, too; elsewhere as far as this. */
const SOME_MOVES = 16;

WAYS.forEach(({ way, press, language, use }) => {
  test.describe(way, () => {
    test.use(use);
    GAMES.forEach(({ name, game, setup, bots = {}, move }) => {
      const whole = press === byTouch || (press === byKeyboard && game === 'labyrinth');
      const most = whole ? Infinity : SOME_MOVES;
      test(`${whole ? 'a whole game' : 'some moves'} of ${name} ${way}`, async ({ page }) => {
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

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a card of Onirim is dragged from the hand to the labyrinth', async ({ page }) => {
    await settle(page, { language: 'en', motion: 'less' });
    await page.goto(`/t/${await newTable(page, 'onirim')}`);
    await expect(room(page)).toHaveAttribute('data-asked', 'true');
    const middle = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = await middle('.held.can button[data-hand]');
    const to = await middle('[data-drop="row"]');
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', [
        { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
      ]);
    await touch('touchEnd', []);
    await expect(page.getByText(/^You play /).first()).toBeAttached();
    await expect(room(page)).not.toHaveAttribute('data-moves', '0');
  });
});

test('Onirim with every extension, for two at one device, can be played', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, { language: 'en', motion: 'less' });
  const setup = { players: 2, book: 'normal', towers: 'normal', premonitions: 4 };
  const id = await newTable(page, 'onirim', setup, { seats: [1, 2] });
  await page.goto(`/t/${id}`);
  await playOut(page, onirim, byMouse, { most: 40, look: atNewDialogs() });
  expect(Number(await room(page).getAttribute('data-moves'))).toBeGreaterThanOrEqual(40);
  await expectAccessible(page);
});
