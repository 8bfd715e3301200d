/** The field of 144 × 72 at the foot of a premonition: its condition, an arrow, its penalty. */

import type { Colour, Premonition } from '$/generated/onirim';

export interface Piece {
  use: string;
  x: number;
  y: number;
  size: number;
  /** A colour of the tokens. */
  ink: string;
}

const INK = '--paper-ink';
const piece = (use: string, x: number, y: number, size: number, ink = INK): Piece => ({ use, x, y, size, ink });

const pairOf = (suit: Colour): Piece[] => [
  piece('sym-door', 6, 8, 26, `--${suit}`),
  piece('sym-door', 28, 8, 26, `--${suit}-deep`),
  piece(`pl-${suit}`, 14, 38, 28, `--${suit}`),
];
const toLimbo = [piece('sym-door', 88, 6, 30), piece('sym-limbo', 108, 30, 36)];

export const PREMONITIONS: Record<Premonition, Piece[]> = {
  'red-pair': [
    ...pairOf('red'),
    piece('sym-discard', 90, 4, 38, '--red-deep'),
    piece('pl-red', 84, 44, 22, '--red'),
    piece('sym-sun', 106, 44, 18, '--red'),
    piece('sym-moon', 124, 44, 18, '--red'),
  ],
  'green-pair': [...pairOf('green'), piece('sym-nightmare', 92, 14, 40, '--nightmare')],
  'blue-pair': [...pairOf('blue'), piece('sym-key', 90, 10, 28), piece('sym-key', 110, 30, 28)],
  'brown-pair': [...pairOf('brown'), ...toLimbo],
  'any-pair': [
    piece('sym-door', 6, 6, 26),
    piece('sym-door', 30, 6, 26),
    piece('pl-red', 2, 40, 14, '--red'),
    piece('pl-blue', 17, 40, 14, '--blue'),
    piece('pl-green', 32, 40, 14, '--green'),
    piece('pl-brown', 47, 40, 14, '--brown'),
    ...toLimbo,
  ],
  'five-doors': [
    piece('sym-door', 2, 10, 20),
    piece('sym-door', 21, 10, 20),
    piece('sym-door', 40, 10, 20),
    piece('sym-door', 11, 38, 20),
    piece('sym-door', 31, 38, 20),
    piece('sym-premonition', 86, 4, 32),
    piece('sym-premonition', 108, 36, 32),
  ],
  rainbow: [
    piece('sym-door', 6, 4, 24, '--red'),
    piece('sym-door', 32, 4, 24, '--blue'),
    piece('sym-door', 6, 36, 24, '--green'),
    piece('sym-door', 32, 36, 24, '--brown'),
    piece('sym-dream', 90, 12, 44),
    piece('sym-cross', 88, 14, 48, '--red'),
  ],
  'three-doors': [
    piece('sym-door', 2, 8, 20),
    piece('sym-door', 21, 8, 20),
    piece('sym-door', 40, 8, 20),
    piece('sym-hand', 82, 6, 34),
    piece('sym-premonition', 110, 36, 30),
  ],
};
