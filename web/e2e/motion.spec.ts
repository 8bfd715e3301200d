import type { Page } from '@playwright/test';
import { expect, newTable, settle, test } from './fixtures';
import { onirim } from './play/onirim';
import { byMouse, dice, expectOver, movesNow, playOut, room } from './players';

/** Cards of the hand that offer an answer and yet take neither the focus nor the pointer. Runs in the page. */
function deadCards(): string[] {
  if (document.querySelector('dialog[open]')) return [];
  const before = document.activeElement as HTMLElement | null;
  const dead = [...document.querySelectorAll<HTMLElement>('button[data-hand]')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
    card.focus();
    return document.activeElement !== card || !hit.some((element) => card.contains(element));
  });
  before?.focus();
  return dead.map((card) => card.dataset.hand!);
}

async function expectAliveHand(page: Page) {
  expect(
    await page.evaluate(deadCards),
    `cards that answer nothing after ${await movesNow(page)} moves`,
  ).toEqual([]);
}

/** Plays a hint's advice, from the button in the panel. */
async function playTheHint(page: Page) {
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  const best = hint.getByRole('button', { name: /%/ }).first();
  const play = hint.getByRole('button', { name: /^Play (this|all of this)$/ }).first();
  await best.waitFor({ timeout: 5000 });
  if (!(await play.isVisible())) await best.click({ timeout: 5000 });
  await play.click({ timeout: 5000 });
  await expect(hint).toBeHidden({ timeout: 5000 });
}

for (const [speed, pauses] of [
  ['human', [120, 450, 900]],
  ['inhuman', [0, 10]],
] as const)
  test(`with motion on every card of the hand answers throughout a game at ${speed} speed, after hints, undo and questions`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await settle(page, { language: 'en', motion: 'auto' });
    const id = await newTable(page, 'onirim');
    await page.goto(`/t/${id}`);
    const roll = dice(5);
    let looks = 0;
    let [hints, undos] = [8, 4];
    await playOut(
      page,
      async (page, press, chance) => {
        const what = roll(6);
        const asking = (await page.locator('dialog[open]').count()) > 0;
        if (!asking && what === 0 && hints-- > 0) return playTheHint(page);
        if (!asking && what === 1 && (await movesNow(page)) > 2 && undos-- > 0)
          return page.keyboard.press('u');
        await onirim(page, press, chance);
      },
      byMouse,
      {
        seed: 5,
        look: async (page) => {
          await page.waitForTimeout(pauses[roll(pauses.length)]!);
          looks += 1;
          await expectAliveHand(page);
        },
      },
    );
    await expectOver(page);
    expect(looks).toBeGreaterThan(20);
    // The last question is hidden and inert until it is removed, frames later.
    await expect(room(page).locator('[inert]')).toHaveCount(0);
  });

test('each game is dealt before one’s eyes, and everything answers at once', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'auto' });
  // Each piece stays where its deal begins: that is where it could be missed.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  for (const [game, setup, bots] of [
    ['onirim', {}, {}],
    ['labyrinth', { players: 2 }, { 2: 'random' }],
    ['mondes', { players: 2, first: 1 }, { 2: 'random' }],
  ] as const) {
    const id = await newTable(page, game, setup, { bots });
    await page.goto(`/t/${id}`);
    await expect(room(page)).toHaveAttribute('data-asked', 'true');
    const missed = await page.evaluate(() => {
      const moving = document.getAnimations();
      const pieces = moving.map(({ effect }) => (effect as KeyframeEffect).target!);
      const dealt = pieces.filter((piece) => piece.hasAttribute('data-deal'));
      const places = dealt.map((piece) => piece.getBoundingClientRect());
      for (const animation of moving) animation.finish();
      const ends = dealt.map((piece) => piece.getBoundingClientRect());
      return {
        count: dealt.length,
        missed: ends.filter(({ left, top, width, height }, at) => {
          const { left: from, top: above, right, bottom } = places[at]!;
          const [x, y] = [left + width / 2, top + height / 2];
          return x < from || x > right || y < above || y > bottom;
        }).length,
      };
    });
    expect(missed.count, game).toBeGreaterThan(4);
    expect(missed.missed, game).toBe(0);
  }
});

test('without motion nothing is dealt', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
