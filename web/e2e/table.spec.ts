import type { Page, WebSocketRoute } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';
import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';
import type { Glimpse, View } from '../src/generated/onirim';
import { expectOver, room } from './players';
import { TableServer } from './server';

/**
 * A grimoire that begins by pushing a tile in face down. Taking a move back while every tile lies open asks nobody, as
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
  // A client that has not heard of a move has nothing to take back.
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
  const told: unknown[] = [];
  watching.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)))),
  );
  await watching.goto(`/t/${id}`);
  await expect(room(watching)).toHaveAttribute('data-phase', 'playing');
  await expect(watching.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // They pick their hands face up; from then on they draw in silence. A nightmare may take a whole hand: they play until both hold a secret.
  let moves = 0;
  do await actForWhoeverIsAsked(page, id);
  while (++moves < 60 && !((await holdsSecret(page, id, 1)) && (await holdsSecret(page, id, 2))));
  await expect(room(watching)).toHaveAttribute('data-moves', String(moves));

  const [view] = having('hands', told).slice(-1) as unknown as View[];
  let draws = 0;
  for (const seat of [1, 2]) {
    const { missed, standing } = await snapshot(page, id, seat);
    const own = (standing!.view as unknown as View).hands[seat - 1]!;
    const secret = own.filter(({ known_to }) => known_to === String(seat));
    expect(secret.length).toBeGreaterThan(0);
    expect(secret.map(({ card }) => card)).not.toContain(null);
    const hidden = own.map((held) => (secret.includes(held) ? { ...held, card: null } : held));
    expect(inOrder(view!.hands[seat - 1]!)).toEqual(inOrder(hidden));
    const drew = drawn(missed).filter((one) => one.seat === seat);
    expect(drew.map(({ card }) => card)).not.toContain(null);
    draws += drew.length;
  }

  // Neither was any of it told on the way here.
  const known = having('known_to', told).filter(({ card }) => card !== null);
  expect(known.filter(({ known_to }) => known_to !== 'everybody')).toEqual([]);
  expect(drawn(told).map(({ card }) => card)).toEqual(Array(draws).fill(null));
  expect(having('legal', told).filter(({ legal }) => legal !== null)).toEqual([]);

  // Only told cards are shown: the others are backs.
  const cards = view!.hands.flat().map(({ card }) => card);
  const hands = watching.locator('[data-at="hand/own"], [data-at="hand/partner"]');
  const backs = cards.filter((card) => card === null);
  await expect(hands.getByRole('img')).toHaveCount(cards.length);
  await expect(hands.getByRole('img', { name: 'A card face down' })).toHaveCount(backs.length);
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

test('people who share a device are called by their names, with their signs, in the lobby and at the curtain', async ({
  page,
}) => {
  await settle(page, { language: 'en' });
  const id = await newTable(page, 'mondes', { players: 2, first: '1' }, { seats: [1, 2], start: false });
  await page.goto(`/t/${id}`);
  await page.getByLabel('Name of the player in seat 1').fill('Inès');
  await page.getByLabel('Name of the player in seat 2').fill('Malo');
  await page.keyboard.press('Tab');
  await expect(page.locator('.gathering b').filter({ hasText: 'Malo' })).toBeVisible();
  await expect(page.locator('.gathering .seat-sign svg')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await act(page, id, 1);
  await expect(page.getByRole('heading', { name: 'Over to Malo' })).toBeVisible();
  await expect(page.locator('.curtain .seat-sign svg')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Inès').first()).toBeVisible();
});

test('soft sounds are offered once, at the end of the first game', async ({ page }) => {
  await settle(page, { language: 'en', motion: 'less' });
  const offer = page.getByText('Soft sounds in the next game?');
  for (const offered of [1, 0]) {
    await page.addInitScript((asked) => {
      const kept = JSON.parse(localStorage.getItem('dedale-settings') ?? '{}') as object;
      localStorage.setItem('dedale-settings', JSON.stringify({ ...kept, soundOffered: asked }));
    }, offered === 0);
    const id = await newTable(page, 'onirim');
    await page.goto(`/t/${id}`);
    await expect(room(page)).toHaveAttribute('data-asked', 'true');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await expect(room(page)).toHaveAttribute('data-phase', 'over');
    await expect(offer).toHaveCount(offered);
    if (offered) {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await expect(offer).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('dedale-settings'))).toContain(
        '"soundOffered":true',
      );
    }
  }
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

test('who was away reads in the log what happened meanwhile', async ({ page, browser, baseURL }) => {
  const id = await newTable(page, 'onirim');
  const device = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const away = await device.newPage();
  const cut = await cuttingSockets(away);
  await away.goto(`/t/${id}`);
  await act(page, id, 1);
  await expect(room(away)).toHaveAttribute('data-moves', '1');
  const before = await toldLines(page, id, 1);
  // The log keeps step with what moves on the table.
  await expect.poll(() => linesOf(away)).toEqual(before);

  await device.setOffline(true);
  await cut();
  await expect(away.getByText('The connection is lost.')).toBeVisible();
  for (let move = 0; move < 3; move++) await act(page, id, 1);
  const all = await toldLines(page, id, 1);
  expect(all.length).toBeGreaterThan(before.length);
  await expect(room(away)).toHaveAttribute('data-moves', '1');
  expect(await linesOf(away)).toEqual(before);

  await device.setOffline(false);
  await expect(room(away)).toHaveAttribute('data-moves', '4');
  await expect.poll(() => linesOf(away)).toEqual(all);
  await device.close();
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

async function snapshot(page: Page, table: string, seat: number): Promise<Snapshot> {
  return (await (await page.request.get(`/api/tables/${table}?as=${seat}&lang=en`)).json()) as Snapshot;
}

/** Answers with the first legal answer, from elsewhere: this test is not about answering. */
async function act(page: Page, table: string, seat: number) {
  const { legal, step } = (await snapshot(page, table, seat)).standing!;
  await page.evaluate(
    async ({ table, body }) => {
      const answer = await fetch(`/api/tables/${table}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { table, body: { as: seat, action: legal![0], step, key: `e2e-${Math.random()}` } },
  );
}

/** Whether this player of Onirim holds a card that nobody else knows. */
async function holdsSecret(page: Page, table: string, seat: number): Promise<boolean> {
  const { hands } = (await snapshot(page, table, seat)).standing!.view as unknown as View;
  return hands[seat - 1]!.some(({ known_to }) => known_to === String(seat));
}

async function actForWhoeverIsAsked(page: Page, table: string) {
  await act(page, table, (await snapshot(page, table, 1)).standing!.decider!);
}

/** The browser lets no new socket through when it is offline, but leaves open ones alone: this closes them. */
async function cuttingSockets(page: Page): Promise<() => Promise<void>> {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    open.push(socket, socket.connectToServer());
  });
  return async () => {
    for (const socket of open.splice(0)) await socket.close();
  };
}

/** The log as it is shown: headings and sentences, from above. */
async function linesOf(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Log' }).locator('h3, .told').allInnerTexts();
}

/** The log as the server tells it, read as the page has it: the newest turn first, its heading above its newest sentence. */
async function toldLines(page: Page, table: string, seat: number): Promise<string[]> {
  const { missed } = await snapshot(page, table, seat);
  const turns: string[][] = [[]];
  for (const { text } of missed.flatMap(({ said = [] }) => said)) {
    if (/^Turn \d+/.test(text)) turns.unshift([text]);
    else turns[0]!.splice(turns[0]!.length > 0 && /^Turn/.test(turns[0]![0]!) ? 1 : 0, 0, text);
  }
  return turns.flat();
}

/** Every object that has such a field in what was told, however deep. */
function having(field: string, told: unknown): Record<string, unknown>[] {
  if (typeof told !== 'object' || told === null) return [];
  const within = Object.values(told).flatMap((value) => having(field, value));
  return field in told ? [told as Record<string, unknown>, ...within] : within;
}

/** The cards that were drawn into a hand, in what was told. */
function drawn(told: unknown): { seat?: unknown; card?: unknown }[] {
  return having('event', told).filter(({ event, into }) => event === 'drew' && into === 'own');
}

const inOrder = (hand: Glimpse[]) => hand.map(({ card, known_to }) => `${card} known to ${known_to}`).sort();
