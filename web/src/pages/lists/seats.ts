import { say } from '$/lib/words.svelte';
import { botName } from '$/parts/around/setups';
import type { ListedTable } from '$/generated/api';

/** The other players: names and bots; empty for a game alone. On a device of one's own (`myself` is null) nobody has a name. */
export function whoSits({ seats }: Pick<ListedTable, 'seats'>, myself?: string | null): string {
  const others = seats
    .filter(({ name, bot }) => (myself === null ? bot !== null : name === null || name !== myself))
    .map(({ name, bot }) => name ?? botName(bot ?? ''));
  if (others.length === 0) return '';
  return say('lists-with', { names: [...new Set(others)].join(', ') });
}
