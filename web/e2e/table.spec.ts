import type { Snapshot } from '../src/generated/api';
import { expect, expectAccessible, newTable, settle, test } from './fixtures';
import { expectOver, room } from './players';
import { TableServer } from './server';

/**
 * A grimoire that begins by pushing a tile in face down. Who takes a move back while every tile lies open asks nobody, as
 * after a meeting: then a test of being asked depends on the deal.
 */
const PUSHES = ['N', 'E', 'S', 'W'].flatMap((side) => [1, 3, 5].map((line) => `${side}${line}*2`)).join(',');

test('two people at two browsers share a link, sit down, play, and each sees what the other did', async ({
  browser,
  baseURL,
}) => {
  const [one, other] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL, locale: 'fr-FR' }),
  ]);
  const [host, guest] = [await one.newPage(), await other.newPage()];
  const id = await newTable(host, 'labyrinth', { players: 2, deck: PUSHES }, { start: false });
  await host.goto(`/t/${id}`);
  await expect(host.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(`${baseURL}/t/${id}`);
  await expectAccessible(host);
  await guest.goto(`/t/${id}`);
  await guest.getByRole('button', { name: 'M’asseoir ici' }).click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  await expect(room(host)).toHaveAttribute('data-phase', 'playing');
  await expect(room(guest)).toHaveAttribute('data-phase', 'playing');
  await expect(room(host)).toHaveAttribute('data-asked', 'true');
  await expect(room(guest)).toHaveAttribute('data-asked', 'false');
  await act(host, id, 1);
  // Who has not heard of a move has nothing to take back.
  await expect(room(host)).toHaveAttribute('data-moves', '1');
  await expect(room(guest)).toHaveAttribute('data-moves', '1');

  // One asks to take it back; the other agrees.
  await host.keyboard.press('u');
  await guest.getByRole('button', { name: 'D’accord' }).click();
  await expect(room(host)).toHaveAttribute('data-moves', '0');

  // They talk.
  await host.getByRole('button', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'Say something' }).fill('Good evening <b>!</b>');
  await host.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Discussion' }).click();
  await expect(guest.getByText('Good evening <b>!</b>')).toBeVisible();
  await guest.keyboard.press('Escape');
  await host.keyboard.press('Escape');

  // They win and lose together: one asks to give up, the other agrees. Both may play again, at the same next table.
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Concede', exact: true }).click();
  await host.getByRole('button', { name: 'Concede', exact: true }).click();
  await expect(room(guest)).toHaveAttribute('data-phase', 'playing');
  await guest.getByRole('button', { name: 'D’accord' }).click();
  await expectOver(guest);
  await guest.getByRole('button', { name: 'Rejouer' }).click();
  await guest.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
  await host.getByRole('link', { name: 'To the next table' }).click();
  await expect(host).toHaveURL(guest.url());
  await Promise.all([one.close(), other.close()]);
});

test('somebody without a seat watches, and sees no hand of a silent game', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newTable(page, 'onirim', { players: 2, communication: 'silent' }, { seats: [1, 2] });
  const stranger = await browser.newContext({ baseURL });
  const watching = await stranger.newPage();
  const told: string[] = [];
  watching.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await watching.goto(`/t/${id}`);
  await expect(room(watching)).toHaveAttribute('data-phase', 'playing');
  await expect(watching.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(told.join('')).not.toContain('"legal":["');
  await stranger.close();
});

test('players of one device are separated by a curtain when they know different things', async ({ page }) => {
  const id = await newTable(page, 'mondes', { players: 2, first: '1' }, { seats: [1, 2] });
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await act(page, id, 1);
  await expect(page.getByRole('heading', { name: /^Over to/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.locator('main.board').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('main.board')).toBeVisible();
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
});

test('the server is killed in the middle: what was done meanwhile waits, and the game goes on without a reload', async ({
  browser,
}) => {
  const server = await new TableServer().start();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await settle(page, { language: 'en' });
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await page.evaluate(() => ((window as unknown as { marked: boolean }).marked = true));
  await server.kill();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await server.start();
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 30_000 });
  await act(page, id, 1);
  await expect(room(page)).toHaveAttribute('data-moves', '1');
  expect(await page.evaluate(() => (window as unknown as { marked?: boolean }).marked)).toBe(true);
  await context.close();
  await server.end();
});

test('who was away reads in the log what happened meanwhile', async ({ page, context }) => {
  const id = await newTable(page, 'onirim', {}, {});
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await expect(room(second)).toHaveAttribute('data-asked', 'true');
  await act(page, id, 1);
  await expect(room(second)).toHaveAttribute('data-moves', '1');
});

test('the language changes at the table, words of the game too', async ({ page }) => {
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id}`);
  await expect(page.getByText('The game begins.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('La partie commence.').first()).toBeVisible();
});

test('a table that does not exist is told so', async ({ page }) => {
  await page.goto('/t/aaaaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expectAccessible(page);
});

/** Answers with the first legal answer, from elsewhere: what this test is about is not how. */
async function act(page: import('@playwright/test').Page, table: string, seat: number) {
  await page.evaluate(
    async ({ table, seat }) => {
      const found = (await (await fetch(`/api/tables/${table}?as=${seat}`)).json()) as Snapshot;
      const { legal, step } = found.standing!;
      const body = { as: seat, action: legal![0], step, key: `e2e-${Math.random()}` };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/tables/${table}/act`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { table, seat },
  );
}
