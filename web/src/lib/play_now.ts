/** A first real game in one click: a table is set up, oneself and bots sit down, and it begins. */

import { api } from './api';
import { me } from './me.svelte';
import type { Done, GameName, TableDocument } from './table/wire';

/** How many play, oneself included. */
const SEATS: Record<GameName, number> = { onirim: 1, labyrinth: 2, mondes: 3 };

/** The address of the table. */
export async function playNow(game: GameName): Promise<string> {
  await me.atLeastGuest();
  const { table } = await api.post<TableDocument>('/api/tables', { game, setup: { players: SEATS[game] } });
  let step = 0;
  const command = async (name: string, parameters: object) => {
    const key = `${name}-${step}-${Math.random().toString(36).slice(2)}`;
    ({ step } = await api.post<Done>(`/api/tables/${table}/${name}`, { step, key, ...parameters }));
  };
  await command('sit', { seat: 1 });
  for (let seat = 2; seat <= SEATS[game]; seat++) await command('seat-bot', { seat, bot: 'greedy' });
  await command('start', {});
  return `/t/${table}`;
}
