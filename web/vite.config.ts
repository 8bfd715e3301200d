import { existsSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { GAME_ROWS } from './src/generated/games.ts';
import { book } from './tools/book.ts';
import { compressed } from './tools/compressed.ts';
import { offline } from './tools/offline.ts';
import { site } from './tools/site.ts';

/** Puts the names of the games into the page, for those who read it without running it. */
function named(): Plugin {
  const nameOf = (game: string) => {
    const texts = readFileSync(new URL(`../locales/en/${game}.ftl`, import.meta.url), 'utf8');
    return new RegExp(`^game-${game} = (.*)$`, 'm').exec(texts)![1]!;
  };
  return {
    name: 'named',
    transformIndexHtml: (page) => page.replace('{{games}}', GAME_ROWS.map(({ id }) => nameOf(id)).join(', ')),
  };
}

/**
 * Few files, each kept for ever by its name: what every page needs, the words of a language, and each page and game with
 * what only they need. A file for every shared part would be forty requests for the first page.
 */
const groups = [
  {
    name: 'shell',
    test: /node_modules\/(?!idb)|\0|\/src\/(main|App|styles|generated|art\/([^/]+\/Badge|home\/)|pages\/(lists|daily\/BeginDeal)|lib\/(?!table|words_|local\/(?!here|built|programs|channel))|parts\/(?!charts|Log|HintButton))/,
  },
  { name: 'table', test: /\/src\/(lib\/table|parts\/(Log|HintButton))/ },
];

const games = GAME_ROWS.map(({ id }) => id);

/** The games whose engine was built for the browser (`make wasm`); without them everything is played at the server. */
const engines = games.filter((game) => existsSync(new URL(`./wasm/${game}/dedale.js`, import.meta.url)));

const server = process.env.DEDALE_SERVER ?? 'http://127.0.0.1:7333';

/** `--mode site` makes pages for any folder of a host that only serves files (`docs/site.md`). */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    book(),
    named(),
    ...(mode === 'site' ? [site()] : []),
    compressed(),
    offline({ games, pretty: mode !== 'site' }),
  ],
  define: { __ENGINES__: JSON.stringify(engines) },
  resolve: { alias: { $: new URL('./src', import.meta.url).pathname } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    ...(mode === 'site' && { outDir: '../site', emptyOutDir: true }),
    // The large pictures of the first page come with it.
    assetsInlineLimit: (path) => path.endsWith('/gate.svg'),
    modulePreload: { polyfill: false },
    // Compressing takes most of the time, as it should.
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        headers: { origin: server },
      },
    },
  },
}));
