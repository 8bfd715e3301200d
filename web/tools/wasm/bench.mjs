// How fast the modules are, in one run with the native program on the same machine:
//   node tools/wasm/bench.mjs
// Decisions of random games per second (native, Node, Chromium), and the time of a decision of each game's strongest bot.

import { execFileSync } from 'node:child_process';

import { games, inChromium, inNode, load, root } from './engines.mjs';

/** A share of the native pace that a browser must reach. */
const LEAST_SHARE = 0.4;
const ROUNDS = 3;

const example = ['--package', 'dedale-wasm', '--features', 'engine', '--example', 'native_pace'];
const cargo = ['run', '--release', '--quiet', ...example];
const paces = () => JSON.parse(execFileSync('cargo', cargo, { cwd: root, encoding: 'utf8' }));

/** Runs in Node and in the page: so many random games, and how long they take. */
function pace(module, { game, setup, games }) {
  const begun = performance.now();
  const decisions = module.randomDecisions(game, setup, games);
  return (decisions / (performance.now() - begun)) * 1000;
}

/** Runs in Node and in the page: milliseconds of each decision of a bot in games that it plays alone. */
function decisionTimes(module, { game, bot, most }) {
  const engine = new module.Engine();
  const ask = (method, params) => {
    const { result, error } = JSON.parse(
      engine.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
    );
    if (error) throw new Error(error.message);
    return result;
  };
  const times = [];
  for (let seed = 1; times.length < most; seed++) {
    let standing = ask('match.new', { game, seed });
    while (!standing.outcome && times.length < most) {
      const { match, step } = standing;
      const begun = performance.now();
      const { action } = ask('bot.choose', { match, bot, seed: step });
      if (standing.legal.length > 1) times.push(performance.now() - begun);
      standing = ask('match.act', { match, action });
    }
    ask('match.close', { match: standing.match });
  }
  engine.free();
  return times.sort((one, other) => one - other);
}

const inPage = (tab, work, params) =>
  tab.evaluate(
    `(${work})(globalThis.engines[${JSON.stringify(params.game)}].module, ${JSON.stringify(params)})`,
  );
const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
const thousands = (number) => Math.round(number / 1000);

const list = games();
const { tab, stop } = await inChromium();
const modules = {};
for (const game of list) {
  modules[game] = (await inNode(game)).module;
  await load(tab, game);
}

// The best of some rounds, one after the other: others use the machine, too.
const best = new Map();
for (let round = 0; round < ROUNDS; round++) {
  for (const row of paces().filter(({ game }) => list.includes(game))) {
    const key = `${row.game} ${row.setup}`;
    const known = best.get(key) ?? { native: 0, node: 0, page: 0 };
    const node = pace(modules[row.game], row);
    const page = await inPage(tab, pace, row);
    best.set(key, {
      native: Math.max(known.native, row.per_second),
      node: Math.max(known.node, node),
      page: Math.max(known.page, page),
    });
  }
}
const slow = [];
const table = {};
for (const [key, { native, node, page }] of best) {
  const share = page / native;
  if (share < LEAST_SHARE) slow.push(key);
  table[key] = {
    'native k/s': thousands(native),
    'Node k/s': thousands(node),
    'Chromium k/s': thousands(page),
    'Chromium / native': share.toFixed(2),
  };
}
console.log('Decisions of random games, thousands per second');
console.table(table);

const thinking = {};
for (const game of list) {
  const { result } = JSON.parse(
    new modules[game].Engine().answer('{"jsonrpc":"2.0","id":1,"method":"game.list"}'),
  );
  const bot = result.games[0].bots.at(-1);
  const params = { game, bot, most: 60 };
  const [node, page] = [decisionTimes(modules[game], params), await inPage(tab, decisionTimes, params)];
  thinking[`${game} ${bot}`] = {
    'Node, mean': mean(node).toFixed(1),
    'Chromium, mean': mean(page).toFixed(1),
    'Chromium, median': page[page.length >> 1].toFixed(1),
    'Chromium, slowest': page.at(-1).toFixed(1),
  };
}
console.log('Milliseconds of a decision of the strongest bot');
console.table(thinking);
await stop();
if (slow.length > 0) {
  console.error(`slower than ${LEAST_SHARE} of native: ${slow.join('; ')}`);
  process.exit(1);
}
