/** Something that can be dragged by mouse, pen or finger. Keys do the same elsewhere. */

export interface Drag {
  /** Whether it may be taken up now. */
  able: boolean;
  onstart?: () => void;
  /** Where the pointer is, and what lies there to be dropped upon: the value of its `data-drop`. */
  onmove?: (x: number, y: number, over: string | null) => void;
  ondrop: (over: string | null, x: number, y: number) => void;
  onend?: () => void;
}

const BEGINS_AFTER = 7;

export function draggable(node: HTMLElement, options: Drag) {
  let from: { x: number; y: number; pointer: number } | null = null;
  let moving = false;
  let justDropped = false;

  const dropAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-drop]'))
      .find((zone) => zone && !node.contains(zone))?.dataset.drop ?? null;

  function down(event: PointerEvent) {
    justDropped = false;
    if (!options.able || event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moving) {
      if (Math.hypot(x, y) < BEGINS_AFTER) return;
      moving = true;
      node.setPointerCapture(from.pointer);
      node.dataset.dragged = '';
      options.onstart?.();
    }
    event.preventDefault();
    node.style.translate = `${x}px ${y}px`;
    options.onmove?.(event.clientX, event.clientY, dropAt(event.clientX, event.clientY));
  }

  function settle() {
    if (!moving) {
      from = null;
      return;
    }
    moving = false;
    from = null;
    delete node.dataset.dragged;
    node.style.translate = '';
    options.onend?.();
  }

  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    const dropped = moving;
    const over = dropped ? dropAt(event.clientX, event.clientY) : null;
    settle();
    if (!dropped) return;
    justDropped = true;
    options.ondrop(over, event.clientX, event.clientY);
  }

  /** A drag is no click. */
  function click(event: MouseEvent) {
    if (!justDropped) return;
    justDropped = false;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', settle);
  node.addEventListener('click', click, true);
  return {
    update(next: Drag) {
      options = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', settle);
      node.removeEventListener('click', click, true);
    },
  };
}
