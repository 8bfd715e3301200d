/** What is laid over the page, the topmost last: it alone is spoken to by the keyboard. */

import { afterTheFrame } from '../lib/in_the_next_frame.svelte';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const stack: HTMLElement[] = [];

function stopsOf(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.hasAttribute('disabled') && stop.getClientRects().length > 0,
  );
}

/** Where the keyboard begins: the thing that asks for it, else the first. */
function focusFirst(within: HTMLElement) {
  const asks = within.querySelector<HTMLElement>('[autofocus]');
  for (const stop of [...(asks ? [asks] : []), ...within.querySelectorAll<HTMLElement>(STOPS), within]) {
    if (stop.tabIndex < 0 && stop !== within) continue;
    stop.focus();
    if (document.activeElement === stop) return;
  }
}

/** Tab goes round inside. */
function goRound(within: HTMLElement, event: KeyboardEvent) {
  const stops = stopsOf(within);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const leaves = at < 0 || at === (event.shiftKey ? 0 : stops.length - 1);
  if (!leaves) return;
  event.preventDefault();
  (stops.at(event.shiftKey ? -1 : 0) ?? within).focus();
}

/**
 * Keeps the focus inside an element while it lies on top, and gives it back afterwards. The page behind is never made inert
 * (no modal dialogs): Chromium leaves elements inert for good that were moving when a modal dialog closed.
 */
export function layOver(laid: HTMLElement, onescape: () => void): () => void {
  const from = document.activeElement;
  stack.push(laid);
  const onTop = () => stack.at(-1) === laid;

  function key(event: KeyboardEvent) {
    if (!onTop() || event.defaultPrevented) return;
    if (event.key === 'Tab') return goRound(laid, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onescape();
  }
  const outside = (event: KeyboardEvent) => {
    if (!laid.contains(event.target as Node)) key(event);
  };
  const stray = (event: FocusEvent) => {
    if (onTop() && !laid.contains(event.target as Node)) focusFirst(laid);
  };
  laid.addEventListener('keydown', key);
  window.addEventListener('keydown', outside, true);
  document.addEventListener('focusin', stray);
  // A focus has the browser look at the whole page: once a frame is made it has done so.
  const stay = afterTheFrame(() => !laid.contains(document.activeElement) && onTop() && focusFirst(laid));
  return () => {
    stay();
    laid.removeEventListener('keydown', key);
    window.removeEventListener('keydown', outside, true);
    document.removeEventListener('focusin', stray);
    stack.splice(stack.indexOf(laid), 1);
    // Where it was on nothing it is again, and asked for that a browser would look at the whole page.
    if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
  };
}

export const isAnythingLaid = () => stack.length > 0;
