import { expect, makeTable, test } from './fixtures';
import { playIn } from './webdriver';
import { hasWebKit, WebKit } from './webkit';

test.skip(!hasWebKit && !process.env.REQUIRE_WEBKIT, 'no WebKit here: tools/webkit.sh installs it');

// On a busy machine it draws slowly.
test.slow();

let browser: WebKit;
test.beforeEach(async () => {
  browser = new WebKit();
  await browser.start({ width: 1400, height: 900 });
});
test.afterEach(() => browser.end());

test('Onirim is played in WebKit and given up, and every other table opens', async ({ pages }) => {
  // A whole game takes a minute: WebKit draws without a graphics processor here.
  await playIn(browser, pages, 25);
});

test('a table whose files are kept on the device opens every time in WebKit', async ({ pages }) => {
  await browser.open(`${pages}/about`);
  const plan = { game: 'mondes', setup: {}, bots: { 2: 'random' }, seats: [1], start: true };
  const table = await browser.evaluate(makeTable, plan);
  await browser.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    if (!navigator.serviceWorker.controller) await taken;
  });
  for (let time = 1; time <= 6; time++) {
    await browser.open(`${pages}/t/${table}`);
    const came = await browser.evaluate(async () => {
      for (let look = 0; look < 100 && !document.querySelector('[data-phase]'); look++)
        await new Promise((soon) => setTimeout(soon, 100));
      return document.querySelector('[data-phase]') !== null;
    });
    expect(came, `time ${time}`).toBe(true);
  }
});
