import type { Page, Request } from '@playwright/test';

/** The browser has laid the page out anew, and what that made parts of the page do. */
export const laidOut = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });

/** The page is written in its own letters, which come when nothing else does. */
export const lettersCame = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Fraunces Variable') && status === 'loaded',
    ),
  );

/** Opens a page and waits until it shows all that it asks for: `networkidle` without its half second of nothing. */
export async function openWhole(page: Page, address: string) {
  const unanswered = new Set<Request>();
  const asked = (request: Request) => void unanswered.add(request);
  const answered = (request: Request) => void unanswered.delete(request);
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered);
  await page.goto(address);
  await page.locator('main').first().waitFor();
  await page.locator('h1').first().waitFor();
  await lettersCame(page);
  do await laidOut(page);
  while (unanswered.size > 0);
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered);
}
