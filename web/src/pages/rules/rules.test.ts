import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '$/lib/games';
import { written } from '../../../tools/book';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const bookOf = (language: string, game: string) =>
  written(read(`docs/rules/book/${language}/${game}.md`), language);

test.each(GAMES.flatMap((game) => ['en', 'fr'].map((language) => [game, language] as const)))(
  'every rule of %s can be linked to in the book in %s, and only once',
  (game, language) => {
    const rules = [...read(`locales/en/${game}.ftl`).matchAll(/^rule-([a-z0-9-]+) =/gm)].map(([, id]) =>
      id!.toUpperCase(),
    );
    const anchors = [...bookOf(language, game).html.matchAll(/class="rule" id="([^"]+)"/g)].map(
      ([, id]) => id!,
    );
    expect(rules.length).toBeGreaterThan(25);
    expect(anchors.toSorted()).toEqual(rules.toSorted());
  },
);

test.each(GAMES)('the book of %s has the same chapters in both languages', (game) => {
  const depths = (language: string) => bookOf(language, game).contents.map(({ depth }) => depth);
  expect(depths('fr')).toEqual(depths('en'));
});

test.each(GAMES)('every figure in the books of %s is drawn by it and has a caption', (game) => {
  for (const language of ['en', 'fr']) {
    const names = [...bookOf(language, game).html.matchAll(/data-figure="([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    const captions = read(`locales/${language}/${game}.table.ftl`);
    expect(names.filter((name) => !captions.includes(`\nrules-figure-${name} = `))).toEqual([]);
    expect(names.filter((name) => !name.startsWith(`${game}-`))).toEqual([]);
  }
});

test('French books have no plain space before a colon, a semicolon or a mark', () => {
  for (const game of GAMES) expect(read(`docs/rules/book/fr/${game}.md`)).not.toMatch(/ [:;?!](\s|$)/);
});

test('headings have ids that can stand in an address', () => {
  const { contents, title } = written('# Les règles\n\n## À deux\n', 'fr');
  expect(title).toBe('Les règles');
  expect(contents).toEqual([{ depth: 2, id: 'a-deux', text: 'À deux' }]);
});
