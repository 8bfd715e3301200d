import type { Event } from '$/generated/onirim';
import type { GameClient, Marks } from '$/lib/games';
import { say } from '$/lib/words.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import SeatSign from './parts/SeatSign.svelte';
import Status from './Status.svelte';
import { about } from './told';
import { points } from './points';

const marks: Marks<Event['event']> = {
  gains: ['door-laid'],
  blows: ['nightmare-answered', 'door-returned', 'premonition-struck'],
};

export const client: GameClient = {
  Board,
  Status,
  Picture,
  Ending,
  SeatSign,
  seatName: (seat) => say(seat > 1 ? 'onirim-table-dreamer-moon' : 'onirim-table-dreamer-sun'),
  about,
  marks,
  points,
};
