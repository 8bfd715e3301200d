import type { Event } from '$/generated/mondes';
import type { GameClient, Marks } from '$/lib/games';
import { say } from '$/lib/words.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import SeatSign from './parts/SeatSign.svelte';
import Status from './Status.svelte';
import { points } from './points';
import { about } from './told';

const marks: Marks<Event['event']> = {
  gains: ['world-turned-up', 'came-home'],
  blows: ['struck', 'cancelled', 'turn-skipped'],
};

export const client: GameClient = {
  Board,
  Status,
  Picture,
  Ending,
  SeatSign,
  seatName: (seat) => say(`mondes-web-pawn-${seat}`),
  about,
  marks,
  points,
};
