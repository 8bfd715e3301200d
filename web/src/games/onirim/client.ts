import type { GameClient } from '$/lib/games';
import Board from './Board.svelte';
import Status from './Status.svelte';
import { about } from './pointed';

export const client: GameClient = { Board, Status, about };
