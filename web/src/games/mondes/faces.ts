/** What stands on the cards of the program's own card set: `crates/mondes/data/cards.toml`, which a test compares with this. */
import type { CardId, CharacterId, Key, Kind, WorldId } from './wire';

export interface Face {
  /** Its name in texts and drawings. */
  id: string;
  kind: Kind;
  /** The key it carries; the attack symbol of a bad encounter. */
  key: Key;
  effect: string;
  /** The key it cancels, or how many cards it is about. */
  of?: Key | number;
  pair?: string;
}

export interface WorldFace {
  id: string;
  /** North, east, south, west. */
  exits: [Key, Key, Key, Key];
}

export interface CharacterFace {
  id: string;
  key: Key;
  home: [Key, Key, Key];
}

type Row = [id: string, kind: 'R' | 'O' | 'B', key: Key, effect: string, pair?: string];

const KINDS = { R: 'encounter', O: 'object', B: 'bad' } as const;

const SET: [id: string, exits: string, cards: Row[]][] = [
  [
    'otherworld',
    'magic knowledge combat death',
    [
      ['esus', 'R', 'combat', 'force-discard'],
      ['ambactes', 'R', 'knowledge', 'cancel combat'],
      ['cernunnos', 'R', 'magic', 'recover'],
      ['epona', 'R', 'love', 'step'],
      ['cauldron', 'O', 'death', 'draw 2'],
      ['sickle', 'O', 'magic', 'cancel magic'],
      ['giant', 'B', 'combat', 'lose 2'],
      ['mist', 'B', 'death', 'skip'],
    ],
  ],
  [
    'wild-hunt',
    'magic combat knowledge death',
    [
      ['horn', 'O', 'combat', 'summon', 'spear'],
      ['spear', 'O', 'combat', 'force-discard', 'horn'],
      ['white-stag', 'R', 'love', 'diagonal'],
      ['unicorn', 'R', 'magic', 'cancel death'],
      ['huntsman', 'R', 'death', 'push'],
      ['hound', 'R', 'death', 'inspect'],
      ['black-pack', 'B', 'combat', 'lose-random 2'],
      ['hellequin', 'B', 'death', 'exile'],
    ],
  ],
  [
    'fairy-glade',
    'love magic knowledge combat',
    [
      ['fairy-queen', 'R', 'love', 'steal'],
      ['elf-king', 'R', 'magic', 'hold'],
      ['korrigan', 'R', 'combat', 'swap'],
      ['fountain', 'R', 'death', 'draw 2'],
      ['hazel-wand', 'O', 'magic', 'step'],
      ['philtre', 'O', 'love', 'cancel love'],
      ['clover', 'O', 'knowledge', 'extra-action'],
      ['fairy-ring', 'B', 'magic', 'skip'],
    ],
  ],
  [
    'looking-glass',
    'knowledge love magic combat',
    [
      ['grinning-cat', 'R', 'magic', 'teleport'],
      ['white-rabbit', 'R', 'knowledge', 'extra-action'],
      ['hatter', 'R', 'love', 'swap'],
      ['caterpillar', 'R', 'combat', 'scry'],
      ['mirror', 'O', 'magic', 'cancel knowledge'],
      ['vorpal-sword', 'O', 'combat', 'cancel combat'],
      ['drink-me', 'O', 'death', 'diagonal'],
      ['queen-hearts', 'B', 'love', 'lose 2'],
    ],
  ],
  [
    'middle-earth',
    'combat death love knowledge',
    [
      ['grey-wizard', 'R', 'knowledge', 'cancel death'],
      ['forest-lady', 'R', 'love', 'peek 3'],
      ['ranger', 'R', 'combat', 'step'],
      ['ring', 'O', 'death', 'steal'],
      ['silver-mail', 'O', 'combat', 'ward'],
      ['waybread', 'O', 'love', 'draw 2'],
      ['black-rider', 'B', 'death', 'lose 2'],
      ['mountain-wyrm', 'B', 'combat', 'lose-objects'],
    ],
  ],
  [
    'crypt',
    'death knowledge combat magic',
    [
      ['slayer', 'R', 'combat', 'push'],
      ['professor', 'R', 'knowledge', 'unmask'],
      ['count', 'R', 'death', 'steal'],
      ['stake', 'O', 'combat', 'cancel love'],
      ['old-grimoire', 'O', 'knowledge', 'cancel knowledge'],
      ['pale-bride', 'B', 'love', 'lose 2'],
      ['werewolf', 'B', 'combat', 'skip'],
      ['nameless', 'B', 'knowledge', 'lose-all'],
    ],
  ],
  [
    'multiverse',
    'knowledge magic death love',
    [
      ['ferrywoman', 'R', 'magic', 'teleport'],
      ['double', 'R', 'knowledge', 'cancel combat'],
      ['champion', 'R', 'death', 'swap-places'],
      ['confluences', 'O', 'knowledge', 'scry'],
      ['portal-orb', 'O', 'magic', 'cancel magic'],
      ['sand-rose', 'O', 'love', 'step'],
      ['chaos-storm', 'B', 'magic', 'exile'],
      ['threshold', 'B', 'knowledge', 'skip'],
    ],
  ],
  [
    'swords-dragons',
    'combat death love magic',
    [
      ['barbarian', 'R', 'combat', 'force-discard'],
      ['thief', 'R', 'death', 'steal'],
      ['twenty-sided', 'O', 'death', 'draw 2'],
      ['scroll', 'O', 'magic', 'peek 3'],
      ['purse', 'O', 'love', 'cancel death'],
      ['red-dragon', 'B', 'combat', 'lose-all'],
      ['serpent-mage', 'B', 'magic', 'lose 2'],
      ['trapped-tomb', 'B', 'death', 'lose-random 2'],
    ],
  ],
];

const PEOPLE: [id: string, key: Key, home: string][] = [
  ['librarian', 'death', 'magic knowledge combat'],
  ['goth', 'love', 'magic knowledge death'],
  ['storyteller', 'combat', 'magic knowledge love'],
  ['role-player', 'love', 'magic combat death'],
  ['cosplayer', 'knowledge', 'magic combat love'],
  ['dreamer', 'combat', 'magic death love'],
  ['collector', 'magic', 'knowledge combat death'],
  ['translator', 'death', 'knowledge combat love'],
  ['bookseller', 'magic', 'knowledge death love'],
  ['critic', 'knowledge', 'combat death love'],
];

const letter = (at: number) => 'abcdefgh'[at] as WorldId;

const cards = new Map<string, Face>();
const worlds = new Map<string, WorldFace>();
SET.forEach(([id, exits, rows], at) => {
  worlds.set(letter(at), { id, exits: exits.split(' ') as WorldFace['exits'] });
  rows.forEach(([name, kind, key, effect, pair], number) => {
    const [verb, object] = effect.split(' ') as [string, string?];
    const of = object === undefined ? undefined : Number(object) || (object as Key);
    cards.set(`${letter(at)}${number + 1}`, { id: name, kind: KINDS[kind], key, effect: verb, of, pair });
  });
});
const characters = new Map<string, CharacterFace>(
  PEOPLE.map(([id, key, home], at) => [
    `p${at + 1}`,
    { id, key, home: home.split(' ') as CharacterFace['home'] },
  ]),
);

export const WORLDS = [...worlds.keys()] as WorldId[];
export const CARDS = [...cards.keys()] as CardId[];
export const CHARACTERS = [...characters.keys()] as CharacterId[];

export const face = (card: CardId): Face => cards.get(card)!;
export const worldFace = (world: WorldId): WorldFace => worlds.get(world)!;
export const characterFace = (character: CharacterId): CharacterFace => characters.get(character)!;
/** The world a card comes from. */
export const homeOf = (card: CardId): WorldId => card[0] as WorldId;
