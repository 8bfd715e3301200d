import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import { movesNow, playAndConcede, room } from './players';

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

test('a hint says why its answer is better than another one', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  await page.goto(`/t/${await newTable(page, 'onirim')}`);
  const hint = page.getByRole('dialog', { name: 'Hint' });
  const why = hint.getByText(/: [\d.]+( %)? instead of [\d.]+( %)? after “.+”\.$/);
  // Where the answers are about as good there is nothing to say, which is so in a third of all decisions.
  for (let decision = 0; decision < 15; decision++) {
    await expect(room(page)).toHaveAttribute('data-asked', 'true');
    await page.keyboard.press('h');
    await hint.getByRole('button', { name: /%/ }).first().waitFor();
    const said = why.waitFor({ timeout: 2000 });
    if (await said.then(() => true).catch(() => false)) break;
    const moves = await movesNow(page);
    await hint
      .getByRole('button', { name: /^Play (this|all of this)$/ })
      .first()
      .click();
    await expect.poll(() => movesNow(page)).toBeGreaterThan(moves);
  }
  await expect(why).toBeVisible();
  await expectAccessible(page);
});

test('a hint of Labyrinth is a whole turn with its turns to go, and played with one press', async ({
  page,
}) => {
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'labyrinth', { players: 2 }, { bots: { 2: 'random' } });
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  const drawn = page.locator('.maze .told');
  await expect(drawn).toHaveCount(0);
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  const best = hint.getByRole('listitem').first();
  await expect(best).toContainText(/Treasures: \d this turn, about [\d.]+ the next; [\d.]+ turns to go/);
  await expect(drawn.first(), 'the best turn is drawn on the board').toBeVisible();
  await expectAccessible(page);
  // The first turn of a deal may be a single answer; nearly always there is more to it.
  const rest = await best.getByRole('listitem').count();
  const play = hint.getByRole('button', { name: rest > 0 ? 'Play all of this' : 'Play this' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(play, 'on a small laptop, too').toBeInViewport({ ratio: 1 });
  await play.click();
  await expect(hint).toBeHidden();
  await expect
    .poll(async () => Number(await room(page).getAttribute('data-moves')))
    .toBeGreaterThanOrEqual(1 + rest);
});

test('an open hint leaves the place of a log that a narrower window has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'mondes', { players: 2, first: '1' }, { bots: { 2: 'random' } });
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint).not.toHaveClass(/sheet/);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(hint).toHaveClass(/sheet/);
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
