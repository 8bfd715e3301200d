// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type Action =
  | `push ${string}`
  | `rotate ${string}`
  | `permute ${string}`
  | `move ${string}`
  | 'turn-up'
  | 'leave'
  | `orient ${string}`
  | `choose ${string}`
  | 'end';
export type Observer = string;
export type Seat = number;
/**
 * What is asked now. Everything in it is public.
 */
export type Question =
  | {
      question: 'spell';
    }
  | {
      question: 'turn';
    }
  | {
      question: 'turn-up';
    }
  | {
      question: 'orient';
    };
export type Seats = Seat[];
export type Openings = 'NS' | 'EW' | 'NE' | 'ES' | 'SW' | 'NW' | 'NES' | 'ESW' | 'NSW' | 'NEW';
export type Shape = 'straight' | 'corner' | 'junction';
export type Thing =
  | 'mushroom'
  | 'elephant'
  | 'sickle'
  | 'fan'
  | 'candle'
  | 'key'
  | 'urn'
  | 'amulet'
  | 'magic-hat'
  | 'dragon-tooth'
  | 'cauldron'
  | 'dagger'
  | 'skull'
  | 'chochin-obake'
  | 'magic-broom'
  | 'papyrus'
  | 'winged-sandals'
  | 'rune-stone'
  | 'potion'
  | 'magic-wand'
  | 'daruma'
  | 'mandrake'
  | 'magic-crystal'
  | 'seashell'
  | 'sun'
  | 'moon'
  | 'star'
  | 'comet';
export type Colour = 'red' | 'yellow' | 'blue' | 'green';
export type Cell = string;
export type Treasure =
  | 'mushroom'
  | 'elephant'
  | 'sickle'
  | 'fan'
  | 'candle'
  | 'key'
  | 'urn'
  | 'amulet'
  | 'magic-hat'
  | 'dragon-tooth'
  | 'cauldron'
  | 'dagger'
  | 'skull'
  | 'chochin-obake'
  | 'magic-broom'
  | 'papyrus'
  | 'winged-sandals'
  | 'rune-stone'
  | 'potion'
  | 'magic-wand'
  | 'daruma'
  | 'mandrake'
  | 'magic-crystal'
  | 'seashell';
export type Spell = 'push' | 'rotation' | 'permutation' | 'crossing' | 'teleport' | 'escape';
export type Treasures = Treasure[];
/**
 * LA-C5: a page of Dédalus's grimoire.
 */
export type Page =
  | {
      page: 'push';
      arrow: Arrow;
    }
  | {
      page: 'flip';
      one: Thing;
      other: Thing;
    }
  | {
      page: 'meeting';
      at: Colour;
      one: Colour;
      other: Colour;
    };
export type Arrow = 'N1' | 'N3' | 'N5' | 'E1' | 'E3' | 'E5' | 'S1' | 'S3' | 'S5' | 'W1' | 'W3' | 'W5';
export type PagesLeft = Page[];
export type Ways = Partial<Record<Cell, Way>>;
export type Turn = '90' | '180' | '270';
/**
 * What happened. All of it is public (LA-H1): everybody sees what goes face down.
 */
export type Event =
  | {
      event: 'colour-drawn';
      seat: Seat;
      colour: Colour;
    }
  | {
      event: 'spell-taken';
      seat: Seat;
      spell: Spell;
    }
  | {
      event: 'card-drawn';
      seat: Seat;
      treasure: Treasure;
    }
  | {
      event: 'turn-began';
      seat: Seat;
      colour: Colour;
      /**
       * Which, from 1.
       */
      turn: number;
    }
  | {
      event: 'page-turned';
      page: Page;
    }
  | {
      event: 'pushed-down';
      arrow: Arrow;
      shape: Shape;
      /**
       * What is on it.
       */
      thing: Thing | null;
    }
  | {
      event: 'turned-down';
      cell: Cell;
      shape: Shape;
      /**
       * What is on it.
       */
      thing: Thing | null;
    }
  | {
      event: 'sent-home';
      seat: Seat;
      from: Cell;
    }
  | {
      event: 'called';
      seat: Seat;
      at: Colour;
    }
  | {
      event: 'pushed';
      seat: Seat;
      arrow: Arrow;
      openings: Openings;
    }
  | {
      event: 'carried-over';
      seat: Seat;
      to: Cell;
    }
  | {
      event: 'rotated';
      seat: Seat;
      cell: Cell;
      turn: Turn;
    }
  | {
      event: 'permuted';
      seat: Seat;
      one: Cell;
      other: Cell;
    }
  | {
      event: 'moved';
      seat: Seat;
      from: Cell;
      to: Cell;
      /**
       * The spell it took, if any.
       */
      spell: Spell | null;
    }
  | {
      event: 'turned-up';
      seat: Seat;
      cell: Cell;
      shape: Shape;
      /**
       * What is on it.
       */
      thing: Thing | null;
    }
  | {
      event: 'oriented';
      seat: Seat;
      cell: Cell;
      openings: Openings;
    }
  | {
      event: 'found';
      seat: Seat;
      treasure: Treasure;
      owner: Seat;
      /**
       * LA-M4: whether it gives a bonus move.
       */
      bonus: boolean;
    }
  | {
      event: 'ended';
      /**
       * Whether it was won.
       */
      won: boolean;
    };
export type Symbol = 'sun' | 'moon' | 'star' | 'comet';

export interface SetupChoices {
  /**
   * LA-S3
   */
  players?: 2 | 3 | 4;
  /**
   * LA-S3
   */
  first?: 1 | 2 | 3 | 4;
  /**
   * LA-C7
   */
  colours?: ('by-seat' | 'drawn' | 'opposite') | string;
  /**
   * LA-L1
   */
  level?: 'discovery' | 'standard' | 'expert';
  /**
   * LA-S4
   */
  spells?: ('drawn' | 'chosen') | string;
  /**
   * LA-M5
   */
  help?: 'own-board-empty' | 'deck-empty';
  /**
   * LA-H1
   */
  memory?: 'players' | 'aid';
  /**
   * LA-C4
   */
  layout?: ('classic' | 'all-loose') | string;
  /**
   * LA-C5
   */
  deck?: ('12-8-4' | '12-6-6' | '8-8-8') | string;
  /**
   * LA-C5
   */
  pages?: (24 | 18 | 15) | string;
}
export interface Setup {
  /**
   * LA-S3
   */
  players: 2 | 3 | 4;
  /**
   * LA-S3
   */
  first: 1 | 2 | 3 | 4;
  /**
   * LA-C7
   */
  colours: ('by-seat' | 'drawn' | 'opposite') | string;
  /**
   * LA-L1
   */
  level: 'discovery' | 'standard' | 'expert';
  /**
   * LA-S4
   */
  spells: ('drawn' | 'chosen') | string;
  /**
   * LA-M5
   */
  help: 'own-board-empty' | 'deck-empty';
  /**
   * LA-H1
   */
  memory: 'players' | 'aid';
  /**
   * LA-C4
   */
  layout: ('classic' | 'all-loose') | string;
  /**
   * LA-C5
   */
  deck: ('12-8-4' | '12-6-6' | '8-8-8') | string;
  /**
   * LA-C5
   */
  pages: (24 | 18 | 15) | string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  winners: Seats;
  /**
   * The stable id of the reason (`doors-found`, `deck-empty`, `conceded`, …).
   */
  reason: 'all-treasures' | 'no-page-left' | 'conceded';
}
/**
 * The board on the wire.
 */
export interface Board {
  /**
   * Seven rows of seven tiles.
   */
  rows: TileView[][];
  spare: TileView;
}
/**
 * A tile on the wire: face up with its openings, face down with what is known of it, or the spare.
 */
export interface TileView {
  /**
   * The sides it is open to.
   */
  open?: Openings | null;
  /**
   * Whether it lies face down.
   */
  down?: boolean;
  /**
   * Its shape, if it lies face down or beside the board.
   */
  shape?: Shape | null;
  /**
   * What is drawn on it.
   */
  thing?: Thing | null;
}
/**
 * A shortest way through the labyrinth.
 */
export interface Way {
  /**
   * Every cell it touches, from where the pawn stands to where it goes.
   */
  cells: Cell[];
  /**
   * Where on the way the spell is cast: the place in `cells` it leads to.
   */
  cast_at?: number | null;
}
/**
 * What one observer may know of a game.
 */
export interface View {
  observer: Observer;
  setup: Setup;
  /**
   * The turn, from 1; 0 while spells are chosen.
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
  board: Board;
  /**
   * The colour of each player's pawn.
   */
  colours: Colour[];
  /**
   * Where each player's pawn stands.
   */
  pawns: Cell[];
  /**
   * Each player's treasure cards, from left to right.
   */
  hands: Treasure[][];
  /**
   * Each player's spell besides Push.
   */
  spells: (Spell | null)[];
  /**
   * Whether the active player may still push.
   */
  push_ready: boolean;
  /**
   * Whether the active player may still cast the other spell.
   */
  spell_ready: boolean;
  /**
   * The active player's moves left.
   */
  moves: number;
  /**
   * Treasures found this turn.
   */
  found_now: number;
  found: Treasures;
  to_draw: Treasures;
  /**
   * The page turned last.
   */
  page: Page | null;
  pages_left: PagesLeft;
  /**
   * How many of them the grimoire still has: as many turns are to come.
   */
  turns_left: number;
  /**
   * Where the active player may move now, each cell with a shortest way.
   */
  ways?: Ways | null;
}
/**
 * A tile of the board itself.
 */
export interface FixedTile {
  cell: Cell;
  open: Openings;
  /**
   * What is drawn on it.
   */
  thing?: Thing | null;
}
/**
 * Loose tiles that are alike.
 */
export interface LooseTiles {
  shape: Shape;
  /**
   * What is drawn on it.
   */
  thing?: Thing | null;
  /**
   * How many there are.
   */
  count: number;
}
/**
 * A pawn.
 */
export interface PawnDescription {
  /**
   * The seat that plays it; none if nobody does, or if pawns are drawn.
   */
  seat?: Seat | null;
  colour: Colour;
  start: Cell;
}
/**
 * Pages of the grimoire that are alike.
 */
export interface PageCopies {
  order: Page;
  /**
   * How many there are.
   */
  count: number;
}
/**
 * What is in the box.
 */
export interface Contents {
  /**
   * The tiles of the board itself, in reading order.
   */
  fixed: FixedTile[];
  /**
   * The other tiles, the spare among them.
   */
  loose: LooseTiles[];
  /**
   * The pawns, clockwise.
   */
  pawns: PawnDescription[];
  /**
   * Where a tile can be pushed in.
   */
  arrows: Arrow[];
  /**
   * The treasures, in the rulebook's order.
   */
  treasures: Treasure[];
  /**
   * The symbols on tiles of this layout.
   */
  symbols: Symbol[];
  /**
   * The pages of the deck.
   */
  pages: PageCopies[];
  /**
   * How many of them the grimoire has, drawn unseen: as many as there are turns.
   */
  turns: number;
  /**
   * The spells a player may have besides Push.
   */
  spells: Spell[];
  /**
   * How many of a player's treasure cards can be collected, from the left.
   */
  counting_cards: number;
}
