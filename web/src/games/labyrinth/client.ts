import type { Event } from '$/generated/labyrinth';
import type { GameClient, Marks } from '$/lib/games';
import type { Table } from '$/lib/table/table';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import SeatSign from './parts/SeatSign.svelte';
import Status from './Status.svelte';
import { about } from './told';
import { points } from './points';
import { remembered } from './remembering';
import type { View } from './wire';

const marks: Marks<Event['event']> = {
  gains: ['found'],
  blows: ['sent-home'],
};

export const client: GameClient = {
  Board,
  Status,
  Picture,
  Ending,
  SeatSign,
  about,
  marks,
  points,
  boardTells: true,
  remembered: (table) => remembered(table as Table<View, Event>),
};
