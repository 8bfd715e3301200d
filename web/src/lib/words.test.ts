import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from './games';
import { needWords, say, sayIfKnown } from './words.svelte';
import { settings } from './settings.svelte';

const locales = join(import.meta.dirname, '../../../locales');
const ids = (language: string, file: string) =>
  [...readFileSync(join(locales, language, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)]
    .map(([, id]) => id)
    .sort();

afterEach(() => {
  settings.language = 'en';
});

test.each(readdirSync(join(locales, 'en')))('%s has the same texts in both languages', (file) => {
  expect(ids('fr', file)).toEqual(ids('en', file));
  expect(ids('en', file)).toEqual([...new Set(ids('en', file))]);
});

test('every text that is said in the sources exists in both languages', async () => {
  const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const said = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([a-z][\w.-]*)'/g)].map(([, id]) => id!)),
  );
  expect(said.size).toBeGreaterThan(5);
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    await needWords(
      'lessons',
      'analysis',
      'puzzles',
      ...GAMES,
      ...GAMES.map((game) => `${game}.table` as const),
    );
    expect([...said].filter((id) => sayIfKnown(id) === undefined)).toEqual([]);
  }
});

test('a text that does not exist is told by its id, and changes with the language', async () => {
  expect(say('no-such-text')).toBe('no-such-text');
  settings.language = 'en';
  await needWords();
  expect(say('nav-play')).toBe('Play');
  settings.language = 'fr';
  await needWords();
  expect(say('nav-play')).toBe('Jouer');
});

test('every game is named and announced where games are listed, and the first is recommended to newcomers', async () => {
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    await needWords();
    const ids = GAMES.flatMap((game) => [
      `game-name-${game}`,
      `home-${game}`,
      `home-${game}-meta`,
      `home-${game}-now`,
      `learn-${game}-text`,
    ]);
    ids.push(`home-${GAMES[0]}-new`, `home-${GAMES[0]}-new-learn`);
    expect(ids.filter((id) => sayIfKnown(id) === undefined)).toEqual([]);
  }
});
