// Whoever follows an invitation chooses a name and a pawn.
import { expectAccessible } from './axe';
import { expect, newTable, settle, test } from './fixtures';

test('a guest follows the link, picks a name and a pawn, changes to another, and the host sees it', async ({
  browser,
  baseURL,
}) => {
  const [one, other] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true }),
  ]);
  const [host, guest] = [await one.newPage(), await other.newPage()];
  for (const page of [host, guest]) await settle(page, { language: 'en', motion: 'less' });
  const id = await newTable(host, 'mondes', { players: 3 }, { start: false });
  await host.goto(`/t/${id}`);
  await guest.goto(`/t/${id}`);

  const pawns = guest.getByRole('group', { name: 'Your pawn' });
  const pawn = (words: string) => pawns.getByRole('button', { name: words });
  await expect(pawn('red, pointed hat')).toHaveAttribute('aria-disabled', 'true');
  for (const button of await pawns.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  // A name that was typed is kept with the choice of the pawn.
  await guest.getByRole('textbox', { name: 'What the others call you' }).fill('Zéphyrine');
  await pawn('blue, hood').tap();
  await expect(pawn('blue, hood, yours')).toHaveAttribute('aria-pressed', 'true');
  const seats = host.getByRole('listitem').filter({ has: host.locator('.who') });
  await expect(seats.nth(1)).toContainText('Zéphyrine');
  await expectAccessible(guest);

  // By keyboard to the third; the focus stays on it.
  await pawn('gold, crown').focus();
  await guest.keyboard.press('Enter');
  await expect(pawn('gold, crown, yours')).toHaveAttribute('aria-pressed', 'true');
  await expect(pawn('gold, crown')).toBeFocused();
  await expect(seats.nth(2)).toContainText('Zéphyrine');
  await expect(seats.nth(1)).toContainText('free');
  await expect(host.getByRole('button', { name: 'gold, crown, Zéphyrine' })).toBeVisible();
  const sideways = () => guest.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);

  // The host takes the second, too: it is no longer offered.
  await host.getByRole('button', { name: 'Sit here' }).click();
  await expect(pawn('blue, hood')).toHaveAttribute('aria-disabled', 'true');
  await expect(seats.nth(2)).toContainText('Zéphyrine');
  // The host plays two seats now, and keeps the buttons for that.
  await expect(host.getByRole('group', { name: 'Your pawn' })).toHaveCount(0);
  await Promise.all([one.close(), other.close()]);
});
