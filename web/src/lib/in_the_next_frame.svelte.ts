import { untrack } from 'svelte';

/** A value that follows another one frame later: what need not keep step with the board leaves it the first frame. */
export function inTheNextFrame<Value>(value: () => Value): () => Value {
  let shown: Value = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next === untrack(() => shown)) return;
    return afterTheFrame(() => (shown = next));
  });
  return () => shown;
}

/** Does something once the next frame is on the screen. Returns what calls it off. */
export function afterTheFrame(what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Nothing is drawn in a tab that nobody sees.
  if (document.hidden) {
    timer = setTimeout(what);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => (timer = setTimeout(what)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
