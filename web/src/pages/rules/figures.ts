import type { Component } from 'svelte';

type Drawing = () => Promise<{ default: Component<{ part: string }> }>;

const onirim: Drawing = () => import('./OnirimFigure.svelte');
const labyrinth: Drawing = () => import('./LabyrinthFigure.svelte');
const mondes: Drawing = () => import('./MondesFigure.svelte');

/** What stands at `::figure NAME` in a book. */
export const FIGURES: Record<string, Drawing> = {
  'onirim-colours': onirim,
  'onirim-row': onirim,
  'labyrinth-tiles': labyrinth,
  'labyrinth-rubble': labyrinth,
  'mondes-keys': mondes,
  'mondes-map': mondes,
};
