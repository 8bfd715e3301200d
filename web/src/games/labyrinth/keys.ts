/** The keyboard at this table. */

import type { Aim, Target } from './aim.svelte';
import { whereIs } from './cards';
import type { Show } from './show.svelte';
import type { Cell, Spell } from './wire';

interface Maze {
  step(dx: number, dy: number): void;
  goTo(target: Target): void;
  pressCursor(): void;
  hasFocus(): boolean;
  current(): Target;
}

interface Table {
  aim: Aim;
  show: Show;
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

function handled(event: KeyboardEvent, { aim, show, maze, seat, take }: Table): boolean {
  const { key } = event;
  if (event.ctrlKey) {
    if (key !== 'Enter') return false;
    show.skip();
    aim.end();
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
      aim.turn(-1);
      return true;
    case 'e':
      aim.turn(1);
      return true;
    case '1':
      if (show.view.push_ready && aim.asked) take('push');
      return true;
    case '2': {
      const spell = show.view.spells[seat - 1];
      if (spell && show.view.spell_ready && aim.asked) take(spell);
      return true;
    }
    case 't': {
      const next = nextWanted(show, seat, maze.current());
      if (next) maze.goTo({ kind: 'cell', cell: next });
      return true;
    }
    case 'escape':
      aim.cancel();
      return true;
    default:
      return false;
  }
}

/** The wanted treasure after the one under the cursor: one's own first. */
function nextWanted(show: Show, seat: number, cursor: Target): Cell | null {
  const hands = show.view.hands;
  const cards = [...(hands[seat - 1] ?? []), ...hands.filter((_, at) => at !== seat - 1).flat()];
  const cells = cards.map((card) => whereIs(show.scene, card)).filter((cell) => cell !== null);
  const at = cursor.kind === 'cell' ? cells.indexOf(cursor.cell) : -1;
  return cells[(at + 1) % cells.length] ?? null;
}
