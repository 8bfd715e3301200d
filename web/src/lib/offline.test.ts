import { expect, test } from 'vitest';
import { gameOf } from '../../tools/offline';

const GAMES = ['onirim', 'labyrinth', 'mondes'];

test.each([
  ['/project/web/src/games/onirim/client.ts', 'onirim'],
  ['/project/web/src/art/mondes/cards.ts', 'mondes'],
  ['/project/locales/fr/labyrinth.table.ftl?raw', 'labyrinth'],
  ['/project/docs/rules/book/en/mondes.md', 'mondes'],
  ['/project/web/wasm/onirim/dedale.js', 'onirim'],
  ['wasm/nets/onirim-wide.net', 'onirim'],
  ['/project/web/src/pages/Home.svelte', undefined],
  ['/project/labyrinth/web/src/main.ts', undefined],
  ['/project/locales/fr/web.ftl?raw', undefined],
])('%s is kept with %s', (source, game) => {
  expect(gameOf(source, GAMES)).toBe(game);
});
