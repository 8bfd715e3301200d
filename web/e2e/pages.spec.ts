import { expectAccessible, expectLegible } from './axe';
import { expect, LANGUAGES, newTable, settle, test } from './fixtures';
import { lettersCame, openWhole } from './whole';

const PAGES = [
  '/',
  '/new/onirim',
  '/new/labyrinth',
  '/new/mondes',
  '/lobby',
  '/mine',
  '/me',
  '/statistics',
  '/daily',
  '/learn',
  '/learn/onirim',
  '/learn/labyrinth',
  '/learn/mondes',
  '/rules/onirim',
  '/rules/labyrinth',
  '/rules/mondes',
  '/gallery/onirim',
  '/gallery/labyrinth',
  '/gallery/mondes',
  '/open',
  '/settings',
  '/about',
  '/about/privacy',
  '/about/accessibility',
  '/no/such/page',
];

/** Pages with lists: they are looked at with something in them. */
const LISTS = ['/', '/lobby', '/mine', '/statistics', '/daily'];

for (const [number, path] of PAGES.entries()) {
  test(`${path} is accessible in both themes and speaks both languages, without sideways scrolling on a small phone`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    if (LISTS.includes(path)) {
      await newTable(page, 'onirim');
      await newTable(page, 'labyrinth', { players: 2 }, { start: false });
    }
    const open = async (language: string, theme: string) => {
      await settle(page, { language, theme, motion: 'less' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openWhole(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    };
    const expectToFitAPhone = async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, { message: `${path} at 360 px` }).toBeLessThanOrEqual(0);
    };
    // Neighbouring pages are checked in different languages: labels are made alike everywhere, and checking takes seconds.
    const [checked, other] = number % 2 ? LANGUAGES : [...LANGUAGES].reverse();
    await open(other, 'light');
    await expectToFitAPhone();
    await expectLegible(page);
    await open(checked, 'dark');
    await expectAccessible(page);
    await expectToFitAPhone();
    expect(problems).toEqual([]);
  });
}

test('no request leaves the server', async ({ page, server }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.address && url.protocol.startsWith('http')) elsewhere.push(request.url());
  });
  for (const path of ['/', '/new/onirim', '/learn/onirim', '/rules/mondes']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});

test('the first page is light, and few requests', async ({ page }) => {
  /** The bytes fetched by the page so far, as the browser counts them. */
  const fetched = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }),
      ),
    );
  await page.goto('/');
  // The page asks three questions when all it is made of is there; it is whole when they are answered.
  const questions = async () => (await fetched()).filter(({ path }) => path.startsWith('/api/')).length;
  await expect.poll(questions).toBe(3);
  await lettersCame(page);
  const all = await fetched();
  const programs = all.filter(({ path }) => /\.(js|css)$/.test(path));
  const bytes = programs.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(all.length).toBeLessThanOrEqual(20);
});

test('on a slow phone the first page can be used in under two seconds', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms. The processor of the test machine is slow enough by itself.
  const speed = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed / 2,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main button').first().waitFor();
  const ready = await page.evaluate(() => performance.now());
  test.info().annotations.push({ type: 'interactive', description: `${Math.round(ready)} ms` });
});

test('the table opens again without a network, and says so', async ({ page, context, server }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(`${server.address}/`);
  await expect(page.locator('h1').first()).toBeVisible();
  await context.setOffline(false);
});
