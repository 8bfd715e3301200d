/** FLIP (Paul Lewis, 2015): what has changed its place glides there from where it lay. Nothing is measured where nothing moves. */

import { untrack } from 'svelte';
import { still } from './settings.svelte';

/**
 * The children of a list glide whenever `changes` does. An element that may show another thing than before says which one (`data-is`):
 * what has just come does not glide. To be called while a component is made; `list` is bound later.
 */
export function glides(list: () => HTMLElement | undefined, changes: () => unknown, lasts = 200) {
  let before: Places = new Map();

  $effect.pre(() => {
    changes();
    before = untrack(() => placesOf(list()));
  });
  $effect(() => {
    changes();
    const moved = untrack(() => placesOf(list()));
    for (const [what, { item, rect: to }] of moved) {
      const from = before.get(what)?.rect;
      if (from && (from.left !== to.left || from.top !== to.top))
        item.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, {}], {
          duration: lasts,
          easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
        });
    }
    before.clear();
  });
}

type Places = Map<unknown, { item: Element; rect: DOMRect }>;

function placesOf(list: HTMLElement | undefined): Places {
  if (!list || still()) return new Map();
  return new Map(
    [...list.children].map((item) => [
      (item as HTMLElement).dataset.is ?? item,
      { item, rect: item.getBoundingClientRect() },
    ]),
  );
}
