// Positions with one answer that is clearly best.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, settle, test } from './fixtures';
import { labyrinth } from './play/labyrinth';
import { mondes } from './play/mondes';
import { onirim } from './play/onirim';
import { byKeyboard, byMouse, byTouch, dice, type Move, type Press } from './players';

const VERDICT = /^(Right!|Not the best answer|\d of \d treasures found)$/;
const verdict = (page: Page) => page.getByRole('dialog', { name: VERDICT });

/** Gives an answer, or those of a turn, whichever, and waits for the solution. */
async function answer(page: Page, move: Move, press: Press) {
  const roll = dice(5);
  await expect(async () => {
    if (!(await verdict(page).isVisible())) await move(page, press, roll).catch(() => {});
    await expect(verdict(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

const PLAYS: [string, Move, string, Press, 'answer' | 'turn'][] = [
  ['onirim', onirim, 'with the keyboard', byKeyboard, 'answer'],
  ['labyrinth', labyrinth, 'with the mouse', byMouse, 'turn'],
  ['mondes', mondes, 'with the mouse', byMouse, 'answer'],
];

for (const [game, move, how, press, asked] of PLAYS)
  test(`a puzzle of ${game} is solved ${how}, counts once, and another one follows`, async ({ page }) => {
    await settle(page, { language: 'en', motion: 'less' });
    await page.goto(`/puzzles/${game}`);
    await expectAccessible(page);
    const first = page
      .locator('.today')
      .getByRole('link', { name: /^Solve/ })
      .first();
    await first.click();
    await expect(page.getByText(`Your first ${asked} counts.`)).toBeVisible();
    const address = page.url();
    await answer(page, move, press);
    await expect(verdict(page).getByText(/^Your rating: 800 → \d+$/)).toBeVisible();
    await expect(verdict(page).getByText('Your answer', { exact: true })).toHaveCount(
      asked === 'turn' ? 0 : 1,
    );
    await expect(verdict(page).getByText('How often the bots find it')).toBeVisible();
    await expectAccessible(page);

    await verdict(page).getByRole('button', { name: 'Try again' }).click();
    await expect(verdict(page)).toBeHidden();
    await expect(page.getByText('this time nothing counts')).toBeVisible();
    await answer(page, move, press);
    await expect(verdict(page).getByText(/^Your rating: 800 → \d+$/)).toHaveCount(1);

    await verdict(page).getByRole('link', { name: 'Next puzzle' }).click();
    await expect(page.getByText(`Your first ${asked} counts.`)).toBeVisible();
    expect(page.url()).not.toBe(address);
    await page.goto(address);
    await expect(page.getByText('this time nothing counts')).toBeVisible();
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator('.today').getByRole('link', { name: /^Solve/ })).toHaveCount(2);
    await expect(page.getByText(/^[01] of 1 solved$/)).toBeVisible();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a puzzle fits, and its solution leaves the board in sight', async ({ page }) => {
    await settle(page, { language: 'fr', motion: 'less' });
    await page.goto('/puzzles');
    await page.getByRole('link', { name: 'Les énigmes du jour' }).first().tap();
    await page.locator('.today').getByRole('link').first().tap();
    await expect(page.getByText('Votre première réponse compte.')).toBeVisible();
    const solution = page.getByRole('dialog', { name: /^(Bien vu|Ce n’est pas)/ });
    const roll = dice(5);
    await expect(async () => {
      if (!(await solution.isVisible())) await onirim(page, byTouch, roll).catch(() => {});
      await expect(solution).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    const box = (await solution.boundingBox())!;
    expect(box.y).toBeGreaterThan(240);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

test('a link to no puzzle says so', async ({ page }) => {
  await settle(page, { language: 'en' });
  await page.goto('/puzzles/onirim/aaaaaaaa');
  await expect(page.getByText('There is no such puzzle.')).toBeVisible();
});
