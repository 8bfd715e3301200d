/** What Onirim tells: `dedale schema onirim`. */

import type { Suit } from '$/art/onirim/faces';

/** A card by the engine's name. */
export type CardName = string;
/** How many of each kind. */
export type Bag = Record<CardName, number>;
/** A card that not everybody knows; null to who does not. */
export interface Glimpse {
  card: CardName | null;
  known_to: string;
}

export interface Row {
  cards: CardName[];
  run: number;
}

export interface Goal {
  colour: Suit;
  found: boolean;
}

export type QuestionName =
  | 'pick'
  | 'turn'
  | 'search'
  | 'swap'
  | 'swap-take'
  | 'prophecy'
  | 'peek'
  | 'arrange'
  | 'draw'
  | 'place'
  | 'door'
  | 'nightmare'
  | 'tower-loss'
  | 'premonition'
  | 'lose-key'
  | 'lose-door'
  | 'lose-paired-door'
  | 'happy-dream'
  | 'dream-discard'
  | 'fetch'
  | 'pay'
  | 'paradox-top'
  | 'paradox-bottom'
  | 'planning';

export interface Question {
  question: QuestionName;
  colour?: Suit;
  discarded?: CardName;
  given?: CardName;
  count?: number;
  left?: number;
  spell?: string;
}

export interface View {
  observer: string;
  setup: Record<string, string | number>;
  turn: number;
  active: number;
  question: Question | null;
  unwinnable: boolean;
  hands: Glimpse[][];
  common?: CardName[];
  rows: Row[];
  doors: Suit[][];
  deck: { count: number; top?: Glimpse[]; bottom?: Glimpse[] };
  unseen: Bag;
  limbo: Bag;
  discard: Bag;
  removed?: Bag;
  goals?: Goal[];
  towers?: CardName[];
  premonitions?: { open: string[]; hidden: string[] };
  looking?: Glimpse[];
  placed?: number;
  drawn?: Glimpse;
  dream?: CardName;
  redrawing?: boolean;
  interrupted?: Question;
}

export interface Event {
  event: string;
  seat?: number;
  turn?: number;
  card?: CardName | null;
  cards?: (CardName | null)[];
  from?: string;
  into?: 'own' | 'common';
  end?: 'left' | 'right';
  colour?: Suit;
  found?: boolean;
  place?: number;
  left?: number;
  right?: number;
  gave?: CardName;
  took?: CardName;
  bottom?: boolean;
  answer?: string;
  spell?: string;
  premonition?: string;
  won?: boolean;
}
