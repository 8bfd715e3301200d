// The engines to compare: the native program, the modules in Node, and the modules in Chromium.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

import { chromium } from '@playwright/test';

import { browserPath } from '../chromium.mjs';

export const root = new URL('../../../', import.meta.url).pathname;
/** Modules with the engine protocol, made of the same compiled rules, bots and words as those of the pages. */
const built = `${root}target/wasm/with-engine/`;
const netFolder = `${root}web/wasm/nets/`;

/** The games there are modules of. */
export function games() {
  const folders = existsSync(built) ? readdirSync(built) : [];
  return folders.filter((game) => existsSync(`${built}${game}/dedale_bg.wasm`));
}

export const nets = () => (existsSync(netFolder) ? readdirSync(netFolder) : []);

/** The native program, driven through its standard input. */
export function native() {
  const program = process.env.DEDALE ?? `${root}target/debug/dedale`;
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (line) => {
    engine.stdin.write(`${line}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('the engine has stopped');
    return value;
  };
  return { ask, stop: () => engine.stdin.end() };
}

/** Adds the rest to each module that has only its first part. */
const incomplete = [];
globalThis.dedaleNeedsRest = () => incomplete.splice(0).forEach((add) => add());

/** The module of a game in this process, with all nets that are its own. */
export async function inNode(game) {
  const module = await import(`${built}${game}/dedale.js`);
  const first = await module.default({ module_or_path: readFileSync(`${built}${game}/dedale_bg.wasm`) });
  incomplete.push(() => {
    const rest = new WebAssembly.Module(readFileSync(`${built}${game}/dedale_rest.wasm`));
    new WebAssembly.Instance(rest, { first });
    first.restIsHere.value = 1;
  });
  for (const net of nets().filter((name) => name.startsWith(`${game}-`))) {
    module.provide(net, readFileSync(netFolder + net));
  }
  const engine = new module.Engine();
  return { ask: (line) => engine.answer(line), module };
}

const TYPES = { js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };

const FOLDERS = { modules: built, nets: netFolder };

/** A page of Chromium that can import the modules: `page.evaluate` does the rest. */
export async function inChromium() {
  const page = '<!doctype html><meta charset="utf-8"><title>engine</title>';
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const [, folder, ...rest] = path.split('/');
    const file = (FOLDERS[folder] ?? `${root}web/tools/wasm/${folder}`) + rest.join('/');
    const body = path === '/' ? page : existsSync(file) && readFileSync(file);
    const type = path === '/' ? 'text/html' : TYPES[path.split('.').at(-1)];
    response.writeHead(body ? 200 : 404, { 'content-type': type ?? 'application/octet-stream' });
    response.end(body || '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  const stop = async () => {
    await browser.close();
    server.close();
  };
  return { tab, stop };
}

/** Loads the module of a game into the page, as `globalThis.engines[game]`. */
export async function load(tab, game) {
  const own = nets().filter((name) => name.startsWith(`${game}-`));
  await tab.evaluate(
    async ({ game, own }) => {
      const module = await import(`/modules/${game}/dedale.js`);
      const first = await module.default({ module_or_path: `/modules/${game}/dedale_bg.wasm` });
      await WebAssembly.instantiateStreaming(fetch(`/modules/${game}/dedale_rest.wasm`), { first });
      first.restIsHere.value = 1;
      for (const net of own) {
        const file = await fetch(`/nets/${net}`);
        module.provide(net, new Uint8Array(await file.arrayBuffer()));
      }
      globalThis.engines ??= {};
      globalThis.engines[game] = { module, engine: new module.Engine() };
    },
    { game, own },
  );
}
