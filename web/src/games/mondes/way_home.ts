import type { Box } from './box.svelte';
import { sidesTowards, type Side } from './map';
import type { CardId, Key, View } from './wire';

/** A key of the way home, and what one holds for it. */
export interface Stop {
  key: Key;
  /** The side it opens; null is one of the character's home keys. */
  exit: Side | null;
  by: CardId | 'character' | null;
}

/** The keys printed on the way home of a player, and the cards in hand that carry them, one for each. */
export function wayHome(box: Box, view: View, seat: number): Stop[] {
  const kept = view.characters[seat - 1]?.kept;
  const place = view.pawns[seat - 1];
  if (!kept || !place) return [];
  const world = view.worlds.find((one) => one.place === place)?.world;
  const { key: own, home } = box.character(kept);
  const stops: Stop[] = [];
  if (world) {
    for (const side of sidesTowards(place, null))
      stops.push({ key: box.exit(world, side), exit: side, by: null });
  }
  for (const key of home) stops.push({ key, exit: null, by: null });
  const stock = (view.hands[seat - 1] ?? []).flatMap(({ card }) => (card ? [card] : []));
  const left = stock
    .map((card) => box.card(card))
    .filter((one) => one.kind === 'object' || one.world === world);
  let character = countsOwnKey(view, seat);
  for (const stop of stops) {
    const at = left.findIndex(({ key }) => key === stop.key);
    if (at >= 0) stop.by = left.splice(at, 1)[0]!.card;
    else if (character && own === stop.key) {
      stop.by = 'character';
      character = false;
    }
  }
  return stops;
}

/** Whether the character's own key lies ready. */
export function countsOwnKey(view: View, seat: number): boolean {
  if (view.setup['character-key'] === 'payment') return !view.characters[seat - 1]?.key_used;
  return view.key_ready && view.active === seat;
}
