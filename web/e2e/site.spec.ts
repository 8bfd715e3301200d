/** The site without a server (`make site`), in a folder of a host that only serves files. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { settle } from './fixtures';
import { FINISHED_RECORD } from '../src/lib/testing/finished_record';
import { FileServer } from './file_server';
import { byKeyboard, byMouse, dice, moves, movesNow, myTurn, uncover } from './players';
import { onirim } from './play/onirim';
import { laidOut, lettersCame } from './whole';

const folder = process.env.DEDALE_SITE ?? new URL('../../site', import.meta.url).pathname;

const test = base.extend<{ host: FileServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from the pattern
  host: async ({}, use) => {
    const host = await new FileServer(folder).start();
    await use(host);
    await host.end();
  },
});

test.skip(!existsSync(join(folder, 'index.html')), 'make site has not been run');

/** Waits until the service worker has kept the pages and serves them. */
async function kept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
}

/** The groups of files that the service worker keeps as a whole: a game's, some seconds after its table was opened. */
const keptGroups = (page: Page) =>
  page.evaluate(async () => {
    const marks = await caches.match(new URL('kept-groups', document.baseURI));
    return marks ? ((await marks.json()) as string[]) : [];
  });

/** A new build on the host: another page, another worker, and the hashed files of the old one gone. */
function deploy(host: FileServer, gone: RegExp) {
  const index = join(host.folder, 'index.html');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<head>', '<head><meta name="build" content="new">'),
  );
  const worker = join(host.folder, 'worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"id":"\w+"/, '"id":"000000000000"'));
  for (const name of readdirSync(join(host.folder, 'assets')).filter((name) => gone.test(name)))
    rmSync(join(host.folder, 'assets', name));
}

const asksForTheRest = (host: FileServer) =>
  host.asked.filter(({ path }) => path.includes('dedale_rest')).length;

test('a game begins before the rest of its engine has come, and the first move waits for that', async ({
  page,
  host,
}) => {
  const release = host.hold(/dedale_rest/);
  await page.goto(host.address);
  await page.locator('.gates button.primary').first().click();
  await page.locator('button[data-hand]').first().waitFor();
  expect(asksForTheRest(host)).toBe(1);
  expect(await movesNow(page)).toBe(0);
  await onirim(page, byMouse, dice(3));
  await page.waitForTimeout(500);
  expect(await movesNow(page)).toBe(0);
  release();
  await expect.poll(() => movesNow(page)).toBe(1);
  expect(asksForTheRest(host)).toBe(1);
});

test.describe('without a service worker, which would fetch it, too', () => {
  test.use({ serviceWorkers: 'block' });

  test('an engine that needs its rest in the middle of an answer fetches it', async ({ page, host }) => {
    // Only the engine itself gets it.
    await page.route(/dedale_rest/, (route) =>
      route.request().resourceType() === 'xhr' ? route.continue() : route.abort(),
    );
    await page.addInitScript(() => {
      const Original = Worker;
      Object.assign(window, {
        Worker: class extends Original {
          constructor(...parameters: ConstructorParameters<typeof Worker>) {
            super(...parameters);
            Object.assign(window, { engine: this });
          }
        },
      });
    });
    await page.goto(host.address);
    await page.locator('.gates button.primary').first().click();
    await page.locator('button[data-hand]').first().waitFor();
    expect(asksForTheRest(host)).toBe(0);
    const status = await page.evaluate(
      () =>
        new Promise((answered) => {
          const { engine } = window as unknown as { engine: Worker };
          const setup = {
            players: 2,
            communication: 'silent',
            book: 'normal',
            towers: 'normal',
            premonitions: 4,
          };
          engine.addEventListener('message', ({ data }: MessageEvent<{ id?: number; reply?: unknown }[]>) => {
            const mine = data.find(({ id }) => id === 1e6);
            if (mine) answered(mine.reply);
          });
          const request = { method: 'POST', path: '/api/tables', body: { game: 'onirim', setup } };
          engine.postMessage({ id: 1e6, task: { request } });
        }),
    );
    expect(status).toMatchObject({ status: 200 });
    expect(asksForTheRest(host)).toBe(1);
  });
});

test('every page opens by its own link, in any folder, and no request leaves it', async ({ page, host }) => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(host.address))
      foreign.push(request.url());
  });
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(problem.message));
  for (const [address, title] of [
    ['', 'Dédale'],
    ['#/rules/onirim#ON-T5', 'Onirim'],
    ['#/learn', 'Learn'],
    ['#/puzzles', 'Puzzles'],
    ['#/settings', 'Settings'],
    ['#/about/privacy', 'Privacy'],
    ['#/open', 'Open a game'],
    ['#/nowhere/at/all', 'leads nowhere'],
    ['index.html#/rules', 'Onirim'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(host.address + address);
    await expect(page).toHaveTitle(new RegExp(title, 'i'));
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
  expect(host.asked.filter(({ status }) => status !== 200)).toEqual([]);
});

test('links, back and forward go through the pages without loading them again', async ({ page, host }) => {
  await page.goto(host.address);
  await page.evaluate(() => ((window as { same?: boolean }).same = true));
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).first().click();
  await expect(page).toHaveURL(`${host.address}#/learn`);
  await page.locator('main a[href^="#/rules/"]').first().click();
  await expect(page).toHaveURL(/#\/rules\/\w+$/);
  await page.locator('nav.contents a, aside a, main nav a[href*="#/rules/"][href*="#"]').last().click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${host.address}#/learn`);
  await page.goForward();
  await expect(page).toHaveURL(/#\/rules\/\w+$/);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
});

test('a puzzle is solved without a server, and without a network', async ({ page, host }) => {
  await settle(page, { language: 'en', motion: 'less' });
  await page.goto(`${host.address}#/puzzles/onirim`);
  await page
    .locator('.today')
    .getByRole('link', { name: /^Solve/ })
    .first()
    .click();
  await expect(page.getByText('Your first answer counts.')).toBeVisible();
  await page.context().setOffline(true);
  const verdict = page.getByRole('dialog', { name: /^(Right!|Not the best answer)$/ });
  const roll = dice(5);
  await expect(async () => {
    if (!(await verdict.isVisible())) await onirim(page, byMouse, roll).catch(() => {});
    await expect(verdict).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(verdict.getByText(/^Your rating: 800 → \d+$/)).toBeVisible();
});

test('the deal of a past day is played for practice', async ({ page, host }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${host.address}#/daily/onirim/${yesterday}`);
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await myTurn(page);
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
});

test('pages about other people say that they need a server', async ({ page, host }) => {
  for (const address of ['#/lobby', '#/me']) {
    await page.goto('about:blank');
    await page.goto(host.address + address);
    await expect(page.locator('h1')).toHaveText('This page needs a server');
  }
  await expect(page.locator('header a[href="#/lobby"], header a[href="#/me"]')).toHaveCount(0);
});

test('the second visit needs no network', async ({ page, host }) => {
  await page.goto(host.address);
  await kept(page);
  await host.stop();
  await page.goto('about:blank');
  await page.goto(host.address, { waitUntil: 'commit' });
  await page.locator('main button, main a.btn').first().waitFor();
  const opened = await page.evaluate(() => performance.now());
  test.info().annotations.push({ type: 'offline visit', description: `${Math.round(opened)} ms` });
  for (const address of ['#/about', '#/settings', '#/learn']) {
    await page.goto(host.address + address);
    await expect(page.locator('h1').first()).toBeVisible();
  }
});

test('on a slow line the letters come last, move nothing, and are kept for offline', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const slow = await new FileServer(folder, { latency: 400 }).start();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => problems.push(message.text()));
  await page.goto(slow.address);
  await lettersCame(page);
  const asked = slow.asked.map(({ path }) => path);
  const letters = asked.filter((path) => path.endsWith('.woff2'));
  // Those of the rule books come where they are read.
  expect(letters).toHaveLength(3);
  expect(asked.indexOf(letters[0]!)).toBeGreaterThan(asked.findLastIndex((path) => /Home|words/.test(path)));
  await laidOut(page);
  expect(await page.evaluate(movedByLetters)).toBeLessThan(0.01);
  await kept(page);
  await slow.stop();
  await page.reload();
  await lettersCame(page);
  expect(problems).toEqual([]);
  await slow.end();
});

/** How much of the page moved when its letters had come, as the browser reckons it. Runs in the page. */
async function movedByLetters(): Promise<number> {
  const came = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))!;
  const shifts = await new Promise<PerformanceEntryList>((found) => {
    new PerformanceObserver((list) => found(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => found([]), 1000);
  });
  return shifts
    .filter(({ startTime }) => startTime > came.startTime)
    .reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
}

test('everything can be kept at once, and a sign says when the network is gone', async ({
  page,
  host,
  context,
}) => {
  await page.goto(`${host.address}#/settings`);
  await kept(page);
  await page.reload();
  await page.getByRole('button', { name: /Keep everything for offline \(\d+\.\d MB\)/ }).click();
  await expect(page.getByText(/Everything is kept on this device: \d+\.\d MB/)).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await host.stop();
  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${host.address}#/learn/labyrinth`);
  await expect(page.locator('.board, main').first()).toBeVisible();
  await page.goto(`${host.address}#/learn/mondes`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
});

test('a new version is announced, waits for the game, and comes when it is asked for', async ({
  page,
  host,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  await page.goto(host.address);
  await kept(page);
  await page.goto(`${host.address}#/learn/onirim`);
  await page.reload();
  await page.locator('[class*=coach], .note, .paper').first().waitFor();
  await page.evaluate(() => ((window as { same?: boolean }).same = true));

  deploy(host, /^(About|Rules)-/);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  // Pages of the old build are still there, although the host has them no more; loading again changes nothing.
  await page.goto(`${host.address}#/about`);
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveTitle(/About/);
  await expect(page.locator('meta[name=build]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reload' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

test('a broken link says so, and a pasted record can be opened by keyboard', async ({ page, host }) => {
  await page.goto(`${host.address}#r=AAAA`);
  await expect(page.getByRole('alert')).toContainText('no game in this link');
  await expectAccessible(page);
  await page.getByLabel('Link or record').focus();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no game in this link');
});

/** Begins a game by one click on the first page. */
async function begin(page: Page, host: FileServer) {
  await settle(page, { language: 'en', motion: 'less', confirm: true });
  await page.goto(host.address);
  await page.getByRole('button', { name: /^Play.*Onirim$/ }).click();
  await page.waitForURL(/#\/t\/here-\w+$/);
  await myTurn(page);
}

test('a game begun in the folder goes on without a network, and travels in a link', async ({
  page,
  host,
  browser,
}) => {
  await begin(page, host);
  const roll = dice(7);
  for (let turn = 0; turn < 8 && (await myTurn(page)); turn++) await onirim(page, byMouse, roll);
  await kept(page);
  await expect.poll(() => keptGroups(page), { timeout: 30_000 }).toContain('onirim');
  await host.stop();
  const before = await moves(page);
  await page.reload();
  await myTurn(page);
  expect(await moves(page)).toBe(before);
  for (let turn = 0; turn < 4 && (await myTurn(page)); turn++) await onirim(page, byKeyboard, roll);
  expect(await moves(page)).toBeGreaterThan(before);
  await uncover(page, onirim, byKeyboard, roll);

  const here = await moves(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('As a link or QR code').click();
  const link = await page.getByLabel('Link that holds the game', { exact: true }).inputValue();
  expect(link.startsWith(`${host.address}#r=`)).toBe(true);
  expect(link.length).toBeLessThan(2048);
  await expectAccessible(page);

  await host.start();
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Play on' }).click();
  await myTurn(other);
  expect(await moves(other)).toBe(here);
  await onirim(other, byMouse, roll);
  await other.context().close();
});

test('a finished game out of a link is watched, and played on from any move', async ({ page, host }) => {
  await settle(page, { language: 'en', motion: 'less' });
  await page.goto(`${host.address}#r=${deflateRawSync(FINISHED_RECORD).toString('base64url')}`);
  await page.waitForURL(/#\/t\/here-\w+\/replay/);
  await expect(page.getByRole('heading', { name: 'Game replayed' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/t\/here-\w+$/);
  await myTurn(page);
});
