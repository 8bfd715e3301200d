import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../games');

const FOLDERS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Words that boards had for the same ideas before they agreed on one. */
const RETIRED = [
  ...['action', 'actions', 'aim', 'cells', 'desk', 'keys', 'moving', 'play', 'pointed', 'pointing'],
  ...['shapes', 'show', 'travel', 'types'],
];

const architecture = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8');

/** The rows of the table of file names: a name, and whether every board has it. */
const vocabulary = new Map(
  [...architecture.matchAll(/^\| `([\w/.]+)` \| .* \| (every|some) \|$/gm)].map(([, name, board]) => [
    name!,
    board === 'every',
  ]),
);

/** The names of a board's files: `choice.svelte.ts` is `choice`, a folder ends in `/`. */
function namesIn(folder: string): Set<string> {
  const entries = readdirSync(join(GAMES, folder), { withFileTypes: true });
  return new Set(
    entries
      .filter(({ name }) => !/\.test\.ts$|\.json$/.test(name))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/(\.svelte)?\.ts$/, ''))),
  );
}

test.each(FOLDERS)('%s has the files that every board has', (folder) => {
  const names = namesIn(folder);
  const missing = [...vocabulary].filter(([name, every]) => every && !names.has(name));
  expect(vocabulary.size).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test.each(FOLDERS)('%s uses no retired word for a file', (folder) => {
  const names = namesIn(folder);
  expect(RETIRED.filter((name) => names.has(name))).toEqual([]);
});

test('a name that several boards use stands in ARCHITECTURE.md', () => {
  const names = FOLDERS.flatMap((folder) => [...namesIn(folder)]);
  const shared = names.filter((name, at) => names.indexOf(name) !== at);
  expect(shared.filter((name) => !vocabulary.has(name))).toEqual([]);
});
