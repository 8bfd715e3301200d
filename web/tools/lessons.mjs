// Plays the scripts of the guided first games with the real engine and writes what the learner sees of each moment:
//   node tools/lessons.mjs           writes src/games/GAME/lesson.json
//   node tools/lessons.mjs --check   fails if one of them would be different
// DEDALE names the program; without it ../target/debug/dedale or, if that is missing, cargo run.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const LANGUAGES = ['en', 'fr'];
const root = new URL('../../', import.meta.url).pathname;
const folder = new URL('../src/games/', import.meta.url).pathname;

function start() {
  const built = process.env.DEDALE ?? `${root}target/debug/dedale`;
  const [program, ...before] = existsSync(built)
    ? [built]
    : ['cargo', 'run', '--quiet', '--bin', 'dedale', '--'];
  const engine = spawn(program, [...before, 'engine'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const call = async (method, params) => {
    engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('the engine has stopped');
    return JSON.parse(value);
  };
  /** The result; an error is one of ours. */
  const ask = async (method, params) => {
    const { result, error } = await call(method, params);
    if (error) throw new Error(`${method} ${JSON.stringify(params)}: ${error.message}`);
    return result;
  };
  return { call, ask, stop: () => engine.stdin.end() };
}

/** Where the match stands for the learner, in both languages. */
async function momentOf({ ask, call }, match, seat, legalToExplain) {
  const { step, decider, question, legal, outcome } = await ask('match.state', { match, as: seat });
  const { view } = await ask('match.view', { match, as: seat });
  const since = step === 0 ? {} : { since: step - 1 };
  const { steps } = await ask('match.events', { match, as: seat, ...since });
  const words = {};
  for (const lang of LANGUAGES) {
    const { question, legal, said } = await ask('match.words', { match, as: seat, lang });
    words[lang] = { question, legal, said };
  }
  const refused = {};
  for (const action of decider === seat ? legalToExplain(view, legal) : []) {
    const { error } = await call('match.act', { match, action, as: seat });
    if (!error) throw new Error(`${action} should not be possible`);
    refused[action] = { refusal: error.data.refusal ?? null, rule: error.data.rule ?? null };
  }
  return { step, decider, question, legal, outcome, view, events: steps.at(-1).events, words, refused };
}

/**
 * Answers somebody may try that are not possible: their refusal is told as in a real game. `tried` is a verb of the script:
 * where it is possible with some card, the learner may try it with every card in hand.
 */
const refusable = (tried) => (view, legal) => {
  if (!legal.some((action) => action.startsWith(`${tried} `))) return [];
  const actions = new Set(view.hands.flat().map(({ card }) => `${tried} ${card}`));
  return [...actions].filter((action) => !legal.includes(action));
};

async function lessonOf(engine, game) {
  const script = JSON.parse(readFileSync(`${folder}${game}/lesson.script.json`, 'utf8'));
  const { seed, setup, seat, steps, tried } = script;
  const { match, setup: whole } = await engine.ask('match.new', { game, setup, seed });
  const { contents } = await engine.ask('game.contents', { game, setup });
  const moments = [await momentOf(engine, match, seat, refusable(tried))];
  for (const { action, by = seat, note } of steps) {
    if (!action) continue;
    const { decider } = await engine.ask('match.state', { match });
    if (decider !== by) throw new Error(`${game}, ${note ?? action}: seat ${decider} is asked, not ${by}`);
    await engine.ask('match.act', { match, action });
    moments.push(await momentOf(engine, match, seat, refusable(tried)));
  }
  await engine.ask('match.close', { match });
  const elsewhere = {};
  for (const run of runsOf(script))
    Object.assign(elsewhere, await otherMoments(engine, { game, seed, setup, seat, tried, ...run }));
  return { game, seat, setup: whole, contents, elsewhere, steps, moments };
}

/** Runs of answers that belong to one note: the first has it, the others have none. Answers as they stand in the script. */
function runsOf({ steps, seat }) {
  const runs = [];
  let done = [];
  let run = null;
  for (const { action, by = seat, note } of steps) {
    if (note || by !== seat || !action) run = null;
    if (!action) continue;
    if (by === seat) {
      if (!run) runs.push((run = { before: done, actions: [] }));
      run.actions.push(action);
    }
    done = [...done, action];
  }
  return runs.filter(({ actions }) => actions.length > 1);
}

const permutations = (list) =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/** The moments on other ways through a run, where another order of its answers is possible and leads to the same. */
async function otherMoments(engine, { game, seed, setup, seat, tried, before, actions }) {
  const found = {};
  const same = async (order, seen) => {
    const { match } = await engine.ask('match.new', { game, setup, seed });
    try {
      for (const action of before) await engine.ask('match.act', { match, action });
      for (const [at, action] of order.entries()) {
        const { error } = await engine.call('match.act', { match, action });
        if (error) return null;
        await seen(at, match);
      }
      const { view } = await engine.ask('match.view', { match, as: seat });
      return JSON.stringify(view);
    } finally {
      await engine.ask('match.close', { match });
    }
  };
  const end = await same(actions, async () => {});
  for (const order of permutations(actions)) {
    const moments = {};
    const keep = async (at, match) => {
      const done = order.slice(0, at + 1);
      const alongTheScript = done.every((action) => actions.indexOf(action) <= at);
      if (!alongTheScript)
        moments[done.toSorted().join(' | ')] = await momentOf(engine, match, seat, refusable(tried));
    };
    if ((await same(order, keep)) === end) Object.assign(found, moments);
  }
  return found;
}

/** One line for each step and moment, so that a diff is easy to read. */
function written({ steps, moments, elsewhere, ...about }) {
  const lines = (list) => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const head = Object.entries(about).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`);
  const others = Object.entries(elsewhere).map(
    ([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one)}`,
  );
  const ways = others.length > 0 ? `{\n${others.join(',\n')}\n  }` : '{}';
  return `{\n${head.join('')}  "elsewhere": ${ways},\n  "steps": [\n${lines(steps)}\n  ],\n  "moments": [\n${lines(moments)}\n  ]\n}\n`;
}

const check = process.argv.includes('--check');
const engine = start();
let different = false;
for (const game of readdirSync(folder)) {
  const file = `${folder}${game}/lesson.json`;
  const text = written(await lessonOf(engine, game));
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what its script comes to: node tools/lessons.mjs`);
    different = true;
  }
}
engine.stop();
process.exitCode = different ? 1 : 0;
