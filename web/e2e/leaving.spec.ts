/** What goes away with an answer is hidden before it is removed: Chromium lays out the page at once when what is under the pointer is removed. */

import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { GameName } from '../src/generated/games';
import { FileServer } from './file_server';
import { beginHere, byMouse, dice, moves, myTurn, type Move } from './players';
import { mondes } from './play/mondes';
import { onirim } from './play/onirim';

const folder = process.env.DEDALE_SITE ?? new URL('../../site', import.meta.url).pathname;
test.skip(!existsSync(folder), 'the site is not built (make site)');

const TABLES: { game: GameName; seats: string[]; move: Move; most: number }[] = [
  { game: 'onirim', seats: ['me'], move: onirim, most: 24 },
  { game: 'mondes', seats: ['me', 'bot:random'], move: mondes, most: 12 },
];

declare global {
  interface Window {
    left: { hidden: number; seen: string[]; open: string[] };
  }
}

/** Runs in the page: counts what is removed hidden; names what is removed while it is seen, and hidden dialogs that are still open. */
function watchLeaving() {
  window.left = { hidden: 0, seen: [], open: [] };
  new MutationObserver((changes) => {
    for (const { type, target, removedNodes } of changes) {
      if (type === 'attributes' && (target as HTMLElement).matches('[inert]:has(dialog[open])'))
        window.left.open.push((target as HTMLElement).className);
      for (const node of removedNodes) {
        if (!(node instanceof HTMLElement) || node.dataset.leaves === undefined) continue;
        if (node.inert) window.left.hidden += 1;
        else window.left.seen.push(node.className);
      }
    }
  }).observe(document.querySelector('main')!, { childList: true, subtree: true, attributeFilter: ['inert'] });
}

for (const { game, seats, move, most } of TABLES)
  test(`questions of ${game} are hidden before they are removed, and none stays behind`, async ({ page }) => {
    const host = await new FileServer(folder).start();
    await beginHere(page, host.address, game, seats);
    await page.evaluate(watchLeaving);
    const roll = dice(5);
    for (let tries = 0; tries < 80 && (await moves(page)) < most && (await myTurn(page)); tries++)
      await move(page, byMouse, roll).catch(() => {});
    await expect(page.locator('[data-leaves][inert]')).toHaveCount(0);
    const { hidden, seen, open } = await page.evaluate(() => window.left);
    expect({ seen, open }).toEqual({ seen: [], open: [] });
    if (game === 'mondes') expect(hidden).toBeGreaterThan(0);
    await host.end();
  });
