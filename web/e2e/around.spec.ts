import type { Locator, Page } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';
import { expectAccessible } from './axe';
import { expect, settle, test } from './fixtures';

async function quiet(page: Page, path: string) {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The part of a page below that heading. */
function part(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

const theTable = (page: Page) => new URL(page.url()).pathname.replace('/t/', '');

async function snapshot(page: Page): Promise<Snapshot> {
  return (await (await page.request.get(`/api/tables/${theTable(page)}`)).json()) as Snapshot;
}

test('one click from the first page to a running game, and no session before it', async ({ page }) => {
  await settle(page, { host: 'server' });
  for (const game of ['Onirim', 'Labyrinth', 'La Clé des mondes']) {
    await quiet(page, '/');
    if (game === 'Onirim') expect(await page.context().cookies()).toEqual([]);
    await page.getByRole('button', { name: new RegExp(`^Play.*${game}$`) }).click();
    await page.waitForURL(/\/t\//);
    const { table } = await snapshot(page);
    expect(table.phase).toBe('playing');
  }
  await quiet(page, '/');
  await expect(page.getByText('Your turn').first()).toBeVisible();
});

test('what does not go together is told beside the field, and the last choice is remembered', async ({
  page,
}) => {
  await settle(page, { host: 'server' });
  await quiet(page, '/new/onirim');
  await page.getByText('hands and looks are seen by their player only').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-option=communication]')).toContainText('Not possible together with');
  await page.getByText('On this device').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  const [one, other] = (await snapshot(page)).table.seats;
  expect(one!.user).not.toBeNull();
  expect(one!.user).toBe(other!.user);
  await quiet(page, '/new/onirim');
  await expect(page.getByRole('radio', { name: /On this device/ })).toBeChecked();
});

test('a table put up for everybody is found and joined by somebody who was never here', async ({
  page,
  browser,
  baseURL,
}) => {
  await quiet(page, '/new/mondes');
  await page.getByText('With friends').click();
  await page.getByLabel('Among the open tables').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const other = await browser.newPage({ baseURL });
  await quiet(other, '/lobby');
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await other.waitForURL(/\/t\//);
  await quiet(other, '/mine');
  await expect(other.getByText('La Clé des mondes')).toBeVisible();
  await other.close();
});

test('an account is made, left, recovered and deleted', async ({ page }) => {
  const name = `Ada ${Date.now() % 100_000}`;
  await quiet(page, '/me');
  const make = part(page, 'Make an account');
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('Password').fill('a first sentence');
  await make.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  await expectAccessible(page);
  const code = await page.locator('code').first().innerText();
  await page.getByLabel('I have kept it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`signed in as ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('We do not know you yet')).toBeVisible();
  await page.getByRole('button', { name: 'Password forgotten?' }).click();
  const recover = part(page, 'Recover the account');
  await recover.getByLabel('Name').fill(name);
  await recover.getByLabel('Recovery code').fill(code);
  await recover.getByLabel('New password').fill('a second sentence');
  await recover.getByRole('button').click();
  await expect(page.getByText(`signed in as ${name}`)).toBeVisible();
  expect(await page.locator('code').first().innerText()).not.toBe(code);
  const ending = part(page, 'Delete everything');
  await ending.getByLabel('Password').fill('a second sentence');
  await ending.getByLabel('Yes, delete all of it').check();
  await ending.getByRole('button').click();
  await expect(page.getByText('Everything about you is deleted')).toBeVisible();
});

test('a lost server is told of, and asked again', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto('/lobby');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/tables');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
});

test('the day’s deal is begun once, and compared when it is over', async ({ page }) => {
  await quiet(page, '/daily');
  await page.getByRole('button', { name: 'Take it on' }).first().click();
  await page.waitForURL(/\/t\//);
  const table = theTable(page);
  const { standing } = await snapshot(page);
  await page.evaluate(
    async ({ table, step }) => {
      const body = JSON.stringify({ step, key: 'give-up', as: 1 });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/tables/${table}/concede`, { method: 'POST', headers, body });
    },
    { table, step: standing!.step },
  );
  await quiet(page, '/daily');
  await expect(page.getByText(/Lost after/)).toBeVisible();
  await page.getByRole('link', { name: 'Compare' }).first().click();
  await expect(page.getByRole('heading', { name: 'How long it took' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeVisible();
  await expectAccessible(page);
  await quiet(page, '/statistics');
  await expect(page.getByRole('heading', { name: 'By configuration' })).toBeVisible();
  await expectAccessible(page);
});
