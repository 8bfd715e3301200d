import type { Statistics } from '$/generated/api';
import { hasServer } from '$/lib/address';
import { api } from '$/lib/api';
import { ENGINES } from '$/lib/local/built';
import { here } from '$/lib/local/here';
import { me } from '$/lib/me.svelte';
import { Unreachable } from '$/lib/refusal';
import type { GameName } from '$/lib/table/wire';
import { both } from './both';

export const NOTHING: Statistics = { days: 30, configurations: [], per_day: [] };

/** The user's statistics: of games at the server and of games on this device. */
export async function myStatistics(game: GameName | 'every'): Promise<Statistics> {
  const local = await ofThisDevice(game);
  if (!hasServer) return local;
  try {
    return both(await ofTheServer(game), local);
  } catch (problem) {
    if (!(problem instanceof Unreachable) || local.configurations.length === 0) throw problem;
    return local;
  }
}

async function ofTheServer(game: GameName | 'every'): Promise<Statistics> {
  const person = me.person === undefined ? await me.load() : me.person;
  const query = game === 'every' ? '' : `?game=${game}`;
  return person ? api.get<Statistics>(`/api/me/statistics${query}`) : NOTHING;
}

/** Each game's engine counts its own games; an engine that has nothing to count is not loaded. */
async function ofThisDevice(wanted: GameName | 'every'): Promise<Statistics> {
  if (ENGINES.length === 0) return NOTHING;
  const { tables } = await (await import('$/lib/local/shelf')).shelf();
  const played = ENGINES.filter((game) =>
    tables.some((table) => table.game === game && table.phase === 'over'),
  );
  let all = NOTHING;
  for (const game of played.filter((one) => wanted === 'every' || one === wanted))
    all = both(all, await here().statistics<Statistics>(game, {}));
  return all;
}
