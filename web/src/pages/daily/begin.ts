import type { TableDocument } from '$/generated/api';
import { api } from '$/lib/api';
import { me } from '$/lib/me.svelte';
import { place } from '$/lib/place.svelte';
import type { Setup } from '$/lib/table/wire';

/** Begins a day's deal, as a guest if need be, and goes to its table. */
export async function beginDeal(path: string, setup: Setup): Promise<void> {
  await me.atLeastGuest();
  const { table } = await api.post<TableDocument>(path, { setup });
  place.go(`/t/${table}`);
}
