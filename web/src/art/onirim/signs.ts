/** The signs on the ground of a card: where they lie, and in which colours. */

import type { Face, Suit } from './faces';

export interface PlacedSign {
  /** Its drawing in the sprite. */
  name: string;
  x: number;
  y: number;
  size: number;
  /** Its colours, out of the tokens. */
  style: string;
}

export const ON_BLOCK = '--sym:var(--card-line);--gl-cut:var(--c)';
const ON_PAPER = '--sym:var(--paper-ink)';

const sign = (name: string, x: number, y: number, size: number, style: string): PlacedSign => ({
  name,
  x,
  y,
  size,
  style,
});

/** What stands in the corner of a large card. */
const indexOf = (symbol: string, suit: Suit) => [
  sign(symbol, 13, 13, 29, ON_PAPER),
  sign(`pl-${suit}`, 15.5, 49, 24, '--sym:var(--c)'),
];

/** The signs of a face that has nothing else on its ground. */
export function signsOf(face: Face, small: boolean): PlacedSign[] {
  switch (face.kind) {
    case 'room': {
      const ink = `--sym:var(--${face.symbol});--sym-line:var(--c-deep)`;
      if (small) return [sign(`sym-${face.symbol}`, 15, 17, 58, ink)];
      return [sign(`eng-${face.symbol}`, 56, 30, 88, ink), ...indexOf(`sym-${face.symbol}`, face.suit)];
    }
    case 'door': {
      const place = `pl-${face.suit}`;
      if (small) return [sign(place, 27, 28, 34, ON_BLOCK)];
      return [
        sign(place, 58, 104, 24, ON_BLOCK),
        sign(place, 94, 104, 24, ON_BLOCK),
        sign(place, 62, 167, 14, ON_BLOCK),
        sign(place, 100, 167, 14, ON_BLOCK),
        ...indexOf('sym-door', face.suit),
      ];
    }
    case 'nightmare':
      return small ? [] : [sign('sym-nightmare', 12, 22, 32, '--sym:var(--nightmare)')];
    case 'dream':
      return small ? [] : [sign('sym-dream', 12, 22, 32, ON_PAPER)];
    default:
      return [];
  }
}
