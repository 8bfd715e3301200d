// The same game everywhere: plays games with the native program, with the modules in Node and with the modules in Chromium, and
// compares every answer: events, views, words, hashes, choices of bots, values of hints.
//   node tools/wasm/same_game.mjs [GAMES]    so many in all; DEDALE names the native program

import { games, inChromium, inNode, load, native } from './engines.mjs';
import { digestOf, play } from './session.mjs';

const total = Number(process.argv[2] ?? 60);
/** So many native programs play at a time. */
const PROGRAMS = 8;
/** So many games go to the page at a time. */
const SLICE = 10;

const seconds = async (work) => {
  const begun = performance.now();
  const result = await work();
  return [result, (performance.now() - begun) / 1000];
};

/** Each of the engines plays its share: a program behind pipes mostly waits. */
async function everyGame(asks, info, count) {
  const digests = new Array(count);
  const share = async (ask, from) => {
    for (let index = from; index < count; index += asks.length) digests[index] = await digestOf(ask, info, index);
  };
  await Promise.all(asks.map(share));
  return digests;
}

async function everyGameInPage(tab, info, count) {
  const digests = [];
  for (let from = 0; from < count; from += SLICE) {
    const to = Math.min(from + SLICE, count);
    const slice = tab.evaluate(
      async ({ info, from, to }) => {
        const { digestOf } = await import('/session.mjs');
        const { engine } = globalThis.engines[info.id];
        const digests = [];
        for (let index = from; index < to; index++) {
          digests.push(await digestOf((line) => engine.answer(line), info, index));
        }
        return digests;
      },
      { info, from, to },
    );
    digests.push(...(await slice));
  }
  return digests;
}

/** Finds the first answer that differs, for whoever has to look for the reason. */
async function report(info, index, ask, other) {
  const [ours, theirs] = [[], []];
  await play(ask, info, index, (answer) => ours.push(answer));
  await play(other, info, index, (answer) => theirs.push(answer));
  const at = ours.findIndex((answer, place) => answer !== theirs[place]);
  console.error(`${info.id}, game ${index}, answer ${at}:\n  native ${ours[at]}\n  module ${theirs[at]}`);
}

const rows = [];
let different = 0;
const list = games();
if (list.length === 0) {
  console.error('There are no modules: make wasm');
  process.exit(process.env.REQUIRE_WASM === '1' ? 1 : 0);
}
const programs = Array.from({ length: PROGRAMS }, native);
const [program] = programs;
const { tab, stop } = await inChromium();
const infos = JSON.parse(await program.ask('{"jsonrpc":"2.0","id":1,"method":"game.list"}')).result.games;
for (const game of list) {
  const info = infos.find(({ id }) => id === game);
  const count = Math.ceil(total / list.length);
  const module = await inNode(game);
  await load(tab, game);
  const [[expected, nativeTime], [page, pageTime]] = await Promise.all([
    seconds(() =>
      everyGame(
        programs.map(({ ask }) => ask),
        info,
        count,
      ),
    ),
    seconds(() => everyGameInPage(tab, info, count)),
  ]);
  const [node, nodeTime] = await seconds(() => everyGame([module.ask], info, count));
  const same = (index) => [node, page].every((digests) => digests[index].digest === expected[index].digest);
  const wrong = expected.map((_, index) => index).filter((index) => !same(index));
  different += wrong.length;
  if (wrong.length > 0) await report(info, wrong[0], program.ask, module.ask);
  const counted = (method) => expected.reduce((sum, { counts }) => sum + (counts[method] ?? 0), 0);
  rows.push({
    game,
    games: count,
    decisions: counted('match.act'),
    views: counted('match.view'),
    'bot choices': counted('bot.choose'),
    hints: counted('match.hint'),
    different: wrong.length,
    'native s': nativeTime.toFixed(1),
    'Node s': nodeTime.toFixed(1),
    'Chromium s': pageTime.toFixed(1),
  });
}
await stop();
programs.forEach((program) => program.stop());
console.table(rows);
process.exit(different > 0 ? 1 : 0);
