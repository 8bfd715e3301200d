// The lessons on a small phone, step by step, as somebody takes them who never saw the games.
import { expect, settle, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Seen {
  /** The ring lies around one thing that can be pressed. */
  rings: boolean;
  /** Words of the board that end beyond the edge of the screen, and a title that is cut off. */
  cut: string[];
}

/** What somebody sees of a step; runs in the page. */
function look(): Seen {
  const ring = document.querySelector('.coach .ring')?.getBoundingClientRect();
  const near = (one: number, other: number) => Math.abs(one - other) < 3;
  const around = (box: DOMRect) =>
    ring !== undefined &&
    near(box.left - 6, ring.left) &&
    near(box.top - 6, ring.top) &&
    near(box.width + 12, ring.width) &&
    near(box.height + 12, ring.height);
  const inSight = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const upon = document.elementFromPoint(left + width / 2, top + height / 2);
    return upon !== null && (one.contains(upon) || upon.contains(one));
  };
  const rings = [...document.querySelectorAll('button, [data-place], [data-card]')].some(
    (one) => around(one.getBoundingClientRect()) && inSight(one),
  );
  const wide = [...document.querySelectorAll(':is(.trade, .slip, .choice) *')].filter(
    (one) => one instanceof HTMLElement && one.getBoundingClientRect().right > innerWidth,
  );
  const title = document.querySelector('header h1')!;
  return {
    rings,
    cut: [...wide, ...(title.scrollWidth > title.clientWidth + 1 ? [title] : [])].map(
      (one) => `${one.className}: ${one.textContent}`,
    ),
  };
}

for (const game of ['onirim', 'labyrinth', 'mondes'])
  test(`nothing is cut off in the lesson of ${game}, and “Back” never comes where one just went on`, async ({
    page,
  }) => {
    await settle(page, { language: 'fr', motion: 'less' });
    await page.goto(`/learn/${game}`);
    const note = page.locator('.coach section');
    const back = note.getByRole('button', { name: 'Revenir' });
    const show = note.getByRole('button', { name: 'Montrez-moi' });
    const on = show.or(note.getByRole('button', { name: 'Continuer' }));
    const done = page.locator('.done');
    const cutOff = new Set<string>();
    let rightmost = 0;
    let leftmost = Infinity;
    const whereBackIs = async () => {
      const boxes = await back.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      for (const { right } of boxes) rightmost = Math.max(rightmost, right);
    };
    await note.waitFor();
    for (let step = 0; step < 80; step++) {
      await on.or(done).first().waitFor();
      if ((await done.count()) > 0) break;
      await page.waitForTimeout(350);
      const name = `step ${step}: ${await note.locator('.text').textContent()}`;
      const { rings, cut } = await page.evaluate(look);
      for (const words of cut) cutOff.add(words);
      if (game === 'mondes' && (await show.isVisible()))
        expect.soft(rings, `${name}: rings what is to be pressed`).toBe(true);
      leftmost = Math.min(leftmost, (await on.boundingBox())!.x);
      await whereBackIs();
      await on.tap();
      // While the others play, too.
      await whereBackIs();
    }
    expect.soft([...cutOff]).toEqual([]);
    expect.soft(rightmost).toBeLessThanOrEqual(leftmost);
    await expect(done).toBeVisible();
    const widths = await done.locator('.btn').evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(Math.max(...widths) - Math.min(...widths), 'the ways on are equally wide').toBeLessThan(4);
  });
