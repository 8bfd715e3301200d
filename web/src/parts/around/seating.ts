/** From a wish to a table: it is set up, people and bots sit down, and it begins if nobody is missing. */

import type { NewTable } from '$/generated/api';
import { hasServer } from '$/lib/address';
import { api, local } from '$/lib/api';
import { rowOf } from '$/lib/games';
import { ENGINES } from '$/lib/local/built';
import { me } from '$/lib/me.svelte';
import { Refusal, Unreachable } from '$/lib/refusal';
import { settings } from '$/lib/settings.svelte';
import type { Done, GameName, TableDocument } from '$/lib/table/wire';

/** The owner of a seat: this person, a bot by its name, or anybody with the link. */
export type Sitter = 'me' | 'open' | { bot: string };

export interface Wish extends NewTable {
  seats: Sitter[];
}

/** The part of the host in it: the server, or this device. */
export interface House {
  setUp(table: NewTable): Promise<TableDocument>;
  command(table: string, name: string, parameters: object): Promise<Done>;
}

let keys = 0;
const freshKey = () =>
  `${Date.now().toString(36)}-${(keys++).toString(36)}-${Math.random().toString(36).slice(2)}`;

const houseOf = (host: typeof api): House => ({
  setUp: (table) => host.post('/api/tables', table),
  command: (table, name, parameters) =>
    host.post(`/api/tables/${table}/${name}`, { ...parameters, key: freshKey() }),
});

const server = houseOf(api);
const device = houseOf(local);

/** The table that came of it. Rejects with a `Refusal` that names the field if the wish cannot be fulfilled. */
export async function seat({ seats, ...about }: Wish, house: House = server): Promise<string> {
  const { table } = await house.setUp(about);
  let step = 0;
  const command = async (name: string, parameters: object) => {
    ({ step } = await house.command(table, name, { step, ...parameters }));
  };
  for (const [at, sitter] of seats.entries()) {
    if (sitter === 'me') await command('sit', { seat: at + 1 });
    else if (sitter !== 'open') await command('seat-bot', { seat: at + 1, bot: sitter.bot });
  }
  if (!seats.includes('open')) await command('start', {});
  return table;
}

const partner = { bot: 'normal' };

/** The game behind one click on “Play”: a good first game for one person. */
export function atOnce(game: GameName): Wish {
  const players = rowOf(game).first_game_players;
  const others = Array.from({ length: players - 1 }, () => partner);
  return { game, setup: { players }, seats: ['me', ...others] };
}

/** Whether a table begins on this device: its engine is here, and nobody from elsewhere is awaited. */
export function beginsHere({ game, seats }: Pick<Wish, 'game' | 'seats'>): boolean {
  return ENGINES.includes(game) && !seats.includes('open') && (settings.host === 'device' || !hasServer);
}

/** Plays, on this device if that is possible; at the server a guest is let in who was never here. The address of the table. */
export async function play(wish: Wish): Promise<string> {
  if (beginsHere(wish)) {
    try {
      return `/t/${await seat(wish, device)}`;
    } catch (problem) {
      if (!hasServer || !isWithoutEngine(problem)) throw problem;
    }
  }
  await me.atLeastGuest();
  return `/t/${await seat(wish)}`;
}

/** The engine did not load, or the browser cannot run it: a server still can. */
function isWithoutEngine(problem: unknown): boolean {
  return problem instanceof Unreachable || (problem instanceof Refusal && problem.data.code === 'no-engine');
}
