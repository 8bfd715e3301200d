/** The face of a card of Onirim, from the name the engine gives it. */

import type { Colour, Premonition } from '$/generated/onirim';

export type Suit = Colour;
export type Symbol = 'sun' | 'moon' | 'key';

export type Face =
  | { kind: 'room'; suit: Suit; symbol: Symbol }
  | { kind: 'tower'; suit: Suit; number: number }
  | { kind: 'door'; suit: Suit }
  | { kind: 'nightmare' }
  | { kind: 'dream' }
  | { kind: 'goal'; suit: Suit; number: number }
  | { kind: 'premonition'; name: Premonition }
  | { kind: 'back' }
  /** Where a door is still missing. */
  | { kind: 'place'; suit: Suit };

const faces = new Map<string, Face>();

/** The face of a card, by the engine's name: `red-sun`, `blue-tower-4`, `happy-dream`… The same card has always the same face. */
export function faceOf(card: string): Face {
  let face = faces.get(card);
  if (!face) faces.set(card, (face = read(card)));
  return face;
}

function read(card: string): Face {
  if (card === 'nightmare') return { kind: 'nightmare' };
  if (card === 'happy-dream') return { kind: 'dream' };
  const [suit, what, number] = card.split('-') as [Suit, string?, string?];
  if (what === undefined) return { kind: 'back' };
  if (what === 'door') return { kind: 'door', suit };
  if (what === 'tower') return { kind: 'tower', suit, number: Number(number) };
  return { kind: 'room', suit, symbol: what as Symbol };
}
