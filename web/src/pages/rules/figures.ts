import type { Component } from 'svelte';

type Drawing = Component<{ part: string }>;

const drawings = import.meta.glob<Drawing>('../../games/*/Figure.svelte', { import: 'default' });

/** The figure for `::figure GAME-PART` in a book. */
export function drawingOf(name: string): Promise<Drawing> | undefined {
  const [game] = name.split('-', 1);
  return drawings[`../../games/${game}/Figure.svelte`]?.();
}
