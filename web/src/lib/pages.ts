import type { Component } from 'svelte';
import { hasServer } from './address';
import { GAMES } from './games';

/** Every page may be given the parts of its address; most have none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages with parts and pages without have no type in common
export type Page = Component<any>;
type Loading = () => Promise<{ default: Page }>;

const game = GAMES.join('|');

const needsServer: Loading = () => import('../pages/NeedsServer.svelte');

/** The page for each address; it gets the parts in parentheses. */
const PAGES: [RegExp, Loading][] = [
  [/^\/$/, () => import('../pages/Home.svelte')],
  [new RegExp(`^/new/(${game})$`), () => import('../pages/Setup.svelte')],
  [/^\/t\/([^/]+)$/, () => import('../pages/Table.svelte')],
  [/^\/t\/([^/]+)\/replay$/, () => import('../pages/Replay.svelte')],
  [/^\/open$/, () => import('../pages/Open.svelte')],
  [/^\/lobby$/, hasServer ? () => import('../pages/Lobby.svelte') : needsServer],
  [/^\/mine$/, () => import('../pages/Mine.svelte')],
  [/^\/me$/, hasServer ? () => import('../pages/Me.svelte') : needsServer],
  [/^\/statistics$/, () => import('../pages/Statistics.svelte')],
  [new RegExp(`^/daily(?:/(${game})(?:/([^/]+))?)?$`), () => import('../pages/Daily.svelte')],
  [new RegExp(`^/puzzles(?:/(${game})(?:/([a-z2-7]+))?)?$`), () => import('../pages/Puzzles.svelte')],
  [new RegExp(`^/learn(?:/(${game}))?$`), () => import('../pages/Learn.svelte')],
  [new RegExp(`^/rules(?:/(${game}))?$`), () => import('../pages/Rules.svelte')],
  [new RegExp(`^/gallery(?:/(${game}))?$`), () => import('../pages/Gallery.svelte')],
  [/^\/settings$/, () => import('../pages/Settings.svelte')],
  [/^\/about(?:\/(privacy|accessibility))?$/, () => import('../pages/About.svelte')],
];

const nowhere: Loading = () => import('../pages/Nowhere.svelte');

/** The page at an address, and the parts of the address it wants to know. */
export function pageAt(path: string): { load: Loading; parts: string[] } {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { load, parts: found.slice(1) };
  }
  return { load: nowhere, parts: [path] };
}
