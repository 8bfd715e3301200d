import type { Page } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';
import { expect, expectAccessible, newTable, settle, test } from './fixtures';
import { room } from './players';

/** Moves that need no thought, then the game is given up. */
async function playAndConcede(page: Page, table: string, moves: number) {
  await page.evaluate(
    async ({ table, moves }) => {
      const post = (name: string, body: object) =>
        fetch(`/api/tables/${table}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ as: 1, key: `e2e-${Math.random()}`, ...body }),
        });
      const standing = async () => {
        const found = (await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot;
        return found.standing!;
      };
      for (let move = 0; move < moves; move++) {
        const { step, legal } = await standing();
        await post('act', { step, action: legal![0] });
      }
      await post('concede', { step: (await standing()).step });
    },
    { table, moves },
  );
}

test('a hint opens and closes by keyboard, says every answer, and plays only what one tells it to', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: /%/ }).first()).toBeVisible();
  await expect(hint.getByRole('status')).toContainText('Best, as far as we can tell');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await expect(room(page)).toHaveAttribute('data-moves', '0');

  await page.getByRole('button', { name: 'Hint' }).click();
  await hint.getByRole('button', { name: /%/ }).first().click();
  await expect(room(page)).toHaveAttribute('data-moves', '0');
  await hint.getByRole('button', { name: 'Play this' }).click();
  await expect(hint).toBeHidden();
  await expect(room(page)).toHaveAttribute('data-moves', '1');
});

test('where people play together without hints there is no hint, and the menu says why', async ({
  page,
  browser,
  baseURL,
}) => {
  await settle(page, { language: 'en' });
  const id = await newTable(page, 'labyrinth', { players: 2 }, { start: false });
  await page.goto(`/t/${id}`);
  const guest = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  await guest.goto(`/t/${id}`);
  await guest.getByRole('button', { name: /Sit here/ }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('No hints at this table')).toBeVisible();
  await guest.context().close();
});

test('a finished game is analysed in its replay, also for who comes back later', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'onirim');
  await playAndConcede(page, id, 3);
  await page.goto(`/t/${id}/replay`);
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await expect(page.getByText('The analysis is done.')).toBeAttached({ timeout: 60_000 });
  const decision = page.getByRole('slider', { name: 'Decision shown' });
  await expect(decision).toHaveAttribute('aria-valuetext', /%/);
  await expect(page.getByText('At the first decision you had a chance of')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await decision.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#\d+$/);
  await expect(decision).toHaveAttribute('aria-valuetext', /^Turn/);
});
