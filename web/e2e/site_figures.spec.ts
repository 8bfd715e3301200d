/** Figures of the site: DEDALE_FIGURES=1 npm run e2e -- e2e/site_figures. Nothing fails by the clock. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { GAME_ROWS, type GameName } from '../src/generated/games';
import { FileServer } from './file_server';
import { beginHere, dice, myTurn, type Move, type Press } from './players';
import { labyrinth } from './play/labyrinth';
import { mondes } from './play/mondes';
import { onirim } from './play/onirim';
import { lettersCame } from './whole';

const folder = process.env.DEDALE_SITE ?? new URL('../../site', import.meta.url).pathname;
const SLOW_4G = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };
const CLICKS = 40;

test.skip(!process.env.DEDALE_FIGURES, 'figures are taken on request');
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

async function slowProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const tell = (name: string, figure: string) => console.log(`${name.padEnd(52)} ${figure}`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

test('bytes to transfer', async ({ browser }) => {
  // Without the service worker, which fetches the other pages in the background.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const host = await new FileServer(folder, { compressed: true }).start();
  await page.goto(host.address);
  await page.locator('.gates button.primary').first().waitFor();
  await lettersCame(page);
  await page.waitForTimeout(2000);
  const first = host.sent;
  const fonts = host.asked
    .filter(({ path }) => path.endsWith('.woff2'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  tell('first page', `${kilobytes(first)}, of which fonts ${kilobytes(fonts)}`);
  for (const { id } of GAME_ROWS.filter(({ id }) => existsSync(new URL(`../wasm/${id}`, import.meta.url)))) {
    const asked = new Set(host.asked.map(({ path }) => path));
    await page.goto(`${host.address}#/`);
    await page
      .locator('.gates button.primary')
      .nth(GAME_ROWS.findIndex((row) => row.id === id))
      .click();
    await page.waitForURL(/#\/t\/here-/);
    await page.locator('[data-phase]').waitFor();
    await page.waitForTimeout(3000);
    const fresh = host.asked.filter(({ path }) => !asked.has(path) && !path.endsWith('worker.js'));
    tell(`a table of ${id}, beyond the pages`, kilobytes(fresh.reduce((sum, { bytes }) => sum + bytes, 0)));
  }
  await host.end();
  const { groups } = readBuild();
  for (const [name, files] of Object.entries(groups))
    tell(`kept for offline: ${name}`, kilobytes(files.reduce((sum, { transfer }) => sum + transfer, 0)));
});

test('first visit to the first card, slow 4G and a quarter of the processor', async ({ browser }) => {
  for (let run = 1; run <= 3; run += 1) {
    const host = await new FileServer(folder, { compressed: true, ...SLOW_4G }).start();
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await slowProcessor(page);
    const begin = Date.now();
    await page.goto(host.address, { waitUntil: 'commit' });
    await page.locator('.gates button.primary').first().waitFor();
    const home = Date.now() - begin;
    await page.locator('.gates button.primary').first().click();
    await page.locator('button[data-hand]').first().waitFor();
    tell(`first visit, run ${run}`, `first page ${home} ms, first card ${Date.now() - begin} ms`);
    await page.context().close();
    await host.end();
  }
});

test('second visit without a network', async ({ page }) => {
  const host = await new FileServer(folder, { compressed: true }).start();
  await page.goto(host.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(1000);
  await host.stop();
  await slowProcessor(page);
  for (let run = 1; run <= 3; run += 1) {
    await page.goto('about:blank');
    const begin = Date.now();
    await page.goto(host.address, { waitUntil: 'commit' });
    await page.locator('.gates button.primary').first().waitFor();
    tell(`second visit offline, run ${run}`, `${Date.now() - begin} ms`);
  }
  await host.end();
});

const TABLES: { game: GameName; seats: string[]; move: Move }[] = [
  { game: 'onirim', seats: ['me'], move: onirim },
  { game: 'labyrinth', seats: ['me', 'bot:greedy'], move: labyrinth },
  { game: 'mondes', seats: ['me', 'bot:random'], move: mondes },
];

/** Points at something, presses it, and looks away: who asks the page while it works is measured, too. */
const calmly: Press = async (what) => {
  const page = what.page();
  await what.hover({ timeout: 5000 });
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  await page.waitForTimeout(350);
};

for (const { game, seats, move } of TABLES)
  test(`click to new view, ${game}`, async ({ page }) => {
    const host = await new FileServer(folder, { compressed: true }).start();
    await beginHere(page, host.address, game, seats);
    await page.evaluate(watchMoves);
    await slowProcessor(page);
    const roll = dice(3);
    const end = Date.now() + 75_000;
    const seen = () => page.evaluate(() => window.times.length);
    // The table may have moved on under the pointer.
    while (Date.now() < end && (await seen()) < CLICKS && (await myTurn(page)))
      await move(page, calmly, roll).catch(() => {});
    const times = await page.evaluate(() => window.times);
    const shown = (from: keyof Times) => {
      const sorted = times.map((one) => one[from]).sort((one, other) => one - other);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
      return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
    };
    tell(`${game}: click to new view, ${times.length} moves`, shown('view'));
    tell(`${game}: the same until it is painted`, shown('painted'));
    await host.end();
  });

interface Times {
  view: number;
  painted: number;
}

declare global {
  interface Window {
    times: Times[];
  }
}

/** Runs in the page: measures from each click to the frame that shows the next move, and to the end of that frame. */
function watchMoves() {
  window.times = [];
  let pressed: number | null = null;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new MutationObserver(() => {
    const from = pressed;
    // What the bots do afterwards comes of no click.
    pressed = null;
    if (from === null) return;
    requestAnimationFrame(() => {
      const view = performance.now() - from;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.times.push({ view, painted: performance.now() - from });
      port2.postMessage(null);
    });
  }).observe(document.querySelector('[data-phase]')!, { attributeFilter: ['data-moves'] });
}

/** The files of each group, as the build lists them in its service worker. */
function readBuild(): { groups: Record<string, { transfer: number }[]> } {
  const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
  return JSON.parse(/groups \} = (\{.*?\});\n/s.exec(worker)![1]!) as ReturnType<typeof readBuild>;
}
