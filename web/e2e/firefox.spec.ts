import { test } from './fixtures';
import { Firefox, hasFirefox } from './firefox';
import { playIn } from './webdriver';

test.skip(!hasFirefox && !process.env.REQUIRE_FIREFOX, 'no Firefox here: tools/firefox.sh installs it');

// On a busy machine it draws slowly.
test.slow();

test('a game of Onirim is played to its end in Firefox, and every other table opens', async ({ pages }) => {
  const browser = new Firefox();
  try {
    await browser.start({ width: 1400, height: 900 });
    await playIn(browser, pages);
  } finally {
    await browser.end();
  }
});
