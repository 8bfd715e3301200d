import type { Component } from 'svelte';
import { GAME_ROWS, type GameRow } from '$/generated/games';
import type { Points } from '$/lessons/points';
import { offline } from './offline.svelte';
import type { SeatName, SeatSign } from './seat_sign';
import type { Line, Table } from './table/table';
import type { GameName } from './table/wire';

/** The properties of a board. It draws the view, offers the answers, and calls `table.act`. */
export interface BoardProps {
  table: Table;
  /** The line of the log under the pointer: its subject is highlighted. */
  pointed: Line | null;
  /** Another line of the log is pointed at. */
  onpoint: (line: Line | null) => void;
}

/** The events worth a mark on the timeline of a replay. */
export interface Marks<Event extends string = string> {
  gains: Event[];
  blows: Event[];
}

/** The game's part of the table page, loaded with the game: `games/GAME/client.ts`. */
export interface GameClient {
  /** The whole table below the top bar: piles, rows, hand, question, log. */
  Board: Component<BoardProps>;
  /** Figures for the top bar: the turn, and how much is left. */
  Status: Component<{ table: Table }>;
  /** The picture of an answer, beside its words: its card, its tile. Nothing where words must do. */
  Picture: Component<{ action: string; table: Table }>;
  /** The scene of the end: won, or lost. */
  Ending: Component<{ won: boolean }>;
  /** The sign and colour of a seat. */
  SeatSign: SeatSign;
  /** What it shows, in words; left out where signs are dealt with the cards. */
  seatName?: SeatName;
  /** The subject of an answer, in the form of an event: the board highlights it. */
  about: (action: string, seat: number) => unknown[];
  marks: Marks;
  /** The board says what others do as it shows it. */
  boardTells?: boolean;
  /** The log without what players must remember themselves; everything may be told again where there is nothing to remember. */
  remembered?: (table: Table) => Line[];
  /** Where its lesson points. */
  points: Points;
}

/** Every game, in the order of every list; the first is the one for newcomers. */
export const GAMES: GameName[] = GAME_ROWS.map(({ id }) => id);

/** The facts about a game that are known before it is loaded. */
export function rowOf(game: GameName): GameRow {
  return GAME_ROWS.find(({ id }) => id === game)!;
}

const clients = import.meta.glob<GameClient>('../games/*/client.ts', { import: 'client' });

export function loadClient(game: GameName): Promise<GameClient> {
  return clients[`../games/${game}/client.ts`]!();
}

/** The same for a table that is opened: its game is kept for later, too. */
export function gameClient(game: GameName): Promise<GameClient> {
  void offline.keepOpened(game);
  return loadClient(game);
}
