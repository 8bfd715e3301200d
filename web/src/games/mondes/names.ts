/** How things are called, from the game's own texts. */

import type { TableDocument } from '../../lib/table/wire';
import { say, sayIfKnown } from '../../lib/words.svelte';
import { nameOf } from '../../pages/table/names';
import type { EffectDescription } from '$/generated/mondes';
import type { Box } from './box.svelte';
import { columnOf, isWalled, pileOf, rowOf, SIDES } from './map';
import type { CardId, CharacterId, Key, Kind, Place, View, WorldId } from './wire';

export const keyName = (key: Key) => say(`mondes-key-${key}`);
export const kindName = (kind: Kind) => say(`mondes-type-${kind}`);
/** The name in the texts; for a group's own cards, the name in their card set. */
const named = (kind: string, id: string) => sayIfKnown(`mondes-${kind}-${id}`) ?? id;
export const cardName = (box: Box, card: CardId) => named('card', box.card(card).id);
export const worldName = (box: Box, world: WorldId) => named('world', box.world(world).id);
export const characterName = (box: Box, character: CharacterId) =>
  named('character', box.character(character).id);

/** Where there is little room. */
export const shortWorldName = (box: Box, world: WorldId) =>
  sayIfKnown(`mondes-world-${box.world(world).id}.short`) ?? worldName(box, world);
/** Where there is hardly any. */
export const tinyWorldName = (box: Box, world: WorldId) =>
  sayIfKnown(`mondes-web-tiny-${box.world(world).id}`) ?? shortWorldName(box, world);

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function effectName({ name, key, number }: EffectDescription): string {
  if (number != null) return say(`mondes-effect-${name}`, { number });
  return say(`mondes-effect-${name}`, key ? { key: say(`mondes-key-${key}.the`) } : undefined);
}

/** The word that says what an effect does, to be set off; none where the effect begins with an article. */
export function leadOf(effect: string): string {
  const [first = ''] = effect.split(' ');
  const articles = say('mondes-web-articles').split(' ');
  return articles.includes(first.toLocaleLowerCase()) ? '' : first;
}

/** A card in one sentence, for screen readers. */
export function cardInWords(box: Box, card: CardId): string {
  const { kind, key, effect, world } = box.card(card);
  return say('mondes-web-card', {
    card: cardName(box, card),
    type: kindName(kind),
    kind,
    key: keyName(key),
    effect: effectName(effect),
    world: worldName(box, world),
  });
}

export function characterInWords(box: Box, character: CharacterId): string {
  const { key, home } = box.character(character);
  return say('mondes-web-character', {
    character: characterName(box, character),
    key: keyName(key),
    home: list(home.map(keyName)),
  });
}

export function list(parts: string[]): string {
  return parts.join(', ');
}

/** The player on a seat, as the log calls them. */
export function seatName(document: TableDocument, seat: number): string {
  const bot = document.seats.find((one) => one.seat === seat)?.bot;
  return bot ? say('mondes-web-bot', { bot, seat }) : nameOf(document, seat);
}

/** The player on a seat, or “you”. */
export function callName(document: TableDocument, seat: number, mine: number | null): string {
  return seat === mine ? say('mondes-web-you') : seatName(document, seat);
}

/** The key of each exit of a world that lies there. */
export function doorsInWords(box: Box, world: WorldId, place: Place): string {
  const doors = SIDES.map((side) =>
    say(`mondes-web-door-${side}`, {
      key: isWalled(place, side) ? say('mondes-web-walled') : keyName(box.exit(world, side)),
    }),
  );
  return list(doors);
}

/** A place of the map for screen readers: its position, world, doors, pile and pawns. */
export function placeInWords(
  box: Box,
  view: View,
  place: Place | null,
  who: (seat: number) => string,
  plays: boolean,
): string {
  const at = say('mondes-web-cell', { row: rowOf(place) + 1, column: columnOf(place) + 1 });
  if (!place) return say('mondes-web-cell-kernault', { at });
  const lies = view.worlds.find((one) => one.place === place)!;
  const there = view.pawns.flatMap((pawn, seat) => (pawn === place ? [who(seat + 1)] : []));
  const pawns = there.length ? say('mondes-web-cell-pawns', { pawns: list(there) }) : 'none';
  if (!lies.world || !lies.up) {
    const known = lies.world ? worldName(box, lies.world) : 'none';
    return say('mondes-web-cell-down', { at, known, whose: plays ? 'you' : 'others' });
  }
  const doors = doorsInWords(box, lies.world, place);
  return say('mondes-web-cell-up', {
    at,
    world: worldName(box, lies.world),
    exits: doors,
    count: pileOf(view, lies.world).length,
    pawns,
  });
}
