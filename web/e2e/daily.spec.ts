// The day's deal: days in a row, past days for practice, and a result to send.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Leaderboard, MyTable, Snapshot } from '../src/generated/api';
import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import { room } from './players';

/** Gives a game up that was just begun. */
async function giveUp(page: Page, table: string) {
  await page.evaluate(async (table) => {
    const { standing } = (await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot;
    await fetch(`/api/tables/${table}/concede`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ step: standing!.step, key: 'give-up', as: 1 }),
    });
  }, table);
}

const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('a finished deal makes a day, leads to its own comparison, and is a picture to send', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  await page.goto('/daily');
  // The second is played with extensions: its comparison is not that of the usual setup.
  await page.getByRole('button', { name: 'Take it on' }).nth(1).click();
  await page.waitForURL(/\/t\//);
  await giveUp(page, new URL(page.url()).pathname.split('/')[2]!);
  await page.getByRole('link', { name: 'How others did' }).click({ timeout: 20_000 });
  await expect(page.getByText(/Book of Steps/i).first()).toBeVisible();

  const picture = page.getByRole('img', { name: /Lost after/ });
  await expect(picture).toBeVisible();
  const size = () => picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
  await expect.poll(size).toEqual([1200, 630]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^dedale-onirim-.*\.png$/);
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Today’s deals' }).click();
  await expect(page.getByText('One day in a row')).toBeVisible();
  await expectAccessible(page);
});

test('the deal of a past day is played again for practice, and says that it counts nowhere', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  // Nobody can turn the server's clock: a finished game is said to be yesterday's.
  const id = await newTable(page, 'labyrinth', { players: 2 }, { bots: { 2: 'random' } });
  await giveUp(page, id);
  await page.route('**/api/me/tables', async (route) => {
    const response = await route.fetch();
    const tables = (await response.json()) as MyTable[];
    const json = tables.map((one) => (one.table === id ? { ...one, day: dayBefore() } : one));
    await route.fulfill({ response, json });
  });
  await page.goto('/daily');
  await expect(page.getByText('One day in a row')).toBeVisible();
  await expect(page.getByText('it counts nowhere')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Practise: Labyrinth/ }).click();
  await expect(room(page)).toHaveAttribute('data-phase', 'playing');
  await expect(room(page)).toHaveAttribute('data-moves', '0');
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  const again = new URL(page.url()).pathname.split('/')[2]!;
  expect(again).not.toBe(id);
  await giveUp(page, again);
  await expect(page.getByText(/^Practice ·/)).toBeVisible();
});

/** A board on which somebody else leads and the reader stands far below. */
function aBoard(days: number): Leaderboard {
  const row = (rank: number, me = false) => ({
    rank,
    name: me ? 'Mireille' : `Somebody ${rank}`,
    me,
    played: days - 1,
    won: me ? 0 : Math.max(1, 6 - rank),
    streak: rank,
    moves: me ? null : 40.25 + rank,
  });
  const rows = [...Array.from({ length: 14 }, (_, at) => row(at + 1)), row(48, true)];
  const game = 'onirim' as const;
  return { game, setup: '', options: {}, days, first: '2026-11-10', last: dayBefore(), accounts: 52, rows };
}

test('accounts are compared over the days, and one finds oneself', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const asked: string[] = [];
  await page.route('**/api/leaderboard/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const days = searchParams.get('days');
    asked.push(`${pathname} ${days}`);
    return route.fulfill({ json: aBoard(Number(days)) });
  });
  await page.goto('/daily');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Over the days' }) });
  await expect(section.getByText('today’s deal stays a secret')).toBeVisible();
  const own = section.getByRole('row', { name: /Mireille \(you\)/ });
  await expect(own).toContainText('48');
  await expect(section.getByRole('row')).toHaveCount(1 + 10 + 1);
  await section.getByRole('button', { name: '4 more' }).click();
  await expect(section.getByRole('row')).toHaveCount(1 + 14 + 1);

  // By keyboard to the month, and to another game's deal.
  await section.getByRole('radio', { name: '7 days' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect(section.getByText('of 29').first()).toBeAttached();
  await section.getByRole('combobox', { name: 'Which deal' }).selectOption({ index: 4 });
  await expect.poll(() => asked.at(-1)).toBe('/api/leaderboard/mondes 30');
  expect(asked.slice(0, 2)).toEqual(['/api/leaderboard/onirim 7', '/api/leaderboard/onirim 30']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});

test('an empty list of accounts says how to get on it', async ({ page }) => {
  await settle(page, { language: 'fr', motion: 'less' });
  await page.goto('/daily');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Au fil des jours' }) });
  await expect(section.getByText('vous y serez demain')).toBeVisible();
  await section.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(/\/me$/);
});
