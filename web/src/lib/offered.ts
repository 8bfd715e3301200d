import type { Offered } from '$/generated/api';
import { hasServer } from './address';
import { api, hostOf, local } from './api';
import { ENGINES } from './local/built';
import { Unreachable } from './refusal';
import type { GameName } from './table/wire';

/** A game as the host of a table offers it: its options and bots. Without a table the server is asked, and this device if it cannot be reached. */
export async function offered(game: GameName, table = ''): Promise<Offered | undefined> {
  const onlyIt = `/api/games?game=${game}`;
  const found = (games: Offered[]) => games.find(({ id }) => id === game);
  if (table || !hasServer) return found(await hostOf(table).get<Offered[]>(onlyIt));
  try {
    return found(await api.get<Offered[]>('/api/games'));
  } catch (problem) {
    if (!(problem instanceof Unreachable) || !ENGINES.includes(game)) throw problem;
    return found(await local.get<Offered[]>(onlyIt));
  }
}
