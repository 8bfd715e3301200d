import { DEEDS, LETTERS } from './answers';
import type { Choice } from './choice.svelte';

/** Letters for the eight actions, Enter for what is ready, Esc to think again. Never while something is typed or laid over. */
export function keyPressed(event: KeyboardEvent, choice: Choice) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
  if (event.key === 'Escape') return choice.clear();
  if (choice.question !== 'turn') return;
  const pressed = event.key === ' ' ? LETTERS.pass : event.key.toUpperCase();
  const onButton = target.closest('button, a, summary') !== null;
  const deed = DEEDS.find((one) => LETTERS[one] === pressed);
  if (event.key === 'Enter' && choice.ready && !onButton) choice.send(choice.ready);
  else if (deed && !(onButton && event.key === ' ')) choice.press(deed);
  else return;
  event.preventDefault();
}
