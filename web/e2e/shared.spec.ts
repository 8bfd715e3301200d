// A replay that somebody else opens speaks of its players by name.
import type { Page } from '@playwright/test';
import { expect, newTable, settle, test } from './fixtures';
import { playAndConcede } from './players';

/** Everything the moment and its board say, to eyes and to ears. */
const told = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.now, .board, .board *')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
      ...(one.matches('.now, .board') ? one.innerText.split('\n') : []),
    ]),
  );

for (const [game, players, moves] of [
  ['onirim', 1, 6],
  ['onirim', 2, 6],
  ['mondes', 2, 8],
] as const)
  test(`nobody who opens a shared replay of ${game} for ${players} reads “you”`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await newTable(page, game, { players }, { bots: players > 1 ? { 2: 'random' } : {} });
    await playAndConcede(page, id, moves);
    const context = await browser.newContext({ baseURL, locale: 'en-GB' });
    const stranger = await context.newPage();
    await settle(stranger, { language: 'en', motion: 'less' });
    await stranger.goto(`/t/${id}/replay`);
    const now = stranger.locator('.now .label');
    const [, last] = /(\d+)\D*$/.exec(await now.innerText())!;
    for (let at = 0; at <= Math.min(Number(last), 14); at++) {
      await stranger.goto(`/t/${id}/replay#${at}`);
      await expect(now).toContainText(new RegExp(`\\b${at}\\b`));
      const lines = (await told(stranger)).filter((line) => /\byou(r|rs)?\b/i.test(line));
      expect(lines, `move ${at}`).toEqual([]);
    }
    await context.close();
  });
