// Nothing is wider than the screen, and no words are cut off: on a small phone, at 200 % zoom on a small laptop, and on a tablet.
import type { Page } from '@playwright/test';
import type { Snapshot, TableDocument } from '../src/generated/api';
import type { View as WorldsView } from '../src/generated/mondes';
import type { View } from '../src/generated/onirim';
import { expect, LANGUAGES, newTable, settle, test } from './fixtures';
import { myTurn, room } from './players';
import { laidOut, openWhole } from './whole';

const SCREENS = {
  'a small phone': { width: 360, height: 740 },
  '200 % zoom': { width: 640, height: 360 },
  'a tablet': { width: 768, height: 1024 },
};

const PAGES = [
  ...['/', '/lobby', '/mine', '/me', '/statistics', '/daily', '/learn', '/settings', '/about', '/gallery'],
  ...['/new/onirim', '/new/labyrinth', '/new/mondes', '/rules/onirim', '/rules/labyrinth', '/rules/mondes'],
  ...['/gallery/onirim', '/gallery/labyrinth', '/gallery/mondes', '/nowhere'],
  ...['/learn/onirim', '/learn/labyrinth', '/learn/mondes'],
];

const TABLES: [game: string, setup: Record<string, unknown>, bots: Record<number, string>][] = [
  ['onirim', {}, {}],
  ['onirim', { book: 'normal', towers: 'normal', premonitions: 4 }, {}],
  ['onirim', { players: 2 }, { 2: 'hard' }],
  ['labyrinth', { players: 4 }, { 2: 'random', 3: 'random', 4: 'random' }],
  ['mondes', { players: 5 }, { 2: 'random', 3: 'random', 4: 'random', 5: 'random' }],
];

/** What sticks out on the right: the page itself, or a button of the bar at the top; and what lies upon another thing of that bar. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      out.push(`the page: ${document.documentElement.scrollWidth}`);
    for (const one of document.querySelectorAll('header :is(a, button)')) {
      const { left, right, width } = one.getBoundingClientRect();
      if (width > 0 && (right > innerWidth + 0.5 || left < -0.5)) out.push(one.outerHTML.slice(0, 120));
    }
    const parts = [...document.querySelectorAll('header :is(a, button, .sign, .status b)')]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .sort((left, right) => left.box.left - right.box.left);
    parts.forEach(({ one, box }, at) => {
      const next = parts[at + 1]?.box;
      if (next && box.right > next.left + 1 && box.bottom > next.top + 1 && next.bottom > box.top + 1)
        out.push(`under the next: ${one.outerHTML.slice(0, 120)}`);
    });
    return out;
  });

/** Words that their own box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.sr)')]
      .filter((one) => {
        const speaks = [...one.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim() !== '',
        );
        return (
          speaks &&
          one.clientHeight > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          ['hidden', 'clip'].includes(getComputedStyle(one).overflowX)
        );
      })
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim()}`),
  );

/** Opens a page on a small phone; the window grows from there. */
async function openSmall(page: Page, address: string) {
  await page.setViewportSize(SCREENS['a small phone']);
  await openWhole(page, address);
}

/** Looks at what is open on each of the screens, one after the other. */
async function expectToFit(page: Page, what: string) {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await laidOut(page);
    expect.soft(await sticksOut(page), `${what} on ${name}`).toEqual([]);
    expect.soft(await cutOff(page), `${what} on ${name}`).toEqual([]);
  }
}

for (const language of LANGUAGES) {
  test(`every page fits on a small phone, at 200 % zoom and on a tablet in ${language}`, async ({ page }) => {
    await settle(page, { language, motion: 'less' });
    for (const address of PAGES) {
      await openSmall(page, address);
      await expectToFit(page, address);
    }
  });

  test(`each table fits on a small phone, at 200 % zoom and on a tablet in ${language}, before the deal and after it`, async ({
    page,
  }) => {
    await settle(page, { language, motion: 'less' });
    for (const [game, setup, bots] of TABLES)
      for (const start of [false, true]) {
        await openSmall(page, `/t/${await newTable(page, game, setup, { bots, start })}`);
        await expect(room(page)).toHaveAttribute('data-phase', start ? 'playing' : 'gathering');
        if (start) await myTurn(page);
        await expectToFit(page, `${game} ${JSON.stringify(setup)}, ${start}`);
      }
  });
}

/** Both players pick their hands, and play on until that turn: the first answer each time. */
async function playUntil(page: Page, table: string, turn: number) {
  await page.evaluate(
    async ({ table, turn }) => {
      for (;;) {
        const read = async (seat: number) =>
          (await (await fetch(`/api/tables/${table}?as=${seat}`)).json()) as Snapshot;
        const { decider, view } = (await read(1)).standing!;
        if ((view as unknown as View).turn >= turn) return;
        const { legal, step } = (await read(decider!)).standing!;
        await fetch(`/api/tables/${table}/act`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ as: decider, action: legal![0], step, key: `e2e-${step}` }),
        });
      }
    },
    { table, turn },
  );
}

/** What is not whole on the screen, or lies under something else. */
const hidden = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const inSight =
          left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const edge = document.elementFromPoint((left + right) / 2, bottom - 3);
        return (
          !inSight || [middle, edge].some((upon) => !upon || !(one.contains(upon) || upon.contains(one)))
        );
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

for (const language of LANGUAGES)
  test(`question, hands and the rows of Onirim for two are in sight on a small phone in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS['a small phone']);
    await settle(page, { language, motion: 'less' });
    const extensions = { book: 'normal', towers: 'normal', premonitions: 4 };
    for (const setup of [
      {},
      { communication: 'silent' },
      extensions,
      { communication: 'silent', ...extensions },
    ]) {
      const id = await newTable(page, 'onirim', { players: 2, ...setup }, { seats: [1, 2] });
      for (const turn of [0, 1, 3]) {
        await playUntil(page, id, turn);
        await page.goto(`/t/${id}`);
        const curtain = page.locator('.curtain button');
        await page.locator('.hands').or(curtain).first().waitFor();
        if ((await curtain.count()) > 0) await curtain.click();
        await page.locator('.hands .slot').first().waitFor();
        await laidOut(page);
        const what = `${JSON.stringify(setup)}, turn ${turn}`;
        const parts = '.ask h2, .ask .btn, .hands .slot, .hands .partner';
        // A game that cannot be won any more says so, and that takes the room of a row.
        const lost = (await page.locator('.ask .lost').count()) > 0;
        expect.soft(await hidden(page, lost ? parts : `${parts}, .rows .row`), what).toEqual([]);
        expect.soft(await sticksOut(page), what).toEqual([]);
        expect.soft(await cutOff(page), what).toEqual([]);
      }
    }
  });

test('the hands of Onirim for two are in sight on tablets, side by side, and their captions are wider than a word', async ({
  page,
}) => {
  await settle(page, { language: 'fr', motion: 'less' });
  const id = await newTable(page, 'onirim', { players: 2 }, { seats: [1, 2] });
  await playUntil(page, id, 1);
  await page.goto(`/t/${id}`);
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    const slots = page.locator('.hands .slot');
    await expect(slots).toHaveCount(5);
    const boxes = await slots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const what = `on ${viewport.width} × ${viewport.height}`;
    expect.soft(Math.min(...boxes.map(({ width }) => width)), what).toBeGreaterThan(88);
    expect.soft(Math.max(...boxes.map(({ bottom }) => bottom)), what).toBeLessThanOrEqual(viewport.height);
  }
});

test('the hand of La Clé des mondes is in sight on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(page, { language: 'fr', motion: 'less' });
  const id = await newTable(
    page,
    'mondes',
    { players: 3, first: '1' },
    { bots: { 2: 'random', 3: 'random' } },
  );
  await page.goto(`/t/${id}`);
  await expect(room(page)).toHaveAttribute('data-asked', 'true');
  await laidOut(page);
  const { y, height } = (await page.locator('.middle > .hand').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(720);
});

/** The player on the first seat of La Clé des mondes draws until there is a card in hand. */
async function drawOne(page: Page, table: string) {
  await page.evaluate(async (table) => {
    for (;;) {
      const { standing } = (await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot;
      const { hands } = standing!.view as unknown as WorldsView;
      if (hands[0]!.length > 0) return;
      const { legal, step } = standing!;
      if (legal)
        await fetch(`/api/tables/${table}/act`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            as: 1,
            action: legal.includes('draw') ? 'draw' : legal.at(-1),
            step,
            key: `e2e-${step}`,
          }),
        });
      else await new Promise((soon) => setTimeout(soon, 50));
    }
  }, table);
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
])
  test(`both characters of La Clé des mondes and a full hand are in sight on ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await settle(page, { language: 'fr', motion: 'less' });
    const setup = { players: 2, first: '1' };
    const id = await newTable(page, 'mondes', setup, { bots: { 2: 'random' } });
    await page.goto(`/t/${id}`);
    const character = page.locator('.person');
    await expect(character).toHaveCount(2);
    await laidOut(page);
    expect(await hidden(page, '.person .keep'), 'both characters can be kept').toEqual([]);
    await character.first().click();
    await myTurn(page);
    await drawOne(page, id);
    await page.reload();
    await myTurn(page);
    const cards = page.locator('.hand li');
    // Five are the most.
    await cards.first().evaluate((card) => {
      for (let count = card.parentElement!.children.length; count < 5; count++)
        card.after(card.cloneNode(true));
    });
    const boxes = await page
      .locator('.hand .card')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const besides = (await page.locator('.right').boundingBox())!;
    expect(boxes).toHaveLength(5);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(besides.x + 4);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(viewport.height);
  });

test('the end of a turn of Labyrinth is in sight on a small laptop, with three others and long words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(page, { language: 'fr', motion: 'less' });
  const bots = { 2: 'normal', 3: 'normal', 4: 'normal' };
  await page.goto(`/t/${await newTable(page, 'labyrinth', { players: 4 }, { bots })}`);
  await myTurn(page);
  await page
    .locator('.mine .card b')
    .first()
    .evaluate((one) => (one.innerHTML = 'Chapeau<br>magique'));
  await laidOut(page);
  await expect(page.locator('.acts .btn:visible').last()).toBeInViewport({ ratio: 1 });
  // “Normal 2” is not broken in two.
  for (const name of await page.locator('.mate h3').all())
    expect((await name.boundingBox())!.height).toBeLessThan(24);
});

test('an invitation keeps to its paper on a small phone', async ({ page, browser, baseURL }) => {
  const id = await newTable(page, 'mondes', { players: 3 }, { start: false });
  const context = await browser.newContext({ baseURL, viewport: SCREENS['a small phone'] });
  const guest = await context.newPage();
  await settle(guest, { language: 'en', motion: 'less' });
  await openWhole(guest, `/t/${id}`);
  await expect(guest.getByLabel('What the others call you')).toBeVisible();
  const beyond = await guest.locator('section.paper').evaluate((paper) => {
    const edge = paper.getBoundingClientRect().right - 8;
    return [...paper.querySelectorAll('h2, p, input, button')]
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map((one) => one.outerHTML.slice(0, 120));
  });
  expect(beyond).toEqual([]);
  await context.close();
});

test('practice from the middle of a finished game says so on a small phone, and fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { language: 'fr', motion: 'less' });
  for (const [game, setup, bots] of [
    ['onirim', {}, {}],
    ['labyrinth', { players: 2 }, { 2: 'random' }],
    ['mondes', { players: 2 }, { 2: 'random' }],
  ] as const) {
    const finished = await newTable(page, game, setup, { bots });
    const id = await page.evaluate(async (table) => {
      const post = async (name: string, body: object) => {
        const answer = await fetch(`/api/tables/${table}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer;
      };
      const { standing } = (await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot;
      await post('concede', { as: 1, step: standing!.step, key: 'e2e' });
      return ((await (await post('branch', { moves: 0, bot: 'random' })).json()) as TableDocument).table;
    }, finished);
    await page.goto(`/t/${id}`);
    await expect(room(page)).toHaveAttribute('data-phase', 'playing');
    expect.soft(await sticksOut(page), game).toEqual([]);
    expect.soft(await cutOff(page), game).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.soft(page.getByText('Cette partie ne compte nulle part')).toBeVisible();
  }
});

test('each game begun on the first page fits on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, { language: 'en', motion: 'less' });
  for (const game of ['Onirim', 'Labyrinth', 'La Clé des mondes']) {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^Play.*${game}$`) }).click();
    await expect(room(page)).toHaveAttribute('data-phase', 'playing');
    await page.waitForTimeout(400);
    expect.soft(await sticksOut(page), game).toEqual([]);
  }
});
