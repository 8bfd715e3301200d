import { DEEDS, LETTERS } from './action';
import type { Desk } from './desk.svelte';

/** Letters for the eight actions, Enter for what is ready, Esc to think again. Never while something is typed or laid over. */
export function shortcut(event: KeyboardEvent, desk: Desk) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
  if (event.key === 'Escape') return desk.clear();
  if (desk.question !== 'turn') return;
  const pressed = event.key === ' ' ? LETTERS.pass : event.key.toUpperCase();
  const onButton = target.closest('button, a, summary') !== null;
  const deed = DEEDS.find((one) => LETTERS[one] === pressed);
  if (event.key === 'Enter' && desk.ready && !onButton) desk.send(desk.ready);
  else if (deed && !(onButton && event.key === ' ')) desk.press(deed);
  else return;
  event.preventDefault();
}
