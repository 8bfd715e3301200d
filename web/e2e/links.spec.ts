// What chats show of a link to a table.
import { expect, newTable, settle, test } from './fixtures';

const GAMES = [
  ['onirim', 'Onirim'],
  ['labyrinth', 'Labyrinth Team Edition'],
  ['mondes', 'La Clé des mondes'],
] as const;

for (const [game, name] of GAMES)
  test(`a link to a table of ${name} tells who invites, to what, with a picture`, async ({ page }) => {
    const id = await newTable(page, game, { players: 2 }, { start: false });
    const tag = async (property: string, language: string, accept: string) => {
      const headers = { accept, 'accept-language': language };
      const head = await (await page.request.get(`/t/${id}`, { headers })).text();
      return new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(head)?.[1];
    };
    expect(await tag('og:title', 'en', '*/*')).toMatch(
      new RegExp(`^guest-\\w+ invites you to play ${name}$`),
    );
    expect(await tag('og:title', 'fr-FR,fr;q=0.9', 'text/html')).toMatch(/^guest-\w+ vous invite à jouer à /);
    expect(await tag('og:description', 'en', '*/*')).toMatch(/\. One seat is free\.$/);
    const picture = await page.request.get((await tag('og:image', 'en', '*/*'))!);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('button', { name: /Sit here/ })).toBeVisible();
  });

test('a link to a game that has begun names nobody, and a link to no table says nothing', async ({
  page,
}) => {
  const id = await newTable(page, 'onirim');
  const begun = await (await page.request.get(`/t/${id}`)).text();
  expect(begun).toContain('content="Onirim: a table at Dédale"');
  expect(begun).not.toContain('guest-');
  const headers = { accept: 'text/html' };
  for (const path of [`/t/${id.slice(0, -1)}`, '/t/', '/', '/new/onirim'])
    expect(await (await page.request.get(path, { headers })).text(), path).not.toContain('og:');
});

test('a link to a table with a letter missing says that there is no such table', async ({ page }) => {
  await settle(page, { language: 'en' });
  const id = await newTable(page, 'onirim');
  await page.goto(`/t/${id.slice(0, -1)}`);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expect(page.getByText('Perhaps a letter of the link is missing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
