/** Setups in a few words. */

import { rowOf } from '$/lib/games';
import type { GameName, Setup } from '$/lib/table/wire';
import { say, sayIfKnown } from '$/lib/words.svelte';

/** The unusual options of a setup, each in a word or two. Options that make no difference to a list are counted, not named. */
export function specials(game: GameName, setup: Setup | null): string[] {
  if (!setup) return [say('config-unknown')];
  const words: string[] = [];
  let others = 0;
  const usual: Setup = rowOf(game).defaults;
  for (const [option, value] of Object.entries(setup)) {
    if (option === 'players' || value === usual[option]) continue;
    const word = sayIfKnown(`config-${game}-${option}-${value}`);
    if (word) words.push(word);
    else others += 1;
  }
  if (others > 0) words.push(say('config-others', { count: others }));
  return words;
}

/** The same with the number of players, in one line. */
export function inWords(game: GameName, setup: Setup | null): string {
  const players = Number(setup?.players ?? 0);
  const first = players ? [say('config-players', { count: players })] : [];
  return [...first, ...specials(game, setup)].join(' · ');
}

/** How many sit at a table of that setup. */
export function seatsOf(setup: Setup): number {
  return Number(setup.players ?? 1);
}

/** Words for why a game ended, or the engine's own word where there are none. */
export function ending(reason: string): string {
  return sayIfKnown(`ending-${reason}`) ?? sayIfKnown(`outcome-${reason}.short`) ?? reason;
}

/** A bot, as people call it. */
export function botName(bot: string): string {
  return sayIfKnown(`bot-${bot}`) ?? say('bot-other', { bot });
}
