import { expect, makeTable, test } from './fixtures';
import { Firefox, hasFirefox, type Found } from './firefox';
import { dice } from './players';

test.skip(!hasFirefox && !process.env.REQUIRE_FIREFOX, 'no Firefox here: tools/firefox.sh installs it');

/** What one can press next at a table, as soon as there is something; nothing when the game is over. Runs in the page. */
function offers(): Promise<{ press: Element[]; then?: string } | null> {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const able = ':not([aria-disabled="true"])';
  const kinds: [selector: string, then?: string][] = [
    [`dialog[open] footer .btn.primary${able}`],
    ['dialog[open] .order [data-lifted]', 'd'],
    [`dialog[open] .content button${able}:not(.minus)`],
    [`.ask .acts .btn${able}`],
    ['button[data-hand], .arrow.ready, .choice .person'],
  ];
  return new Promise((answer) => {
    const look = () => {
      if (!document.querySelector('[data-phase][data-asked="true"], [data-phase="over"]')) return;
      const over = document.querySelector('[data-phase="over"]') !== null;
      const kind = kinds.find(([selector]) => all(selector).length > 0);
      if (!over && !kind) return;
      changes.disconnect();
      answer(over ? null : { press: all(kind![0]), then: kind![1] });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/** The table may have moved on under the pointer; everything else is a fault. */
function movedOn(problem: Error): false {
  if (!/^(stale element reference|element click intercepted|element not interactable)/.test(problem.message))
    throw problem;
  return false;
}

test('a game of Onirim is played to its end in Firefox, and every other table opens', async ({ pages }) => {
  const browser = new Firefox();
  try {
    await browser.start({ width: 1400, height: 900 });
    await browser.open(`${pages}/about`);
    await browser.evaluate(() =>
      localStorage.setItem('dedale-settings', JSON.stringify({ language: 'en', motion: 'less' })),
    );
    const plan = { bots: {}, seats: [1], start: true };
    const id = await browser.evaluate(makeTable, { game: 'onirim', setup: {}, ...plan });
    await browser.open(`${pages}/t/${id}`);
    const roll = dice(7);
    let pressed = 0;
    for (let over = false; !over;) {
      expect(pressed++, 'the game comes to an end').toBeLessThan(600);
      const press = async () => {
        const offered = (await browser.evaluate(offers)) as { press: Found[]; then?: string } | null;
        if (!offered) return true;
        await browser.click(offered.press[roll(offered.press.length)]!);
        if (offered.then) await browser.press(offered.then);
        return false;
      };
      over = await press().catch(movedOn);
    }
    expect(pressed).toBeGreaterThan(20);
    expect(await browser.evaluate(() => document.querySelector('[data-phase]')!.textContent)).toContain(
      'New deal',
    );

    for (const game of ['labyrinth', 'mondes']) {
      const table = { game, setup: { players: 2 }, ...plan, bots: { 2: 'random' } };
      await browser.open(`${pages}/t/${await browser.evaluate(makeTable, table)}`);
      expect((await browser.evaluate(offers))?.press.length, game).toBeGreaterThan(0);
    }
  } finally {
    await browser.end();
  }
});
