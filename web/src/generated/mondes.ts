// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type Action =
  | `play ${string}`
  | `play-pair ${string}`
  | `discard ${string}`
  | `offer ${string}`
  | `give ${string}`
  | `pay ${string}`
  | `react ${string}`
  | `cancel ${string}`
  | `under ${string}`
  | `place ${string}`
  | `move ${string}`
  | `to ${string}`
  | `look ${string}`
  | `trade ${string}`
  | `target ${string}`
  | `keep ${string}`
  | 'draw'
  | 'reveal'
  | 'home'
  | 'pass'
  | 'pay-character'
  | 'accept'
  | 'refuse'
  | 'let'
  | 'let-all'
  | 'stop';
export type Observer = string;
export type Seat = number;
/**
 * What is asked now. Everything in it is public.
 */
export type Question =
  | {
      question: 'character';
    }
  | {
      question: 'turn';
    }
  | {
      question: 'offer';
    }
  | {
      question: 'answer';
    }
  | {
      question: 'accept';
    }
  | {
      question: 'pay';
    }
  | {
      question: 'target';
    }
  | {
      question: 'react';
    }
  | {
      question: 'which';
    }
  | {
      question: 'defend';
    }
  | {
      question: 'lose';
    }
  | {
      question: 'discard';
    }
  | {
      question: 'under';
    }
  | {
      question: 'arrange';
    }
  | {
      question: 'where';
    }
  | {
      question: 'look';
    }
  | {
      question: 'give';
    }
  | {
      question: 'more';
    };
export type Seats = Seat[];
export type Card =
  | 'a1'
  | 'a2'
  | 'a3'
  | 'a4'
  | 'a5'
  | 'a6'
  | 'a7'
  | 'a8'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'b5'
  | 'b6'
  | 'b7'
  | 'b8'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'c5'
  | 'c6'
  | 'c7'
  | 'c8'
  | 'd1'
  | 'd2'
  | 'd3'
  | 'd4'
  | 'd5'
  | 'd6'
  | 'd7'
  | 'd8'
  | 'e1'
  | 'e2'
  | 'e3'
  | 'e4'
  | 'e5'
  | 'e6'
  | 'e7'
  | 'e8'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'f6'
  | 'f7'
  | 'f8'
  | 'g1'
  | 'g2'
  | 'g3'
  | 'g4'
  | 'g5'
  | 'g6'
  | 'g7'
  | 'g8'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'h7'
  | 'h8';
export type World = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Piles = Partial<Record<World, (Card | null)[]>>;
export type Place = 'nw' | 'n' | 'ne' | 'w' | 'e' | 'sw' | 's' | 'se';
export type Character = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10';
export type Key = 'magic' | 'knowledge' | 'combat' | 'death' | 'love';
export type Side = 'north' | 'east' | 'south' | 'west';
export type WhatView = 'move' | 'home' | 'effect';
export type Kind = 'encounter' | 'object' | 'bad';
/**
 * What happened. `C` is a card, `W` a world, `P` a character that not everybody may know: a [`Secret`] in the truth, an
 * option in what an observer saw. Only the latter can be serialised.
 */
export type Event =
  | {
      event: 'characters-dealt';
      seat: Seat;
      /**
       * One.
       */
      first: Character | null;
      /**
       * The other.
       */
      second: Character | null;
    }
  | {
      event: 'character-kept';
      seat: Seat;
      character: Character | null;
    }
  | {
      event: 'pawn-set';
      seat: Seat;
      place: Place;
    }
  | {
      event: 'turn-began';
      seat: Seat;
      /**
       * Which, from 1.
       */
      turn: number;
    }
  | {
      event: 'turn-skipped';
      seat: Seat;
      /**
       * Which, from 1.
       */
      turn: number;
    }
  | {
      event: 'drew';
      seat: Seat;
      world: World;
      card: Card | null;
    }
  | {
      event: 'recovered';
      seat: Seat;
      world: World;
      card: Card | null;
    }
  | {
      event: 'struck';
      seat: Seat;
      card: Card;
    }
  | {
      event: 'went-under';
      seat: Seat;
      card: Card;
      world: World;
    }
  | {
      event: 'offered';
      seat: Seat;
      partner: Seat;
      key: Key;
      kind: Kind;
      /**
       * The card.
       */
      card: Card | null;
    }
  | {
      event: 'answered';
      seat: Seat;
      key: Key;
      kind: Kind;
      /**
       * The card.
       */
      card: Card | null;
    }
  | {
      event: 'trade-refused';
      seat: Seat;
    }
  | {
      event: 'passed';
      from: Seat;
      to: Seat;
      card: Card | null;
    }
  | {
      event: 'played';
      seat: Seat;
      card: Card;
      /**
       * The card it is paired with.
       */
      pair: Card | null;
      /**
       * Whom it strikes.
       */
      target: Seat | null;
    }
  | {
      event: 'paid';
      seat: Seat;
      /**
       * Where to; none is home.
       */
      to: Place | null;
      /**
       * The cards, in the order they will go under the pile.
       */
      cards: Card[];
      /**
       * Whether the character's own key counts among them.
       */
      character: boolean;
    }
  | {
      event: 'reacted';
      seat: Seat;
      card: Card;
      /**
       * Which card it cancels; none if it holds the mover or answers the bad encounter.
       */
      cancels: Card | null;
    }
  | {
      event: 'cancelled';
      seat: Seat;
    }
  | {
      event: 'returned';
      seat: Seat;
      card: Card;
    }
  | {
      event: 'moved';
      seat: Seat;
      from: Place;
      to: Place;
    }
  | {
      event: 'world-turned-up';
      place: Place;
      world: World;
    }
  | {
      event: 'scried';
      seat: Seat;
      place: Place;
      /**
       * Which it is.
       */
      world: World | null;
    }
  | {
      event: 'peeked';
      seat: Seat;
      world: World;
      /**
       * The cards, the top one first.
       */
      cards: (Card | null)[];
    }
  | {
      event: 'arranged';
      seat: Seat;
      card: Card | null;
    }
  | {
      event: 'inspected';
      seat: Seat;
      target: Seat;
      /**
       * The cards.
       */
      cards: (Card | null)[];
    }
  | {
      event: 'character-opened';
      seat: Seat;
      character: Character;
    }
  | {
      event: 'key-revealed';
      seat: Seat;
      character: Character;
    }
  | {
      event: 'held';
      seat: Seat;
    }
  | {
      event: 'warded';
      seat: Seat;
    }
  | {
      event: 'lets-all';
      seat: Seat;
    }
  | {
      event: 'must-skip';
      seat: Seat;
    }
  | {
      event: 'extra-actions';
      seat: Seat;
    }
  | {
      event: 'stand-off';
      world: World;
    }
  | {
      event: 'came-home';
      seat: Seat;
      character: Character;
    }
  | {
      event: 'ended';
      /**
       * Who won.
       */
      winner: Seat | null;
    };

export interface SetupChoices {
  /**
   * MO-S4
   */
  players?: 2 | 3 | 4 | 5;
  /**
   * MO-S6
   */
  first?: 'random' | 1 | 2 | 3 | 4 | 5;
  /**
   * MO-A6
   */
  'character-key'?: 'own-action' | 'payment';
  /**
   * MO-R3
   */
  'counter-chains'?: 'yes' | 'no';
  /**
   * MO-A4
   */
  reach?: 'anywhere' | 'same-world';
  /**
   * MO-T4
   */
  'stand-off'?: 'yes' | 'no';
  /**
   * MO-X2
   */
  'max-rounds'?: 60 | string;
  /**
   * MO-C4
   */
  cards?: ('balanced' | 'standard') | string;
}
export interface Setup {
  /**
   * MO-S4
   */
  players: 2 | 3 | 4 | 5;
  /**
   * MO-S6
   */
  first: 'random' | 1 | 2 | 3 | 4 | 5;
  /**
   * MO-A6
   */
  'character-key': 'own-action' | 'payment';
  /**
   * MO-R3
   */
  'counter-chains': 'yes' | 'no';
  /**
   * MO-A4
   */
  reach: 'anywhere' | 'same-world';
  /**
   * MO-T4
   */
  'stand-off': 'yes' | 'no';
  /**
   * MO-X2
   */
  'max-rounds': 60 | string;
  /**
   * MO-C4
   */
  cards: ('balanced' | 'standard') | string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  winners: Seats;
  /**
   * The stable id of the reason (`doors-found`, `deck-empty`, `conceded`, …).
   */
  reason: 'home' | 'max-rounds' | 'conceded';
}
/**
 * A card in a hand.
 */
export interface Glimpse {
  /**
   * Which it is, if known.
   */
  card: Card | null;
  /**
   * Of which world it is, if that is known.
   */
  world: World | null;
}
/**
 * A place of the grid.
 */
export interface WorldView {
  place: Place;
  /**
   * Which world lies there, if known.
   */
  world: World | null;
  /**
   * Whether it is face up.
   */
  up: boolean;
}
/**
 * A player's character.
 */
export interface CharacterView {
  /**
   * The one kept, if known; the first one dealt while choosing.
   */
  kept: Character | null;
  /**
   * The other one dealt, if known.
   */
  other: Character | null;
  /**
   * Whether it lies open.
   */
  open: boolean;
  /**
   * Whether its key was used.
   */
  key_used: boolean;
}
/**
 * The way home of the player who looks.
 */
export interface WayHomeView {
  /**
   * The keys it costs: first those of the exits, then the character's home keys.
   */
  keys: HomeKeyView[];
  /**
   * The cards in hand without which one key more would be missing.
   */
  irreplaceable: Card[];
}
/**
 * A key of the way home, and what pays it. A key that nothing pays is missing.
 */
export interface HomeKeyView {
  key: Key;
  /**
   * The side of the world that it opens; null for a home key of the character.
   */
  exit: Side | null;
  /**
   * The card that pays it.
   */
  card: Card | null;
  /**
   * Whether the character's own key pays it.
   */
  character: boolean;
}
/**
 * The cards being played.
 */
export interface PlayView {
  what: WhatView;
  /**
   * Where to, if it is a move.
   */
  to?: Place | null;
  /**
   * The cards.
   */
  cards: Card[];
  /**
   * Whether the character's key counts among them.
   */
  character: boolean;
  /**
   * Whom they strike.
   */
  target: Seat | null;
  asked: Seat;
}
/**
 * A card that answers another.
 */
export interface LinkView {
  seat: Seat;
  card: Card;
  /**
   * Which card it cancels, if not the bad encounter or a mover's way.
   */
  cancels: Card | null;
  asked: Seat;
}
/**
 * A trade under way.
 */
export interface TradeView {
  partner: Seat;
  /**
   * What is offered; the card stays in the hand until the trade happens.
   */
  offered: OfferView | null;
  /**
   * What was answered.
   */
  answered: OfferView | null;
}
/**
 * A card announced in a trade.
 */
export interface OfferView {
  key: Key;
  kind: Kind;
  /**
   * The card, if known.
   */
  card: Card | null;
  /**
   * Of which world it is, if that is known.
   */
  world: World | null;
}
/**
 * What one observer may know of a game.
 */
export interface View {
  observer: Observer;
  setup: Setup;
  /**
   * The turn, from 1; 0 while characters are chosen.
   */
  turn: number;
  active: Seat;
  decider: Seat;
  /**
   * What is asked of that player; null when the game is over.
   */
  question: Question | null;
  /**
   * How it ended.
   */
  outcome: Outcome | null;
  /**
   * Each player's hand, known cards first.
   */
  hands: Glimpse[][];
  piles: Piles;
  /**
   * Which world lies where, in the order of [`Place`].
   */
  worlds: WorldView[];
  /**
   * Where each pawn is; none while characters are chosen.
   */
  pawns: Place[];
  /**
   * Each player's character.
   */
  characters: CharacterView[];
  skipping: Seats;
  held: Seats;
  warded: Seats;
  /**
   * Actions left this turn.
   */
  actions: number;
  /**
   * Whether the draw action was used.
   */
  drew: boolean;
  /**
   * Whether the active character's key can be counted this turn.
   */
  key_ready: boolean;
  /**
   * Whether the active player drew, moved or played a card this turn.
   */
  busy: boolean;
  idle: Seats;
  letting: Seats;
  /**
   * What the player who looks holds for the way home; absent for spectators and while characters are chosen.
   */
  way_home?: WayHomeView | null;
  /**
   * The cards being played.
   */
  play?: PlayView | null;
  /**
   * The cards that answer them, the last one last.
   */
  chain?: LinkView[];
  /**
   * The bad encounter being resolved.
   */
  bad?: Card | null;
  /**
   * The trade under way.
   */
  trade?: TradeView | null;
  /**
   * Cards on their way under a pile.
   */
  letting_go?: Card[];
  /**
   * Cards still to be lost.
   */
  losing?: number;
  /**
   * Cards still to be drawn for an effect.
   */
  drawing?: number;
  /**
   * Cards being arranged on top of the pile.
   */
  arranging?: number;
  /**
   * How many of them lie in their place already.
   */
  arranged?: number;
}
/**
 * A world.
 */
export interface WorldDescription {
  world: World;
  /**
   * What the card set calls it. Texts have a name for each id of the standard set.
   */
  id: string;
  exits: Exits;
}
/**
 * The keys on the sides of a world.
 */
export interface Exits {
  north: Key;
  east: Key;
  south: Key;
  west: Key;
}
/**
 * A discovery card.
 */
export interface CardDescription {
  card: Card;
  /**
   * What the card set calls it.
   */
  id: string;
  world: World;
  kind: Kind;
  key: Key;
  effect: EffectDescription;
  /**
   * The card it may be played with.
   */
  pair?: Card | null;
}
/**
 * What a card does.
 */
export interface EffectDescription {
  /**
   * Its name.
   */
  name: string;
  /**
   * The key it cancels.
   */
  key?: Key | null;
  /**
   * How many cards it is about.
   */
  number?: number | null;
}
/**
 * A character.
 */
export interface CharacterDescription {
  character: Character;
  /**
   * What the card set calls it.
   */
  id: string;
  key: Key;
  /**
   * The three keys it needs besides the exits to go home.
   */
  home: Key[];
}
/**
 * What is in the box.
 */
export interface Contents {
  /**
   * The kinds of keys.
   */
  keys: Key[];
  /**
   * The outer worlds.
   */
  worlds: WorldDescription[];
  /**
   * The discovery cards.
   */
  cards: CardDescription[];
  /**
   * The characters.
   */
  characters: CharacterDescription[];
}
