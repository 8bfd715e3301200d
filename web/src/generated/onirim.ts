// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type Action =
  | `play ${string}`
  | `discard ${string}`
  | 'search'
  | 'decline'
  | 'limbo'
  | 'reveal'
  | 'redraw'
  | `return ${string}`
  | 'buy'
  | `buy ${string}`
  | 'keep'
  | 'look'
  | 'draw'
  | 'false-destruction'
  | `into ${string}`
  | 'fetch'
  | `cast ${string}`
  | `place ${string}`
  | `pay ${string}`
  | `take ${string}`
  | `give ${string}`
  | `suffer ${string}`
  | `remove ${string}`
  | `swap-goals ${string}`
  | `look ${string}`;
export type Observer = string;
export type Seat = number;
/**
 * What is asked now. Everything in it is public.
 */
export type Question =
  | {
      question: 'pick';
    }
  | {
      question: 'turn';
    }
  | {
      question: 'search';
      colour: Colour;
    }
  | {
      question: 'swap';
      discarded: Card;
    }
  | {
      question: 'swap-take';
      discarded: Card;
      given: Card;
    }
  | {
      question: 'prophecy';
    }
  | {
      question: 'peek';
      /**
       * How many cards could be looked at.
       */
      count: number;
    }
  | {
      question: 'arrange';
    }
  | {
      question: 'draw';
    }
  | {
      question: 'place';
    }
  | {
      question: 'door';
      colour: Colour;
    }
  | {
      question: 'nightmare';
    }
  | {
      question: 'tower-loss';
    }
  | {
      question: 'premonition';
    }
  | {
      question: 'lose-key';
      /**
       * How many in all, this one included.
       */
      left: number;
    }
  | {
      question: 'lose-door';
    }
  | {
      question: 'lose-paired-door';
    }
  | {
      question: 'happy-dream';
    }
  | {
      question: 'dream-discard';
    }
  | {
      question: 'fetch';
    }
  | {
      question: 'pay';
      spell: Spell;
      /**
       * How many in all, this one included.
       */
      left: number;
    }
  | {
      question: 'paradox-top';
    }
  | {
      question: 'paradox-bottom';
    }
  | {
      question: 'planning';
    }
  | {
      question: 'tower-look';
    };
export type Colour = 'red' | 'blue' | 'green' | 'brown';
export type Card =
  | 'red-sun'
  | 'red-moon'
  | 'red-key'
  | 'blue-sun'
  | 'blue-moon'
  | 'blue-key'
  | 'green-sun'
  | 'green-moon'
  | 'green-key'
  | 'brown-sun'
  | 'brown-moon'
  | 'brown-key'
  | 'red-tower-3'
  | 'red-tower-4'
  | 'red-tower-5'
  | 'blue-tower-3'
  | 'blue-tower-4'
  | 'blue-tower-5'
  | 'green-tower-3'
  | 'green-tower-4'
  | 'green-tower-5'
  | 'brown-tower-3'
  | 'brown-tower-4'
  | 'brown-tower-5'
  | 'red-door'
  | 'blue-door'
  | 'green-door'
  | 'brown-door'
  | 'nightmare'
  | 'happy-dream';
export type Spell = 'paradoxical-prophecy' | 'parallel-planning' | 'powerful-punishment';
export type Seats = Seat[];
export type Knowers = 'nobody' | '1' | '2' | '12' | 'everybody';
export type SeriesState = 'running' | 'complete' | 'broken';
export type Doors = Colour[];
export type Bag = Partial<Record<Card, number>>;
/**
 * The goals from left to right.
 */
export type Goals = Goal[];
export type Premonition =
  | 'red-pair'
  | 'green-pair'
  | 'blue-pair'
  | 'brown-pair'
  | 'any-pair'
  | 'five-doors'
  | 'rainbow'
  | 'three-doors';
export type Premonitions = Premonition[];
export type TowerSet = (
  | 'red-tower-3'
  | 'red-tower-4'
  | 'red-tower-5'
  | 'blue-tower-3'
  | 'blue-tower-4'
  | 'blue-tower-5'
  | 'green-tower-3'
  | 'green-tower-4'
  | 'green-tower-5'
  | 'brown-tower-3'
  | 'brown-tower-4'
  | 'brown-tower-5'
)[];
export type Origin = 'own' | 'common' | 'deck' | 'look' | 'tower-row' | 'table' | 'discard-pile';
export type End = 'left' | 'right';
export type Source = 'own' | 'common';
export type Answer = 'key' | 'door' | 'reveal' | 'redraw' | 'punished';
/**
 * What happened. `C` is a card that not everybody may know: [`Seen`] in the truth, `Option<Card>` in what an
 * observer saw. Only the latter can be serialised.
 */
export type Event =
  | {
      event: 'dealt';
      card: Card;
    }
  | {
      event: 'picked';
      seat: Seat;
      card: Card;
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
      event: 'played';
      seat: Seat;
      from: Origin;
      card: Card;
    }
  | {
      event: 'tower-played';
      seat: Seat;
      from: Origin;
      card: Card;
      end: End;
    }
  | {
      event: 'discarded';
      seat: Seat;
      from: Origin;
      card: Card;
    }
  | {
      event: 'to-limbo';
      from: Origin;
      card: Card;
    }
  | {
      event: 'limbo-returned';
    }
  | {
      event: 'shuffled';
    }
  | {
      event: 'door-searched';
      seat: Seat;
      colour: Colour;
      /**
       * Whether there was one.
       */
      found: boolean;
    }
  | {
      event: 'search-declined';
      seat: Seat;
      colour: Colour;
    }
  | {
      event: 'door-laid';
      seat: Seat;
      colour: Colour;
    }
  | {
      event: 'door-returned';
      seat: Seat;
      colour: Colour;
    }
  | {
      event: 'goal-found';
      /**
       * Its place, from 1.
       */
      place: number;
    }
  | {
      event: 'goal-reopened';
      /**
       * Its place, from 1.
       */
      place: number;
    }
  | {
      event: 'goals-swapped';
      /**
       * One place, from 1.
       */
      left: number;
      /**
       * The other.
       */
      right: number;
    }
  | {
      event: 'swapped';
      seat: Seat;
      gave: Card;
      took: Card;
    }
  | {
      event: 'drew';
      seat: Seat;
      into: Source;
      card: Card | null;
    }
  | {
      event: 'turned';
      seat: Seat;
      card: Card;
    }
  | {
      event: 'looked';
      seat: Seat;
      /**
       * Whether from the bottom instead of the top.
       */
      bottom: boolean;
      /**
       * What they are.
       */
      cards: (Card | null)[];
    }
  | {
      event: 'placed';
      seat: Seat;
      /**
       * Whether to the bottom instead of the top.
       */
      bottom: boolean;
      card: Card | null;
    }
  | {
      event: 'fetched';
      seat: Seat;
      card: Card | null;
    }
  | {
      event: 'nightmare-answered';
      seat: Seat;
      answer: Answer;
    }
  | {
      event: 'false-destruction';
      seat: Seat;
    }
  | {
      event: 'spell-cast';
      seat: Seat;
      spell: Spell;
    }
  | {
      event: 'paid';
      card: Card;
    }
  | {
      event: 'premonition-revealed';
      premonition: Premonition;
    }
  | {
      event: 'premonition-struck';
      premonition: Premonition;
    }
  | {
      event: 'premonition-removed';
      premonition: Premonition;
    }
  | {
      event: 'ended';
      /**
       * Whether it was won.
       */
      won: boolean;
    };
/**
 * What stands on a card.
 */
export type FaceDescription =
  | {
      kind: 'room';
      colour: Colour;
      symbol: Symbol;
    }
  | {
      kind: 'tower';
      colour: Colour;
      /**
       * Its number.
       */
      number: number;
      /**
       * The symbols on its left side.
       */
      left: Symbol[];
      /**
       * The symbols on its right side.
       */
      right: Symbol[];
    }
  | {
      kind: 'door';
      colour: Colour;
    }
  | {
      kind: 'nightmare';
    }
  | {
      kind: 'happy-dream';
    };
export type Symbol = 'sun' | 'moon' | 'key';

export interface SetupChoices {
  /**
   * ON-P1
   */
  players?: 1 | 2;
  /**
   * ON-P1
   */
  first?: 1 | 2;
  /**
   * ON-P8
   */
  communication?: 'open' | 'silent';
  /**
   * ON-P7
   */
  'duplicate-doors'?: 'keep' | 'limbo';
  /**
   * ON-A1
   */
  book?: 'none' | 'normal' | 'hard';
  /**
   * ON-B1
   */
  towers?: 'none' | 'normal' | 'ruins';
  /**
   * ON-D1
   */
  premonitions?: 'none' | 4 | 5 | 6;
}
export interface Setup {
  /**
   * ON-P1
   */
  players: 1 | 2;
  /**
   * ON-P1
   */
  first: 1 | 2;
  /**
   * ON-P8
   */
  communication: 'open' | 'silent';
  /**
   * ON-P7
   */
  'duplicate-doors': 'keep' | 'limbo';
  /**
   * ON-A1
   */
  book: 'none' | 'normal' | 'hard';
  /**
   * ON-B1
   */
  towers: 'none' | 'normal' | 'ruins';
  /**
   * ON-D1
   */
  premonitions: 'none' | 4 | 5 | 6;
}
/**
 * How a game ended.
 */
export interface Outcome {
  winners: Seats;
  /**
   * The stable id of the reason (`doors-found`, `deck-empty`, `conceded`, …).
   */
  reason: 'doors-found' | 'deck-empty' | 'conceded';
}
/**
 * What an observer knows of a card that may lie face down for it.
 */
export interface Glimpse {
  /**
   * The card; null if the observer does not know it.
   */
  card: Card | null;
  known_to: Knowers;
}
/**
 * A player's row. It is sent cut into series, which searches do not need.
 */
export interface RowView {
  /**
   * Its cards in order.
   */
  cards: Card[];
  /**
   * How many cards of the last one's colour the series has: at 3 it is over.
   */
  run: number;
  /**
   * Its cards cut into series, the first one first.
   */
  series: SeriesView[];
}
/**
 * A series of a row.
 */
export interface SeriesView {
  colour: Colour;
  /**
   * How many cards it has.
   */
  length: number;
  state: SeriesState;
}
/**
 * The deck as an observer knows it.
 */
export interface DeckView {
  /**
   * How many cards it has.
   */
  count: number;
  /**
   * The cards on top that somebody knows, the next one first.
   */
  top?: Glimpse[];
  /**
   * The cards at the bottom that somebody knows, the very bottom last.
   */
  bottom?: Glimpse[];
}
/**
 * The wire form of a goal.
 */
export interface Goal {
  colour: Colour;
  /**
   * Whether it is face down.
   */
  found: boolean;
  /**
   * Which of the reopened goals it is: 1 for the one reopened first. The highest is the next to be matched; absent
   * if it was not reopened.
   */
  reopened?: number;
}
/**
 * The premonitions.
 */
export interface PremonitionsView {
  open: Premonitions;
  hidden: Premonitions;
}
/**
 * What one observer may know of a game.
 */
export interface View {
  observer: Observer;
  setup: Setup;
  /**
   * The turn, from 1; 0 while picking.
   */
  turn: number;
  active: Seat;
  /**
   * What is asked of that player; null when the game is over.
   */
  question: Question | null;
  /**
   * How it ended.
   */
  outcome: Outcome | null;
  /**
   * ON-X4: the game can no longer be won.
   */
  unwinnable: boolean;
  /**
   * Each player's own hand, known cards first.
   */
  hands: Glimpse[][];
  /**
   * The common hand; the open cards while picking.
   */
  common?: Card[];
  /**
   * Each player's row.
   */
  rows: RowView[];
  /**
   * Each player's doors.
   */
  doors: Doors[];
  deck: DeckView;
  unseen: Bag;
  limbo: Bag;
  discard: Bag;
  removed?: Bag;
  /**
   * With the book: the goals from left to right.
   */
  goals?: Goals | null;
  /**
   * With towers: their row from left to right.
   */
  towers?: Card[] | null;
  /**
   * With premonitions: those face up, and those face down, in no order.
   */
  premonitions?: PremonitionsView | null;
  /**
   * Cards lifted off the deck.
   */
  looking?: Glimpse[];
  /**
   * How many of them were put back already.
   */
  placed?: number;
  /**
   * A card drawn and not yet laid anywhere.
   */
  drawn?: Glimpse | null;
  /**
   * The nightmare or happy dream being resolved.
   */
  dream?: Card | null;
  /**
   * A whole hand is being drawn anew.
   */
  redrawing?: boolean;
  tower_looks?: TowerSet;
  /**
   * The question that stands again after the spell.
   */
  interrupted?: Question | null;
}
/**
 * A kind of card.
 */
export interface CardDescription {
  card: Card;
  /**
   * How many there are.
   */
  count: number;
  face: FaceDescription;
}
/**
 * A spell of the book.
 */
export interface SpellDescription {
  spell: Spell;
  /**
   * How many cards of the discard pile it costs.
   */
  cost: number;
}
/**
 * What is in the box.
 */
export interface Contents {
  /**
   * The colours.
   */
  colours: Colour[];
  /**
   * Every kind of card.
   */
  cards: CardDescription[];
  /**
   * How many doors of each colour a player must find.
   */
  doors_of_each_colour: number;
  /**
   * How many cards a full hand of one's own has.
   */
  own_hand: number;
  /**
   * How many cards a full common hand has; 0 if there is none.
   */
  common_hand: number;
  /**
   * The spells of the book.
   */
  spells: SpellDescription[];
  /**
   * The premonitions.
   */
  premonitions: Premonition[];
  /**
   * How many cards of the deck a nightmare can take.
   */
  nightmare_takes: number;
  /**
   * How many cards of the deck a happy dream can show.
   */
  dream_shows: number;
}
