// Names of worlds stand free: every world lies open, with a whole company of pawns in it, on phones, tablets and laptops.
import type { Page } from '@playwright/test';
import type { Place, World, WorldView } from '../src/generated/mondes';
import { expect, LANGUAGES, newTable, settle, test } from './fixtures';
import { room } from './players';
import { lettersCame } from './whole';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const WORLDS: World[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Everybody together, two companies, and one pawn in each of the other places. */
const COMPANIES: Place[][] = [
  ['n', 'n', 'n', 'n', 'n'],
  ['nw', 'nw', 'nw', 'w', 'w'],
  ['ne', 'e', 'se', 's', 'sw'],
];

interface Told {
  [field: string]: unknown;
  pawns?: Place[];
  worlds?: WorldView[];
}

/** What the server tells, with every world face up and the pawns somewhere else. */
function rearranged(told: unknown, pawns: Place[]): unknown {
  if (Array.isArray(told)) return told.map((one) => rearranged(one, pawns));
  if (typeof told !== 'object' || told === null) return told;
  const all = Object.entries(told).map(([field, value]) => [field, rearranged(value, pawns)]);
  const { worlds, ...others } = Object.fromEntries(all) as Told;
  if (!worlds || !others.pawns) return Object.fromEntries(all);
  const unknown = WORLDS.filter((world) => !worlds.some((one) => one.world === world));
  return {
    ...others,
    pawns,
    worlds: worlds.map((one) => ({ ...one, up: true, world: one.world ?? unknown.shift() })),
  };
}

/** Names that something lies upon, or that do not fit their world. Runs in the page. */
function hiddenNames(): string[] {
  const shown = (one: Element) => one.getBoundingClientRect().width > 0;
  return [...document.querySelectorAll('.world')].flatMap((world) => {
    const name = [...world.querySelectorAll('.name')].find(shown)!;
    const words = document.createRange();
    words.selectNodeContents(name);
    const [box, plate] = [world.getBoundingClientRect(), name.getBoundingClientRect()];
    // A line is as high as the name's own box leaves it; its letters are lower than what the font reserves.
    const lines = [...words.getClientRects()].map(({ left, right, top, bottom }) => ({
      left,
      right,
      top: Math.max(top, plate.top),
      bottom: Math.min(bottom, plate.bottom),
    }));
    const out = lines.some(
      ({ left, right, bottom }) => left < box.left || right > box.right || bottom > box.bottom,
    );
    const cut = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1;
    const things = [...document.querySelectorAll('.world :is(.door, .pawn, .stack, .corner)')];
    const covering = things.filter((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      // Half a pixel is rounding.
      return lines.some(
        (line) =>
          line.left + 0.5 < right &&
          left + 0.5 < line.right &&
          line.top + 0.5 < bottom &&
          top + 0.5 < line.bottom,
      );
    });
    const what = [
      ...covering.map((thing) => thing.getAttribute('class')),
      ...(out || cut ? ['its own edge'] : []),
    ];
    return what.length > 0 ? [`${name.textContent}: ${what.join(', ')}`] : [];
  });
}

async function expectFreeNames(page: Page, what: string) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect.soft(page.locator('.world .name:visible'), what).toHaveCount(9);
    const hidden = await page.evaluate(hiddenNames);
    expect.soft(hidden, `${what} on ${screen.width} × ${screen.height}`).toEqual([]);
  }
}

for (const language of LANGUAGES)
  test(`no name of a world is hidden by pawns, doors or piles in ${language}`, async ({ page }) => {
    await settle(page, { language, motion: 'less' });
    const bots = { 2: 'random', 3: 'random', 4: 'random', 5: 'random' };
    const id = await newTable(page, 'mondes', { players: 5, first: '1' }, { bots });
    let company = COMPANIES[0]!;
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(JSON.stringify(rearranged(JSON.parse(String(message)), company)));
      });
    });
    for (company of COMPANIES) {
      await page.goto(`/t/${id}`);
      await lettersCame(page);
      await expect(room(page)).toHaveAttribute('data-phase', 'playing');
      await expect(page.locator(`.world[data-place="${company[0]}"] .pawn`)).not.toHaveCount(0);
      await expectFreeNames(page, company.join(' '));
    }
  });
