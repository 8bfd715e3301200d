import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import { myTurn, room } from './players';
import { onirim } from './play/onirim';
import { labyrinth } from './play/labyrinth';
import { mondes } from './play/mondes';
import { byMouse, dice } from './players';

for (const [game, play, viewport] of [
  ['onirim', onirim, { width: 390, height: 844 }],
  ['mondes', mondes, { width: 1280, height: 800 }],
] as const)
  test(`what a bot does at ${game} is told under the top bar, and its last turn once more`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await settle(page, { language: 'en', motion: 'less', pace: 'slow' });
    const id = await newTable(page, game, { players: 2 }, { bots: { 2: 'random' } });
    await page.goto(`/t/${id}`);
    await expect(room(page)).toHaveAttribute('data-phase', 'playing');
    const told = page.locator('.captions p');
    const again = page.getByRole('button', { name: 'Tell their last turn again' });
    const roll = dice(5);
    for (let turn = 0; turn < 40 && (await again.count()) === 0; turn += 1)
      if (await myTurn(page)) await play(page, byMouse, roll).catch(() => {});
    await expect(again).toBeVisible();
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(told).not.toBeEmpty();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${game}.png`) });
  });

for (const [game, play, hand] of [
  ['onirim', onirim, '[data-at="hand/own"]'],
  ['labyrinth', labyrinth, '.layout > .left > .hand, .layout > .right > .mine'],
  ['mondes', mondes, '.middle > .hand'],
] as const)
  test(`at ${game} the captions take no room on a small phone, and the hand is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await settle(page, { language: 'en', motion: 'less' });
    const id = await newTable(page, game, { players: 2 }, { bots: { 2: 'random' } });
    await page.goto(`/t/${id}`);
    const again = page.getByRole('button', { name: 'Tell their last turn again' });
    const roll = dice(5);
    for (let turn = 0; turn < 40 && (await again.count()) === 0; turn += 1)
      if (await myTurn(page)) await play(page, byMouse, roll).catch(() => {});
    await expect(
      page.locator('header').getByRole('button', { name: 'Tell their last turn again' }),
    ).toBeVisible();
    await myTurn(page);
    expect((await page.locator('.captions').boundingBox())!.height).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of await page.locator(hand).all()) {
      const { y, height } = (await part.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(740);
    }
  });
