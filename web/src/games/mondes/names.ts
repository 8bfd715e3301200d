/** How things are called, from the game's own texts. */

import type { TableDocument } from '../../lib/table/wire';
import { say } from '../../lib/words.svelte';
import { nameOf } from '../../pages/table/names';
import { characterFace, face, homeOf, worldFace, type Face } from './faces';
import { columnOf, isWalled, pileOf, rowOf, SIDES } from './map';
import type { CardId, CharacterId, Key, Kind, Place, View, WorldId } from './wire';

export const keyName = (key: Key) => say(`mondes-key-${key}`);
export const kindName = (kind: Kind) => say(`mondes-type-${kind}`);
export const cardName = (card: CardId) => say(`mondes-card-${face(card).id}`);
export const worldName = (world: WorldId) => say(`mondes-world-${worldFace(world).id}`);
export const shortWorldName = (world: WorldId) => say(`mondes-world-${worldFace(world).id}.short`);
export const tinyWorldName = (world: WorldId) => say(`mondes-web-tiny-${worldFace(world).id}`);
export const characterName = (character: CharacterId) =>
  say(`mondes-character-${characterFace(character).id}`);

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function effectName({ effect, of }: Pick<Face, 'effect' | 'of'>): string {
  if (typeof of === 'number') return say(`mondes-effect-${effect}`, { number: of });
  return say(`mondes-effect-${effect}`, of ? { key: say(`mondes-key-${of}.the`) } : undefined);
}

/** A card in one sentence, for who does not see it. */
export function cardInWords(card: CardId): string {
  const shown = face(card);
  return say('mondes-web-card', {
    card: cardName(card),
    type: kindName(shown.kind),
    kind: shown.kind,
    key: keyName(shown.key),
    effect: effectName(shown),
    world: worldName(homeOf(card)),
  });
}

export function characterInWords(character: CharacterId): string {
  const { key, home } = characterFace(character);
  return say('mondes-web-character', {
    character: characterName(character),
    key: keyName(key),
    home: list(home.map(keyName)),
  });
}

export function list(parts: string[]): string {
  return parts.join(', ');
}

/** Who sits there, as the log calls them. */
export function seatName(document: TableDocument, seat: number): string {
  const bot = document.seats.find((one) => one.seat === seat)?.bot;
  return bot ? say('mondes-web-bot', { bot, seat }) : nameOf(document, seat);
}

/** Who sits there, or that it is oneself. */
export function callName(document: TableDocument, seat: number, mine: number | null): string {
  return seat === mine ? say('mondes-web-you') : seatName(document, seat);
}

/** A place of the map for who does not see it: where it is, what lies there, its doors, its pile, its pawns. */
export function placeInWords(view: View, place: Place | null, who: (seat: number) => string): string {
  const at = say('mondes-web-cell', { row: rowOf(place) + 1, column: columnOf(place) + 1 });
  if (!place) return say('mondes-web-cell-kernault', { at });
  const lies = view.worlds.find((one) => one.place === place)!;
  const there = view.pawns.flatMap((pawn, seat) => (pawn === place ? [who(seat + 1)] : []));
  const pawns = there.length ? say('mondes-web-cell-pawns', { pawns: list(there) }) : 'none';
  if (!lies.world || !lies.up) {
    const known = lies.world ? worldName(lies.world) : 'none';
    return say('mondes-web-cell-down', { at, known });
  }
  const { exits } = worldFace(lies.world);
  const doors = SIDES.map((side, number) =>
    say(`mondes-web-door-${side}`, {
      key: isWalled(place, side) ? say('mondes-web-walled') : keyName(exits[number]!),
    }),
  );
  return say('mondes-web-cell-up', {
    at,
    world: worldName(lies.world),
    exits: list(doors),
    count: pileOf(view, lies.world).length,
    pawns,
  });
}
