/** The host of puzzles: this device, where it can play the game, and the server for those it found itself. */

import type { PuzzleLine, PuzzleList } from '$/generated/api';
import type { GameName } from '$/generated/games';
import { hasServer } from '../address';
import { api, local } from '../api';
import { ENGINES } from '../local/built';
import { Refusal } from '../refusal';

export type PuzzleHost = typeof api;

const isPlayedHere = (game: GameName) => ENGINES.includes(game);

/** The puzzles of a game. */
export function puzzleList(game: GameName): Promise<PuzzleList> {
  return (isPlayedHere(game) ? local : api).get<PuzzleList>(`/api/puzzles/${game}`);
}

/** Those that the server found in games played there; none where no server can be reached. */
export async function puzzlesOfServer(game: GameName): Promise<PuzzleLine[]> {
  if (!hasServer) return [];
  try {
    return (await api.get<PuzzleList>(`/api/puzzles/${game}`)).here;
  } catch {
    return [];
  }
}

/** Asks the host that knows the puzzle, and says which one that is. */
export async function askAboutPuzzle<Answer>(
  game: GameName,
  ask: (host: PuzzleHost) => Promise<Answer>,
): Promise<[PuzzleHost, Answer]> {
  if (!isPlayedHere(game)) return [api, await ask(api)];
  try {
    return [local, await ask(local)];
  } catch (problem) {
    if (!hasServer || !(problem instanceof Refusal) || problem.data.code !== 'no-such-puzzle') throw problem;
    return [api, await ask(api)];
  }
}
