import type { CardDescription } from '$/generated/mondes';
import { vignetteOf } from '../../art/mondes/cards';

/** The picture of a card that travels, or its back. */
export function ghost(card: CardDescription | null): HTMLElement {
  const seen = document.createElement('span');
  seen.className = card ? 'mo-ghost' : 'mo-ghost mo-ghost-back';
  seen.setAttribute('aria-hidden', 'true');
  if (card) {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '0 0 48 48');
    drawing.innerHTML = vignetteOf(card);
    seen.append(drawing);
  }
  return seen;
}
