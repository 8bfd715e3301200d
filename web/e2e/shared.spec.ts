// A replay that somebody else opens speaks of its players by name.
import type { Page } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';
import { expect, newTable, settle, test } from './fixtures';

/** A few moves that need no thought, then the game is given up. */
async function playAndConcede(page: Page, table: string, moves: number) {
  await page.evaluate(
    async ({ table, moves }) => {
      const post = (name: string, body: object) =>
        fetch(`/api/tables/${table}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ as: 1, key: `e2e-${Math.random()}`, ...body }),
        });
      const standing = async () =>
        ((await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot).standing!;
      for (let move = 0; move < moves;) {
        const { step, legal } = await standing();
        if (legal) {
          await post('act', { step, action: legal[0] });
          move += 1;
        } else await new Promise((soon) => setTimeout(soon, 50));
      }
      await post('concede', { step: (await standing()).step });
    },
    { table, moves },
  );
}

/** Everything the moment and its board say, to eyes and to ears. */
const told = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.now, .board, .board *')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
      ...(one.matches('.now, .board') ? one.innerText.split('\n') : []),
    ]),
  );

for (const [game, moves] of [
  ['onirim', 6],
  ['mondes', 8],
] as const)
  test(`nobody who opens a shared replay of ${game} reads “you”`, async ({ page, browser, baseURL }) => {
    const id = await newTable(page, game, { players: 2 }, { bots: { 2: 'random' } });
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
