import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { GAME_ROWS } from './src/generated/games';
import { book } from './tools/book';

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

/** The server sends these neighbours to whoever takes them: compressed once, as small as it gets. */
function compressed(): Plugin {
  const worth = /\.(js|css|html|svg|json|webmanifest|txt)$/;
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => worth.test(name))) {
        const path = join(dir ?? 'dist', name);
        const bytes = readFileSync(path);
        if (bytes.length < 1024) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * Few files, each kept for ever by its name: what every page needs, the words of a language, and each page and game with
 * what only they need. A file for every shared part would be forty requests for the first page.
 */
const groups = [
  {
    name: 'shell',
    test: /node_modules\/(?!idb)|\0|\/src\/(main|App|styles|generated|art\/[^/]+\/Badge|pages\/(lists|daily\/BeginDeal)|lib\/(?!table|words_|local\/(?!here|built))|parts\/(?!charts|Log|HintButton))/,
  },
  { name: 'table', test: /\/src\/(lib\/table|parts\/(Log|HintButton))/ },
];

/** The games whose engine was built for the browser (`make wasm`); without them everything is played at the server. */
const engines = GAME_ROWS.map(({ id }) => id).filter((game) =>
  existsSync(new URL(`./wasm/${game}/dedale.js`, import.meta.url)),
);

const server = process.env.DEDALE_SERVER ?? 'http://127.0.0.1:7333';

export default defineConfig({
  plugins: [svelte(), book(), named(), compressed()],
  define: { __ENGINES__: JSON.stringify(engines) },
  worker: { format: 'es' },
  resolve: { alias: { $: new URL('./src', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    // The pictures of the first page come with it.
    assetsInlineLimit: (path) => path.includes('/art/home/') || path.endsWith('/gate.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
});
