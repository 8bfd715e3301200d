import type { Component } from 'svelte';
import { contentsOf } from '$/lib/contents';
import type { GameName, Setup } from '$/lib/table/wire';

/** A game's gallery, `games/GAME/Gallery.svelte`: everything in its box. */
interface Gallery {
  default: Component<{ contents: unknown }>;
  /** The setup that has everything. */
  EVERYTHING: Setup;
}

const found = import.meta.glob<Gallery>('../../games/*/Gallery.svelte');

/** The gallery of a game, and what the engine says is in the box. */
export async function galleryOf(game: GameName) {
  const { default: Shelves, EVERYTHING } = await found[`../../games/${game}/Gallery.svelte`]!();
  return { game, Shelves, contents: await contentsOf(game, EVERYTHING) };
}
