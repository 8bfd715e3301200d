import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import { expectOver, room } from './players';

async function concede(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await expectOver(page);
}

test('after a game alone, and after one with bots, one button deals anew at once', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  for (const [game, setup, bots] of [
    ['onirim', {}, {}],
    ['labyrinth', { players: 2 }, { 2: 'random' }],
  ] as const) {
    const id = await newTable(page, game, setup, { bots });
    await page.goto(`/t/${id}`);
    await concede(page);
    await expect(page.locator('.row .ghost'), 'no place for a next card').toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New deal' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
    await expect(room(page)).toHaveAttribute('data-phase', 'playing');
  }
});

test('hints leave the hand and the question in sight', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: /%/ })).not.toHaveCount(0);
  await expect(hint).not.toContainText('±');
  const panel = (await hint.boundingBox())!;
  for (const part of ['.ask', '[data-at="hand/own"]']) {
    const { x, width } = (await page.locator(part).boundingBox())!;
    expect(x + width, part).toBeLessThanOrEqual(panel.x);
  }
});

test('the day’s deal says that it is, and offers nothing that it does without', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less', host: 'server' });
  await page.goto('/daily');
  await page
    .getByRole('button', { name: /^Take it on/ })
    .first()
    .click();
  await expect(room(page)).toHaveAttribute('data-phase', 'playing');
  await expect(page.getByText('Deal of the day')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('without a server the first page says so once, legibly on paper, and comes back by itself', async ({
  page,
}) => {
  await settle(page, { language: 'en' });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again.first()).toBeVisible();
  // A line that is still fading in has too little contrast.
  await expect(page.locator('.coming')).toHaveCount(0);
  await expectLegible(page);
  await expect(again).toHaveCount(1);
  await page.unroute('**/api/**');
  await expect(page.getByRole('button', { name: /^Take it on/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the notes of a lesson never cover what their moves need', async ({ page }) => {
    await settle(page, { language: 'fr', motion: 'less' });
    await page.goto('/learn/onirim');
    const note = page.locator('.coach section');
    await note.waitFor();
    const hidden = () =>
      page.evaluate(() => {
        const note = document.querySelector('.coach section')!.getBoundingClientRect();
        const over = [...document.querySelectorAll('dialog[open]')].at(-1);
        const needed = over
          ? [...over.querySelectorAll('.content, footer')]
          : [...document.querySelectorAll('.ask, [data-at^="hand/"]')];
        return needed.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return note.left < right && left < note.right && note.top < bottom && top < note.bottom;
        }).length;
      });
    let asked = 0;
    for (let step = 0; step < 40 && (await note.count()) > 0; step++) {
      const show = note.getByRole('button', { name: 'Montrez-moi' });
      if (await show.isVisible()) {
        asked += 1;
        await expect.poll(hidden).toBe(0);
      }
      await note.getByRole('button').last().click();
      await page.waitForTimeout(120);
    }
    expect(asked).toBeGreaterThan(8);
    // The lesson was finished: it says so, and the game itself is one click away.
    await page.goto('/learn');
    await expect(page.getByText('Leçon terminée')).toHaveCount(1);
    await page.getByRole('button', { name: 'Jouer', exact: true }).click();
    await page.waitForURL(/\/t\//);
  });
});
