import { expect, type Locator, type Page } from '@playwright/test';
import type { Snapshot } from '../src/generated/api';

/** How somebody presses something: with the mouse, a finger, or the keyboard alone. */
export type Press = (what: Locator) => Promise<void>;

export const byMouse: Press = (what) => what.click({ timeout: 5000 });
export const byTouch: Press = (what) => what.tap({ timeout: 5000 });

/** Goes on with Tab (or back, if that is shorter) until what is wanted has the focus, then Enter. */
export const byKeyboard: Press = async (what) => {
  const page = what.page();
  const wanted = await what.elementHandle({ timeout: 5000 });
  for (let tries = 0; tries < 4; tries++) {
    const steps = await wanted.evaluate(stepsTo);
    for (let step = 0; step < Math.abs(steps); step++)
      await page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
  }
  // Reckoned wrongly: step by step, as somebody would who does not know the page.
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${what.toString()}`);
};

/** How many stops of the keyboard lie between the focus and an element; runs in the page. */
function stepsTo(element: Element): number {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const within = document.querySelector('dialog[open]') ?? document;
  const stops = [...within.querySelectorAll<HTMLElement>(all)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.hasAttribute('disabled') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  return stops.indexOf(element as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement);
}

/** The same numbers in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export type Move = (page: Page, press: Press, roll: (sides: number) => number) => Promise<void>;

export const room = (page: Page) => page.locator('[data-phase]');

/** Waits until it is this player's turn, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  const either = page.locator('[data-phase][data-asked="true"], [data-phase="over"]');
  await either.waitFor({ timeout: 60_000 });
  return (await room(page).getAttribute('data-phase')) !== 'over';
}

/** Begins a game of this device on the site at an address, and waits for its first question. */
export async function beginHere(page: Page, address: string, game: string, seats: string[]) {
  await page.addInitScript(
    ([game, seats]) => {
      localStorage.setItem('dedale-settings', JSON.stringify({ language: 'en', motion: 'less' }));
      localStorage.setItem(`dedale-setup-${game}`, JSON.stringify({ options: {}, own: {}, seats }));
    },
    [game, seats] as const,
  );
  await page.goto(`${address}#/new/${game}`);
  await page.locator('form .primary').click();
  await page.waitForURL(/#\/t\/here-/);
  await myTurn(page);
}

/** Plays on until the game is over, or so many moves were made; looks at the table before each of them. */
export async function playOut(
  page: Page,
  move: Move,
  press: Press,
  {
    most = Infinity,
    seed = 7,
    look = async () => {},
  }: { most?: number; seed?: number; look?: (page: Page) => Promise<void> } = {},
): Promise<number> {
  const roll = dice(seed);
  let moves = 0;
  let idle = 0;
  let before: number | undefined;
  let problem: unknown;
  while (await myTurn(page)) {
    // What came of the last move may have come after it was made.
    const now = await movesNow(page);
    if (before !== undefined && now !== before) {
      moves += 1;
      idle = 0;
    }
    before = now;
    if (moves >= most) break;
    if (idle++ > 60) {
      const offered = await page.locator('button:visible').allTextContents();
      throw new Error(
        `no way on after ${moves} moves: ${offered.map((text) => text.trim()).join(' | ')}; ${String(problem)}`,
      );
    }
    await look(page);
    // The table may have moved on under the finger; whoever does not get any further fails.
    await move(page, press, roll).catch((why: unknown) => (problem = why));
  }
  return moves;
}

export const movesNow = async (page: Page) => Number(await room(page).getAttribute('data-moves'));

/** The moves made, once nothing more comes of the last click: some choices are several answers. */
export async function moves(page: Page): Promise<number> {
  for (let before = -1; ;) {
    await myTurn(page);
    const now = await movesNow(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(400);
  }
}

/** Answers questions that lie over the table, so that the menu can be reached: which cards come is chance. */
export async function uncover(page: Page, move: Move, press: Press, roll = dice(11)) {
  for (await moves(page); (await page.locator('dialog[open]').count()) > 0; await moves(page))
    await move(page, press, roll);
}

export async function expectOver(page: Page) {
  await expect(room(page)).toHaveAttribute('data-phase', 'over', { timeout: 60_000 });
}

/** Those of these that are visible and can be pressed now. */
export const pressable = (page: Page, selector: string): Promise<Locator[]> =>
  page.locator(selector).filter({ visible: true }).all();

/** A few moves that need no thought, then the game is given up. Runs in the page, as whoever that is. */
export async function moveAndConcede({ table, moves }: { table: string; moves: number }) {
  const post = (name: string, body: object) =>
    fetch(`/api/tables/${table}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as: 1, key: `e2e-${Math.random()}`, ...body }),
    });
  const standing = async () =>
    ((await (await fetch(`/api/tables/${table}?as=1`)).json()) as Snapshot).standing!;
  for (let move = 0; move < moves;) {
    const { step, legal } = await standing();
    if (legal) {
      await post('act', { step, action: legal[0] });
      move += 1;
    } else await new Promise((soon) => setTimeout(soon, 50));
  }
  await post('concede', { step: (await standing()).step });
}

export async function playAndConcede(page: Page, table: string, moves: number) {
  await page.evaluate(moveAndConcede, { table, moves });
}
