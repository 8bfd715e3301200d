// Draws the pictures that chats show beside a link to a table, from the gate of each game:
//   node tools/previews.mjs          writes public/previews/GAME.jpg

import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from './chromium.mjs';

const SIZE = { width: 1200, height: 630 };
const root = new URL('..', import.meta.url);
const read = (path) => readFileSync(new URL(path, root));
const data = (kind, path) => `data:${kind};base64,${read(path).toString('base64')}`;

const games = readdirSync(new URL('src/art/', root)).filter((game) =>
  existsSync(new URL(`src/art/${game}/gate.svg`, root)),
);

/** The game's name, as the locale has it. */
const nameOf = (game) =>
  new RegExp(`^game-${game} = (.+)$`, 'm').exec(read(`../locales/en/${game}.ftl`).toString())[1];

const TITLE = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

const pageOf = (game) => `<!doctype html>
<style>
  @font-face { font-family: Title; src: url(${data('font/woff2', TITLE)}); font-weight: 100 900; }
  * { margin: 0; box-sizing: border-box; }
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; display: flex; align-items: flex-end; gap: 72px; padding: 0 84px;
    background: radial-gradient(circle at 28% 55%, #2a2d55, #14162a 62%); color: #f4e9d2; font-family: Title; overflow: hidden; }
  .window { width: 340px; height: 566px; padding: 9px 9px 0; border-radius: 999px 999px 0 0; background: #f4e9d2; overflow: hidden; }
  .window img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: bottom; border-radius: inherit; }
  .words { align-self: center; flex: 1; }
  h1 { text-wrap: balance; font-size: 84px; line-height: 1.06; font-weight: 600; }
  p { display: flex; align-items: center; gap: 22px; margin-bottom: 34px; font-size: 44px; color: #e2b454; }
  p img { width: 84px; }
</style>
<div class="window"><img src="${data('image/svg+xml', `src/art/${game}/gate.svg`)}"></div>
<div class="words"><p><img src="${data('image/svg+xml', 'public/mark.svg')}">Dédale</p><h1>${nameOf(game)}</h1></div>`;

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
mkdirSync(new URL('public/previews/', root), { recursive: true });
for (const game of games) {
  await page.setContent(pageOf(game));
  await page.evaluate('document.fonts.ready');
  const path = new URL(`public/previews/${game}.jpg`, root).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 84 });
}
await browser.close();
