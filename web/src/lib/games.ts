import type { Component } from 'svelte';
import type { Line, Table } from './table/table';
import type { GameName } from './table/wire';

/** What a board is given. It draws the view, offers the answers, and calls `table.act`. */
export interface BoardProps {
  table: Table;
  /** The line of the log under the pointer: what it tells of is highlighted. */
  pointed: Line | null;
  /** Another line of the log is pointed at. */
  onpoint: (line: Line | null) => void;
}

/** What a game brings to the table page, loaded when the game is. */
export interface GameClient {
  /** The whole table below the top bar: piles, rows, hand, question, log. */
  Board: Component<BoardProps>;
  /** Figures for the top bar: the turn, what is left. */
  Status: Component<{ table: Table }>;
  /** What an answer is about, told as an event is: the board highlights it. */
  about: (action: string, seat: number) => unknown[];
}

const LOADING: Record<GameName, () => Promise<{ client: GameClient }>> = {
  onirim: () => import('../games/onirim/client'),
  labyrinth: () => import('../games/labyrinth/client'),
  mondes: () => import('../games/mondes/client'),
};

export const GAMES = Object.keys(LOADING) as GameName[];

export async function gameClient(game: GameName): Promise<GameClient> {
  return (await LOADING[game]()).client;
}
