import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Only = NonNullable<axe.RunOptions['runOnly']>;

/** Nothing an accessibility checker finds. */
export const expectAccessible = (page: Page) =>
  expectNothingFound(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  });

/** Enough contrast everywhere: all that depends on the theme. */
export const expectLegible = (page: Page) =>
  expectNothingFound(page, { type: 'rule', values: ['color-contrast'] });

/** Runs the checker in the page itself: what it finds is put together there, without a second page for that. */
async function expectNothingFound(page: Page, runOnly: Only) {
  expect(page.frames(), 'the checker looks into no frames').toHaveLength(1);
  await page.evaluate(checker);
  const told = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, runOnly);
  expect(told, `axe at ${page.url()}`).toEqual([]);
}

/** Looks at every dialog that opens during a game with the accessibility checker, each kind once. */
export function atNewDialogs(): (page: Page) => Promise<void> {
  const seen = new Set<string>();
  return async (page) => {
    const titles = await page.locator('dialog[open] h2').allTextContents();
    if (titles[0] === undefined || seen.has(titles[0])) return;
    seen.add(titles[0]);
    await expectAccessible(page);
  };
}
