// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type GameName = 'onirim' | 'labyrinth' | 'mondes';

/** What is known of a game before anything is loaded. */
export interface GameRow {
  id: GameName;
  min_players: number;
  max_players: number;
  /** Whether all players win or lose together. */
  cooperative: boolean;
  /** What the ids of its rules begin with. */
  rule_prefix: string;
  /** The number of players of a newcomer's first game, bots included. */
  first_game_players: number;
  /** The number of its puzzles. */
  puzzles: number;
  /** The value of every option where nothing is said. */
  defaults: Record<string, string | number>;
}

export const GAME_ROWS: GameRow[] = [
  {
    "id": "onirim",
    "min_players": 1,
    "max_players": 2,
    "cooperative": true,
    "rule_prefix": "ON",
    "first_game_players": 1,
    "puzzles": 54,
    "defaults": {
      "players": 1,
      "first": 1,
      "communication": "open",
      "duplicate-doors": "keep",
      "book": "none",
      "towers": "none",
      "premonitions": "none"
    }
  },
  {
    "id": "labyrinth",
    "min_players": 2,
    "max_players": 4,
    "cooperative": true,
    "rule_prefix": "LA",
    "first_game_players": 2,
    "puzzles": 48,
    "defaults": {
      "players": 2,
      "first": 1,
      "colours": "by-seat",
      "level": "discovery",
      "spells": "drawn",
      "help": "own-board-empty",
      "memory": "players",
      "layout": "classic",
      "deck": "12-8-4",
      "pages": 24
    }
  },
  {
    "id": "mondes",
    "min_players": 2,
    "max_players": 5,
    "cooperative": false,
    "rule_prefix": "MO",
    "first_game_players": 3,
    "puzzles": 45,
    "defaults": {
      "players": 2,
      "first": "random",
      "character-key": "own-action",
      "counter-chains": "yes",
      "reach": "anywhere",
      "stand-off": "yes",
      "max-rounds": 60,
      "cards": "balanced"
    }
  }
];
