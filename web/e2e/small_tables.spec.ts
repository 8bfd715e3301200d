// Tables on a small phone in the middle of a game: every word is whole, and nothing that one presses lies under the buttons.
import type { Page } from '@playwright/test';
import type { TableDocument } from '../src/generated/api';
import { expect, LANGUAGES, newTable, settle, test } from './fixtures';
import { movesNow, myTurn } from './players';
import { laidOut } from './whole';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A game of bots that one goes on with from its middle. Answers with the table's id. */
async function goneOn(page: Page, game: string, players: number, moves: number): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: players }, (_, at) => [at + 1, 'greedy']));
  const id = await newTable(page, game, { players }, { seats: [], bots });
  await page.goto(`/t/${id}`);
  await page.locator('[data-phase="over"]').waitFor({ timeout: 120_000 });
  // One game in a few hundred is over sooner.
  const before = Math.min(moves, (await movesNow(page)) - 1);
  return page.evaluate(
    async ({ id, moves }) => {
      const answer = await fetch(`/api/tables/${id}/branch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ moves, bot: 'greedy' }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as TableDocument).table;
    },
    { id, moves: before },
  );
}

/** Words that end in dots, or are hidden by what lies beside them. */
const cutOff = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientHeight > 1 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.className}: ${one.textContent.trim()}`),
    );

for (const language of LANGUAGES) {
  test(`in La Clé des mondes names, places and keys are whole in ${language}`, async ({ page }) => {
    await settle(page, { language, motion: 'less' });
    for (const moves of [8, 16, 24]) {
      await page.goto(`/t/${await goneOn(page, 'mondes', 3, moves)}`);
      await myTurn(page);
      await laidOut(page);
      const words = '.opponent :is(.name, .where), .way :is(.by, .short), header .status :is(b, span)';
      expect.soft(await cutOff(page, words), `after ${moves} moves`).toEqual([]);
    }
  });

  test(`in La Clé des mondes whoever holds many cards and every flag keeps a whole name in ${language}`, async ({
    page,
  }) => {
    await settle(page, { language, motion: 'less' });
    const id = await newTable(page, 'mondes', { players: 3 }, { bots: { 2: 'greedy', 3: 'greedy' } });
    await page.goto(`/t/${id}`);
    await myTurn(page);
    await laidOut(page);
    await page.locator('.opponent').evaluateAll((all) => {
      const flag = '<svg viewBox="0 0 24 24" width="17.6" height="17.6"></svg>';
      for (const one of all) {
        one.querySelector('.fan')!.innerHTML = '';
        const card = document.createElement('i');
        card.className = one.querySelector('.fan')!.className.replace('fan', '');
        one.querySelector('.fan')!.append(...Array.from({ length: 9 }, () => card.cloneNode()));
        one.querySelector('.flags')!.innerHTML = flag.repeat(3);
      }
    });
    expect(await cutOff(page, '.opponent :is(.name, .where)')).toEqual([]);
    expect(await cutOff(page, '.opponent')).toEqual([]);
  });

  test(`in Labyrinth the spells lie above the buttons in ${language}, however long a treasure is called`, async ({
    page,
  }) => {
    await settle(page, { language, motion: 'less' });
    const id = await newTable(page, 'labyrinth', { players: 2 }, { bots: { 2: 'random' } });
    await page.goto(`/t/${id}`);
    await myTurn(page);
    await laidOut(page);
    // The longest words that these places get.
    const longest = {
      '.mine .card b': 'Chapeau<br>magique',
      '.left-page p': 'Le pion jaune et le pion bleu rejoignent la case de départ rouge.',
    };
    for (const [place, words] of Object.entries(longest))
      await page
        .locator(place)
        .first()
        .evaluate((one, words) => (one.innerHTML = words), words);
    const buttons = (await page.locator('.acts').last().boundingBox())!;
    for (const spell of await page.locator('.spells button').all()) {
      const { y, height } = (await spell.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(buttons.y);
    }
  });
}
