/** The faces of worlds, cards and characters, from the contents of the setup. */

import { getContext, setContext } from 'svelte';
import type { CardDescription, CharacterDescription, WorldDescription } from '$/generated/mondes';
import type { Side } from './map';
import type { CardId, CharacterId, Contents, Key, WorldId } from './wire';

const SIDES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

export class Box {
  readonly #contents: () => Contents;

  constructor(contents: () => Contents) {
    this.#contents = contents;
  }

  readonly #cards = $derived.by(() => new Map(this.#contents().cards.map((one) => [one.card, one])));
  readonly #worlds = $derived.by(() => new Map(this.#contents().worlds.map((one) => [one.world, one])));
  readonly #characters = $derived.by(
    () => new Map(this.#contents().characters.map((one) => [one.character, one])),
  );

  /** The outer worlds, in the order of the card set. */
  get worlds(): WorldId[] {
    return [...this.#worlds.keys()];
  }

  card(card: CardId): CardDescription {
    return this.#cards.get(card)!;
  }

  world(world: WorldId): WorldDescription {
    return this.#worlds.get(world)!;
  }

  character(character: CharacterId): CharacterDescription {
    return this.#characters.get(character)!;
  }

  /** The key on a side of a world. */
  exit(world: WorldId, side: Side): Key {
    return this.world(world).exits[SIDES[side]];
  }
}

const PLACE = Symbol('box');

/** Opens the box for everything on the board. */
export function openBox(contents: () => Contents): Box {
  return setContext(PLACE, new Box(contents));
}

export function useBox(): Box {
  return getContext<Box>(PLACE);
}
