import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, settle, test } from './fixtures';
import {
  byKeyboard,
  byMouse,
  dice,
  expectOver,
  moves,
  movesNow,
  myTurn,
  playOut,
  uncover,
  type Move,
} from './players';
import { labyrinth } from './play/labyrinth';
import { mondes } from './play/mondes';
import { onirim } from './play/onirim';

test.skip(
  !existsSync(new URL('../wasm/onirim/dedale.js', import.meta.url)),
  'the engines were not built for the browser (make wasm)',
);

const HERE = /\/t\/here-\w+$/;

interface Choices {
  seats: string[];
  options?: Record<string, string>;
  own?: Record<string, string>;
}

/** Begins a game by its form, with these choices. */
async function begin(page: Page, game: string, choices: Choices) {
  await page.goto('/about');
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key!, kept!),
    [`dedale-setup-${game}`, JSON.stringify({ options: {}, own: {}, ...choices })],
  );
  await page.goto(`/new/${game}`);
  await page.locator('form .primary').click();
  await page.waitForURL(HERE);
  await myTurn(page);
}

/** The smallest game: one click on the first page. */
async function beginOnirim(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play.*Onirim$/ }).click();
  await page.waitForURL(HERE);
  await myTurn(page);
}

async function concede(page: Page) {
  await uncover(page, onirim, byMouse);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await expectOver(page);
}

const GAMES: { name: string; game: string; choices: Choices; move: Move }[] = [
  { name: 'Onirim', game: 'onirim', choices: { seats: ['me'] }, move: onirim },
  {
    name: 'Labyrinth',
    game: 'labyrinth',
    choices: { seats: ['me', 'bot:greedy'], options: { pages: 'own:' }, own: { pages: '12' } },
    move: labyrinth,
  },
  {
    name: 'La Clé des mondes',
    game: 'mondes',
    choices: {
      seats: ['me', 'bot:random'],
      options: { 'max-rounds': 'own:' },
      own: { 'max-rounds': '3' },
    },
    move: mondes,
  },
];

for (const { name, game, choices, move } of GAMES) {
  test(`a whole game of ${name} is played without a network once it has begun`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await settle(page, { language: 'en', motion: 'less', confirm: true });
    await begin(page, game, choices);
    await expect(page.getByText('On this device').first()).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(true);
    await playOut(page, move, byMouse);
    await expectOver(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

test('with the keyboard alone, in French', async ({ page, context }) => {
  await settle(page, { language: 'fr', theme: 'light', motion: 'less' });
  await page.goto('/');
  await byKeyboard(page.getByRole('button', { name: /^Jouer.*Onirim$/ }));
  await page.waitForURL(HERE);
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.getByText('Sur cet appareil').first()).toBeVisible();
  await playOut(page, onirim, byKeyboard, { most: 12 });
  expect(await moves(page)).toBeGreaterThanOrEqual(12);
  await expectAccessible(page);
});

test('a game goes on after the page was closed in the middle of it, and stands in the lists', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  await beginOnirim(page);
  await playOut(page, onirim, byMouse, { most: 5 });
  const before = await moves(page);
  await page.reload();
  await myTurn(page);
  expect(await moves(page)).toBe(before);
  await page.goto('/');
  await page.getByRole('link', { name: /Onirim.*on this device/ }).click();
  await page.waitForURL(HERE);
  await playOut(page, onirim, byMouse, { most: 2 });
  expect(await moves(page)).toBeGreaterThan(before);
  await page.goto('/mine');
  await expect(page.getByRole('link', { name: /on this device/ })).toBeVisible();
  await expectAccessible(page);
});

test('two tabs of the same game: one plays, the other says so and can take over', async ({
  page,
  context,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  await beginOnirim(page);
  await playOut(page, onirim, byMouse, { most: 2 });
  const before = await moves(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This game is open elsewhere' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Play here' }).click();
  await myTurn(other);
  await expect(page.getByRole('heading', { name: 'This game is open elsewhere' })).toBeVisible();
  expect(await moves(other)).toBe(before);
  await playOut(other, onirim, byMouse, { most: 1 });
  await page.getByRole('button', { name: 'Play here' }).click();
  await myTurn(page);
  expect(await moves(page)).toBeGreaterThan(before);
  await expect(other.getByRole('button', { name: 'Play here' })).toBeVisible();
});

test('when the storage is cleared in the middle of a game nothing is lost', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  await beginOnirim(page);
  await playOut(page, onirim, byMouse, { most: 3 });
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const deleting = indexedDB.deleteDatabase('dedale');
        deleting.onsuccess = () => done();
        deleting.onerror = () => failed(new Error('not deleted'));
      }),
  );
  await playOut(page, onirim, byMouse, { most: 1 });
  const before = await moves(page);
  await page.reload();
  await myTurn(page);
  expect(await moves(page)).toBe(before);
});

test('a full storage is told once, and the game goes on', async ({ page, pages }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: pages, quotaSize: 1 });
  await beginOnirim(page);
  const full = page.getByText('There is no room left on this device');
  await playOut(page, onirim, byMouse, { most: 4 });
  await expect(full).toHaveCount(1);
  await expectAccessible(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: pages });
  await playOut(page, onirim, byMouse, { most: 1 });
  const before = await moves(page);
  await page.reload();
  await myTurn(page);
  expect(await moves(page)).toBe(before);
});

test('several people play on one device and look away in between', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  await begin(page, 'onirim', { seats: ['me', 'me'], options: { communication: 'silent' } });
  const curtain = page.getByRole('button', { name: /show my side/ });
  const roll = dice(7);
  for (let clicks = 0; clicks < 80; clicks++) {
    await page.locator('[data-asked="true"]').or(curtain).first().waitFor();
    if ((await curtain.count()) > 0) break;
    // The curtain may fall under the finger.
    await onirim(page, byMouse, roll).catch(() => {});
  }
  await expect(page.getByRole('heading', { name: 'Over to Player 2' })).toBeVisible();
  await expectAccessible(page);
  await curtain.click();
  await myTurn(page);
});

test('undo, hints, replay, analysis, playing on and playing again work on this device', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await settle(page, { language: 'en', motion: 'less' });
  await beginOnirim(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).first().click();
  await expect(page.getByText(/games? simulated/).first()).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await playOut(page, onirim, byMouse, { most: 1 });
  await uncover(page, onirim, byMouse);
  const before = await moves(page);
  await page.keyboard.press('u');
  await expect.poll(() => movesNow(page)).toBeLessThan(before);
  await context.setOffline(false);
  await concede(page);
  const first = page.url();
  await page.getByRole('button', { name: 'New deal' }).click();
  await page.waitForURL((url) => HERE.test(url.pathname) && url.href !== first);
  await page.goto(`${first}/replay?analyse`);
  await expect(page.getByText(/^Move \d+ of \d+$/).first()).toBeVisible();
  await expect(page.getByText('The analysis is done.')).toBeAttached({ timeout: 120_000 });
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => HERE.test(url.pathname) && url.href !== first);
  await myTurn(page);
});

test('all games go into one file and come back from it; a damaged one is told and removed', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  await beginOnirim(page);
  await playOut(page, onirim, byMouse, { most: 3 });
  const [game, before] = [page.url(), await moves(page)];
  await page.goto('/settings');
  await expect(page.getByText('One game is kept here.')).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all games' }).click();
  const file = await (await saving).path();
  await page.evaluate(forgetAll);
  await page.goto(game);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.goto('/settings');
  await page.getByLabel('Import games').setInputFiles(file);
  await expect(page.getByText('One game added.')).toBeVisible();
  await page.getByLabel('Import games').setInputFiles(file);
  await expect(page.getByText('No new game; one was here already.')).toBeVisible();
  await page.goto(game);
  await myTurn(page);
  expect(await moves(page)).toBe(before);
  await page.evaluate(damage, 'here-damaged');
  await page.goto('/mine');
  await expect(page.getByRole('heading', { name: /^Damaged/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await page.getByRole('button', { name: 'Remove it for good' }).click();
  await expect(page.getByRole('heading', { name: /^Damaged/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Onirim/ }).first()).toBeVisible();
});

/** Removes everything; runs in the page. */
function forgetAll(): Promise<void> {
  return new Promise((done) => {
    indexedDB.deleteDatabase('dedale').onsuccess = () => done();
  });
}

/** Puts a table into the store that nobody can read; runs in the page. */
function damage(table: string): Promise<void> {
  return new Promise((done) => {
    indexedDB.open('dedale').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result;
      const writing = db.transaction('tables', 'readwrite');
      writing.objectStore('tables').add({ table, about: {}, summary: { table } });
      writing.oncomplete = () => {
        db.close();
        done();
      };
    };
  });
}

test('an open seat needs the server; people who want it so play there alone, too', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less', host: 'server' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play.*Onirim$/ }).click();
  await page.waitForURL(/\/t\//);
  expect(page.url()).not.toMatch(HERE);
  await settle(page, { language: 'en', motion: 'less', host: 'device' });
  await page.goto('/new/mondes');
  await page.getByText('With friends').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  expect(page.url()).not.toMatch(HERE);
});

test('the first page loads no engine before somebody is about to play', async ({ page }) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/\.(wasm|net)$|worker-/.test(new URL(request.url()).pathname)) engines.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(engines).toEqual([]);
  await page.getByRole('button', { name: /^Play.*Onirim$/ }).hover();
  await expect.poll(() => engines.length).toBeGreaterThan(1);
});
