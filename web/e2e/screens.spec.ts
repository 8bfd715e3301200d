// Pictures of every page and of each game's main states, to look at: `make screens` writes them to docs/screens.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, type Page } from '@playwright/test';
import type { TableDocument, Snapshot } from '../src/generated/api';
import { newTable, settle, test } from './fixtures';
import { byMouse, myTurn, playOut, room } from './players';
import { onirim } from './play/onirim';
import { lettersCame } from './whole';

const folder = new URL('../../docs/screens/', import.meta.url).pathname;
const SHAPES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const LOOKS = [
  { shape: 'desktop', theme: 'dark', language: 'fr' },
  { shape: 'desktop', theme: 'light', language: 'en' },
  { shape: 'phone', theme: 'dark', language: 'en' },
  { shape: 'phone', theme: 'light', language: 'fr' },
] as const;
const PAGES = {
  home: '/',
  setup: '/new/onirim',
  lobby: '/lobby',
  mine: '/mine',
  you: '/me',
  statistics: '/statistics',
  daily: '/daily',
  puzzles: '/puzzles',
  gallery: '/gallery/onirim',
  learn: '/learn',
  'lesson-onirim': '/learn/onirim',
  'lesson-labyrinth': '/learn/labyrinth',
  'lesson-mondes': '/learn/mondes',
  rules: '/rules/onirim',
  settings: '/settings',
  about: '/about',
};
interface Shown {
  game: string;
  name?: string;
  setup: Record<string, unknown>;
  seats: number;
  /** The picture is taken after so many moves of bots, on the user's turn. */
  moves: number;
}

const GAMES: Shown[] = [
  { game: 'onirim', setup: {}, seats: 1, moves: 36 },
  {
    game: 'onirim',
    name: 'onirim-extensions',
    setup: { book: 'normal', towers: 'normal', premonitions: 4 },
    seats: 1,
    moves: 30,
  },
  { game: 'labyrinth', setup: { players: 4, level: 'standard' }, seats: 4, moves: 26 },
  { game: 'mondes', setup: { players: 3 }, seats: 3, moves: 40 },
];
const BOT = 'greedy';

test.skip(!process.env.DEDALE_SCREENS, 'only when pictures are wanted');
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => name.endsWith('.webp'))) rmSync(folder + old);
});

/** A small picture: WebP, which the browser writes itself. */
async function take(page: Page, name: string) {
  await lettersCame(page);
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  writeFileSync(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
  await devtools.detach();
}

/** A game of bots that one goes on with from its middle. Answers with the table's id. */
async function goneOn(page: Page, { game, setup, seats, moves }: Shown): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, BOT]));
  const id = await newTable(page, game, setup, { seats: [], bots });
  await page.goto(`/t/${id}`);
  await page.locator('[data-phase="over"]').waitFor({ timeout: 120_000 });
  return page.evaluate(
    async ({ id, moves, bot }) => {
      const answer = await fetch(`/api/tables/${id}/branch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bot ? { moves, bot } : { moves }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as TableDocument).table;
    },
    { id, moves, bot: seats > 1 ? BOT : null },
  );
}

/** Some games of the user's own, which a bot plays to the end: something to count. */
async function playedSome(page: Page) {
  for (let game = 0; game < 8; game++) {
    const id = await newTable(page, 'onirim');
    await page.evaluate(
      async ({ id, bot }) => {
        const about = async () => (await (await fetch(`/api/tables/${id}?as=1`)).json()) as Snapshot;
        const { step } = (await about()).standing!;
        await fetch(`/api/tables/${id}/stand-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seat: 1, bot, step, key: 'screens' }),
        });
        while ((await about()).table.phase !== 'over') await new Promise((next) => setTimeout(next, 100));
      },
      { id, bot: BOT },
    );
  }
}

async function opened(browser: Browser, baseURL: string | undefined, look: (typeof LOOKS)[number]) {
  const context = await browser.newContext({
    baseURL,
    viewport: SHAPES[look.shape],
    colorScheme: look.theme,
  });
  const page = await context.newPage();
  await settle(page, { language: look.language, theme: look.theme, motion: 'less' });
  return page;
}

for (const look of LOOKS) {
  const ending = `${look.shape}-${look.theme}-${look.language}`;

  test(`pages, ${ending}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const page = await opened(browser, baseURL, look);
    await playedSome(page);
    await newTable(page, 'onirim');
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await take(page, `${name}-${ending}`);
    }
    const gathering = await newTable(page, 'mondes', { players: 3 }, { start: false });
    await page.goto(`/t/${gathering}`);
    await room(page).waitFor();
    await take(page, `gathering-${ending}`);
    await page.context().close();
  });

  test(`games, ${ending}`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    for (const shown of GAMES) {
      const { game, name = game } = shown;
      const page = await opened(browser, baseURL, look);
      const id = await goneOn(page, shown);
      await page.goto(`/t/${id}`);
      await myTurn(page);
      await page.mouse.move(0, 0);
      await take(page, `${name}-${ending}`);
      if (name === 'onirim') {
        const sheet = page.locator('dialog[open]');
        for (let tries = 0; tries < 40 && (await sheet.count()) === 0; tries++)
          await playOut(page, onirim, byMouse, { most: 1, seed: tries });
        await take(page, `${name}-question-${ending}`);
        await page.evaluate(async (table) => {
          const { standing } = (await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot;
          const body = JSON.stringify({ as: 1, step: standing!.step, key: 'screens' });
          await fetch(`/api/tables/${table}/concede`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
        }, id);
        await page.goto(`/t/${id}`);
        await room(page).waitFor();
        await take(page, `${name}-over-${ending}`);
        await page.goto(`/t/${id}/replay`);
        await page.waitForLoadState('networkidle');
        await take(page, `replay-${ending}`);
      }
      await page.context().close();
    }
  });
}
