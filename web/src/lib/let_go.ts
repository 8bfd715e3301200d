/**
 * Takes the focus off what was pressed while the answer is on its way: a browser looks at the whole page when it removes what has it.
 * Returns what gives the focus back, where the thing is still there and nothing else has taken it.
 */
export function letGo(pressed: Element | null = document.activeElement): () => void {
  if (!(pressed instanceof HTMLElement)) return () => {};
  pressed.blur();
  return () => {
    const { activeElement } = document;
    if (pressed.isConnected && (!activeElement || activeElement === document.body))
      pressed.focus({ preventScroll: true });
  };
}

/** The same for somebody who points: a focus that is seen is the keyboard's, and stays; so does one within a part that never goes. */
export function letGoOfPointed(lastingPart: string): () => void {
  const pressed = document.activeElement;
  if (!pressed || pressed.matches(':focus-visible') || pressed.closest(lastingPart)) return () => {};
  const giveBack = letGo(pressed);
  return () => requestAnimationFrame(giveBack);
}
