// One game through the engine protocol (docs/protocol.md), made of nothing but its number: setup, players, answers and the
// questions about it on the way. Any engine can play it, in Node and in a browser; the same engine gives the same answers.

/** Numbers from 0 to `below`, the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = (seed + 1) * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Half of the options as usual, the others at random. */
function someSetup(options, pick) {
  const changed = options.filter((option) => option.values.length > 0 && pick(2) === 0);
  return Object.fromEntries(changed.map(({ id, values }) => [id, values[pick(values.length)]]));
}

const hexadecimal = (pick) => Array.from({ length: 64 }, () => pick(16).toString(16)).join('');

/**
 * Plays game number `index` of a game. `ask` answers a line with a line; `hear` gets every answer, without the number that the
 * engine gave the match.
 */
export async function play(ask, info, index, hear) {
  const pick = numbers(index);
  const call = async (method, params) => {
    const answer = await ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    hear(answer.replace(/"(match|closed)":\d+/, '"$1":0'), method);
    return JSON.parse(answer).result;
  };

  let standing;
  for (let tries = 0; !standing; tries++) {
    const setup = tries < 8 ? someSetup(info.options, pick) : {};
    standing = await call('match.new', { game: info.id, setup, seed: pick(2) ? index : hexadecimal(pick) });
  }
  const { match } = standing;
  const players = Number(standing.setup.players);
  const observers = [...Array.from({ length: players }, (_, seat) => seat + 1), 'spectator', 'all'];
  const strongest = info.bots.at(-1);
  const byBots = index % 4 > 0;

  for (let step = 0; !standing.outcome; step++) {
    if (step % 9 === 0) {
      const as = observers[pick(observers.length)];
      for (const observer of observers) await call('match.view', { match, as: observer });
      await call('match.words', { match, as, lang: pick(2) ? 'en' : 'fr' });
      await call('match.events', { match, as, since: Math.max(0, step - 9) });
    }
    if (step % 40 === index % 40) {
      await call('match.hint', { match, budget: { simulations: 12 } });
      await call('bot.choose', { match, bot: strongest, seed: pick(1000) });
      const document = await call('match.position', { match });
      const again = document && (await call('match.from_position', { ...document, seed: index }));
      if (again) await call('match.close', { match: again.match });
    }
    let action = standing.legal[pick(standing.legal.length)];
    if (byBots) {
      const bot = info.bots[pick(info.bots.length - 1)];
      ({ action } = await call('bot.choose', { match, bot, seed: pick(1_000_000) }));
    }
    standing = await call('match.act', { match, action, step });
  }

  const { record } = await call('match.record', { match });
  for (const observer of observers) await call('match.events', { match, as: observer });
  const again = await call('match.from_record', { record });
  await call('match.close', { match: again.match });
  await call('match.close', { match });
}

const hex = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Plays a game and sums up all its answers in a digest; with the answers themselves if they are wanted. */
export async function digestOf(ask, info, index, whole = false) {
  const answers = [];
  const counts = {};
  await play(ask, info, index, (answer, method) => {
    answers.push(answer);
    counts[method] = (counts[method] ?? 0) + 1;
  });
  const bytes = new TextEncoder().encode(answers.join('\n'));
  const digest = hex(await globalThis.crypto.subtle.digest('SHA-256', bytes));
  return { digest, counts, answers: whole ? answers : undefined };
}
