import { untrack } from 'svelte';

/** A value that follows another one frame later: what need not keep step with the board leaves it the first frame. */
export function inTheNextFrame<Value>(value: () => Value): () => Value {
  let shown: Value = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next === untrack(() => shown)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (shown = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return () => shown;
}
