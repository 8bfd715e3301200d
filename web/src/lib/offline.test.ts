import { expect, test } from 'vitest';
import { gameOf } from '../../tools/offline';

const GAMES = ['onirim', 'labyrinth', 'mondes'];

test.each([
  ['/work/web/src/games/onirim/client.ts', 'onirim'],
  ['/work/web/src/art/mondes/cards.ts', 'mondes'],
  ['/work/locales/fr/labyrinth.table.ftl?raw', 'labyrinth'],
  ['/work/docs/rules/book/en/mondes.md', 'mondes'],
  ['/work/web/wasm/onirim/dedale.js', 'onirim'],
  ['wasm/nets/onirim-wide.net', 'onirim'],
  ['/work/web/src/pages/Home.svelte', undefined],
  ['/work/labyrinth/web/src/main.ts', undefined],
  ['/work/locales/fr/web.ftl?raw', undefined],
])('%s is kept with %s', (source, game) => {
  expect(gameOf(source, GAMES)).toBe(game);
});
