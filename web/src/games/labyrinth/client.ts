import type { Event } from '$/generated/labyrinth';
import type { GameClient, Marks } from '$/lib/games';
import Board from './Board.svelte';
import Status from './Status.svelte';
import { about } from './told';
import { points } from './points';

const marks: Marks<Event['event']> = {
  gains: ['found'],
  blows: ['sent-home'],
};

export const client: GameClient = { Board, Status, about, marks, points };
