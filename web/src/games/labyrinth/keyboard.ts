/** The keyboard at this table. */

import type { Choice, Target } from './choice.svelte';
import { whereIs } from './cards';
import type { Playback } from './motion.svelte';
import type { Cell, Spell } from './wire';

interface Maze {
  step(dx: number, dy: number): void;
  goTo(target: Target): void;
  pressCursor(): void;
  hasFocus(): boolean;
  current(): Target;
}

interface Table {
  choice: Choice;
  playback: Playback;
  maze: Maze;
  seat: number;
  take: (spell: Spell) => void;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether somebody is writing, or something is laid over the table. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.defaultPrevented ||
    event.altKey ||
    event.metaKey ||
    document.querySelector('dialog[open]') !== null ||
    (target?.closest?.('input, textarea, select, [contenteditable]') ?? null) !== null
  );
}

export function keyPressed(event: KeyboardEvent, table: Table) {
  if (isElsewhere(event)) return;
  if (handled(event, table)) event.preventDefault();
}

function handled(event: KeyboardEvent, { choice, playback, maze, seat, take }: Table): boolean {
  const { key } = event;
  if (event.ctrlKey) {
    if (key !== 'Enter') return false;
    playback.skip();
    choice.end();
    return true;
  }
  const step = STEPS[key];
  if (maze.hasFocus()) {
    if (step) {
      maze.step(...step);
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      maze.pressCursor();
      return true;
    }
  }
  switch (key.toLowerCase()) {
    case 'q':
      choice.turn(-1);
      return true;
    case 'e':
      choice.turn(1);
      return true;
    case '1':
      if (playback.view.push_ready && choice.asked) take('push');
      return true;
    case '2': {
      const spell = playback.view.spells[seat - 1];
      if (spell && playback.view.spell_ready && choice.asked) take(spell);
      return true;
    }
    case 't': {
      const next = nextWanted(playback, seat, maze.current());
      if (next) maze.goTo({ kind: 'cell', cell: next });
      return true;
    }
    case 'escape':
      choice.cancel();
      return true;
    default:
      return false;
  }
}

/** The wanted treasure after the one under the cursor: the player's own first. */
function nextWanted(playback: Playback, seat: number, cursor: Target): Cell | null {
  const hands = playback.view.hands;
  const cards = [...(hands[seat - 1] ?? []), ...hands.filter((_, at) => at !== seat - 1).flat()];
  const cells = cards.map((card) => whereIs(playback.scene, card)).filter((cell) => cell !== null);
  const at = cursor.kind === 'cell' ? cells.indexOf(cursor.cell) : -1;
  return cells[(at + 1) % cells.length] ?? null;
}
