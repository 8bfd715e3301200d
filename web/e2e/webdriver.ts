import { expect, makeTable } from './fixtures';
import { dice, moveAndConcede } from './players';

/** An element of the page, as WebDriver names it. */
export type Found = Record<string, string>;

/** A browser that Playwright does not drive, and what a game needs of it. Its errors begin with WebDriver's name for them. */
export interface Driven {
  open(address: string): Promise<void>;
  /** Runs in the page, and waits for what it promises. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Presses as a mouse does: fails where something else lies upon the element. */
  click(element: Found): Promise<void>;
  press(key: string): Promise<void>;
}

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

/** Plays a game of Onirim to its end, which comes after so many presses at the latest, and opens every other table. */
export async function playIn(browser: Driven, pages: string, most = Infinity) {
  await browser.open(`${pages}/about`);
  await browser.evaluate(() =>
    localStorage.setItem('dedale-settings', JSON.stringify({ language: 'en', motion: 'less' })),
  );
  const plan = { bots: {}, seats: [1], start: true };
  const table = await browser.evaluate(makeTable, { game: 'onirim', setup: {}, ...plan });
  await browser.open(`${pages}/t/${table}`);
  const roll = dice(7);
  let pressed = 0;
  for (let over = false; !over;) {
    expect(pressed++, 'the game comes to an end').toBeLessThan(600);
    if (pressed === most) await browser.evaluate(moveAndConcede, { table, moves: 0 });
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
    const other = { game, setup: { players: 2 }, ...plan, bots: { 2: 'random' } };
    await browser.open(`${pages}/t/${await browser.evaluate(makeTable, other)}`);
    expect((await browser.evaluate(offers))?.press.length, game).toBeGreaterThan(0);
  }
}
