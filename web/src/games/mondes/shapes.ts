/** What the engine tells of a game of La Clé des mondes: `dedale schema mondes`. */

export type Key = 'magic' | 'knowledge' | 'combat' | 'death' | 'love';
export type Kind = 'encounter' | 'object' | 'bad';
/** `a` to `h`. */
export type WorldId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** `a1` to `h8`. */
export type CardId = `${WorldId}${number}`;
/** `p1` to `p10`. */
export type CharacterId = `p${number}`;
export type Place = 'nw' | 'n' | 'ne' | 'w' | 'e' | 'sw' | 's' | 'se';
export type Side = 'n' | 'e' | 's' | 'w';

export const KEYS: Key[] = ['magic', 'knowledge', 'combat', 'death', 'love'];

export type QuestionKind =
  | 'character'
  | 'turn'
  | 'offer'
  | 'answer'
  | 'accept'
  | 'pay'
  | 'target'
  | 'react'
  | 'which'
  | 'defend'
  | 'lose'
  | 'discard'
  | 'under'
  | 'arrange'
  | 'where'
  | 'look'
  | 'give';

export interface Glimpse {
  card: CardId | null;
  world: WorldId | null;
}

export interface Offer {
  key: Key;
  kind: Kind;
  card: CardId | null;
  world: WorldId | null;
}

export interface Play {
  what: 'move' | 'home' | 'effect';
  to?: Place;
  cards: CardId[];
  character: boolean;
  target: number | null;
  asked: number;
}

export interface Answering {
  seat: number;
  card: CardId;
  cancels: CardId | null;
  asked: number;
}

export interface View {
  observer: string;
  setup: Record<string, string | number>;
  turn: number;
  active: number;
  decider: number;
  question: { question: QuestionKind } | null;
  outcome: { winners: number[]; reason: string } | null;
  hands: Glimpse[][];
  piles: Record<WorldId, (CardId | null)[]>;
  worlds: { place: Place; world: WorldId | null; up: boolean }[];
  pawns: Place[];
  characters: { kept: CharacterId | null; other: CharacterId | null; open: boolean; key_used: boolean }[];
  skipping: number[];
  held: number[];
  warded: number[];
  actions: number;
  drew: boolean;
  key_ready: boolean;
  busy: boolean;
  idle_turns: number;
  play?: Play;
  chain?: Answering[];
  bad?: CardId;
  trade?: { partner: number; offered: Offer | null; answered: Offer | null };
  letting_go?: CardId[];
  losing?: number;
  drawing?: number;
  arranging?: number;
  arranged?: number;
}

export type Event =
  | { event: 'characters-dealt'; seat: number; first: CharacterId | null; second: CharacterId | null }
  | { event: 'character-kept'; seat: number; character: CharacterId | null }
  | { event: 'pawn-set'; seat: number; place: Place }
  | { event: 'turn-began' | 'turn-skipped'; seat: number; turn: number }
  | { event: 'drew' | 'recovered'; seat: number; world: WorldId; card: CardId | null }
  | { event: 'struck'; seat: number; card: CardId }
  | { event: 'went-under'; seat: number; card: CardId; world: WorldId }
  | { event: 'offered'; seat: number; partner: number; key: Key; kind: Kind; card: CardId | null }
  | { event: 'answered'; seat: number; key: Key; kind: Kind; card: CardId | null }
  | { event: 'passed'; from: number; to: number; card: CardId | null }
  | { event: 'played'; seat: number; card: CardId; pair: CardId | null; target: number | null }
  | { event: 'paid'; seat: number; to: Place | null; cards: CardId[]; character: boolean }
  | { event: 'reacted'; seat: number; card: CardId; cancels: CardId | null }
  | { event: 'returned'; seat: number; card: CardId }
  | { event: 'moved'; seat: number; from: Place; to: Place }
  | { event: 'world-turned-up'; place: Place; world: WorldId }
  | { event: 'scried'; seat: number; place: Place; world: WorldId | null }
  | { event: 'peeked'; seat: number; world: WorldId; cards: (CardId | null)[] }
  | { event: 'arranged'; seat: number; card: CardId | null }
  | { event: 'inspected'; seat: number; target: number; cards: (CardId | null)[] }
  | { event: 'character-opened' | 'came-home'; seat: number; character: CharacterId }
  | { event: 'trade-refused' | 'cancelled' | 'held' | 'warded' | 'must-skip' | 'extra-actions'; seat: number }
  | { event: 'stand-off' }
  | { event: 'ended'; winner: number | null };
