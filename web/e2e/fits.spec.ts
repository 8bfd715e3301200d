// Nothing is wider than the screen, and no words are cut off: on a small phone, at 200 % zoom on a small laptop, and on a tablet.
import type { Page } from '@playwright/test';
import { expect, LANGUAGES, newTable, settle, test } from './fixtures';
import { room } from './players';

const SCREENS = {
  'a small phone': { width: 360, height: 740 },
  '200 % zoom': { width: 640, height: 360 },
  'a tablet': { width: 768, height: 1024 },
};

const PAGES = [
  ...['/', '/lobby', '/mine', '/me', '/statistics', '/daily', '/learn', '/settings', '/about', '/gallery'],
  ...['/new/onirim', '/new/labyrinth', '/new/mondes', '/rules/onirim', '/rules/labyrinth', '/rules/mondes'],
  ...['/gallery/onirim', '/gallery/labyrinth', '/gallery/mondes', '/nowhere'],
  ...['/learn/onirim', '/learn/labyrinth', '/learn/mondes'],
];

const TABLES: [game: string, setup: Record<string, unknown>, bots: Record<number, string>][] = [
  ['onirim', {}, {}],
  ['onirim', { book: 'normal', towers: 'normal', premonitions: 4 }, {}],
  ['onirim', { players: 2 }, { 2: 'hard' }],
  ['labyrinth', { players: 4 }, { 2: 'random', 3: 'random', 4: 'random' }],
  ['mondes', { players: 5 }, { 2: 'random', 3: 'random', 4: 'random', 5: 'random' }],
];

/** What sticks out on the right: the page itself, or a button of the bar at the top. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      out.push(`the page: ${document.documentElement.scrollWidth}`);
    for (const one of document.querySelectorAll('header :is(a, button)')) {
      const { left, right, width } = one.getBoundingClientRect();
      if (width > 0 && (right > innerWidth + 0.5 || left < -0.5)) out.push(one.outerHTML.slice(0, 120));
    }
    return out;
  });

/** Words that their own box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.sr)')]
      .filter((one) => {
        const speaks = [...one.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim() !== '',
        );
        return (
          speaks &&
          one.clientHeight > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          ['hidden', 'clip'].includes(getComputedStyle(one).overflowX)
        );
      })
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim()}`),
  );

for (const [name, viewport] of Object.entries(SCREENS))
  for (const language of LANGUAGES) {
    test(`every page fits on ${name} in ${language}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await settle(page, { language, motion: 'less' });
      for (const address of PAGES) {
        await page.goto(address);
        await page.locator('main').first().waitFor();
        await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
        expect.soft(await sticksOut(page), address).toEqual([]);
        expect.soft(await cutOff(page), address).toEqual([]);
      }
    });

    test(`each table fits on ${name} in ${language}, before the deal and after it`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await settle(page, { language, motion: 'less' });
      for (const [game, setup, bots] of TABLES)
        for (const start of [false, true]) {
          const id = await newTable(page, game, setup, { bots, start });
          await page.goto(`/t/${id}`);
          await expect(room(page)).toHaveAttribute('data-phase', start ? 'playing' : 'gathering');
          await page.waitForTimeout(400);
          const what = `${game} ${JSON.stringify(setup)}, ${start}`;
          expect.soft(await sticksOut(page), what).toEqual([]);
          expect.soft(await cutOff(page), what).toEqual([]);
        }
    });
  }

test('each game begun on the first page fits on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { language: 'en', motion: 'less' });
  for (const game of ['Onirim', 'Labyrinth', 'La Clé des mondes']) {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^Play.*${game}$`) }).click();
    await expect(room(page)).toHaveAttribute('data-phase', 'playing');
    await page.waitForTimeout(400);
    expect.soft(await sticksOut(page), game).toEqual([]);
  }
});
