import type { PuzzleSolution } from '$/generated/api';
import { say } from '$/lib/words.svelte';

/** Whether a puzzle was solved, in words. */
export function verdict({ right, goal }: PuzzleSolution): string {
  if (right) return say('puzzle-right');
  return goal ? say('puzzle-turn-missed', { ...goal }) : say('puzzle-wrong');
}
