import { expect, newTable, test } from './fixtures';

test('other devices are told that the password was changed, and sessions can be ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Bea ${Date.now() % 100_000}`;
  const made = await page.request.post('/api/account', { data: { name, password: 'a first sentence' } });
  expect(made.ok()).toBe(true);
  const other = await browser.newPage({ baseURL });
  await other.request.post('/api/login', { data: { name, password: 'a first sentence' } });
  const table = await newTable(other, 'onirim');
  const opened = other.waitForEvent('websocket');
  await other.goto(`/t/${table}`);
  await (await opened).waitForEvent('framereceived');
  await page.goto('/me');
  const sessions = page.locator('section', {
    has: page.getByRole('heading', { name: 'Where you are signed in' }),
  });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Old password').fill('a first sentence');
  await page.getByLabel('New password').fill('a second sentence');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('another device is signed out')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByText('Your password was changed elsewhere')).toBeVisible();
  await other.request.post('/api/login', { data: { name, password: 'a second sentence' } });
  await page.reload();
  await sessions.getByRole('listitem').filter({ hasText: 'Another device' }).getByRole('button').click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.close();
});
