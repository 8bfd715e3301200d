/** The legal answers, by their objects. Reads the notation; decides nothing. */

import type { Arrow, Cell, Openings, Spell } from './wire';

export interface Answers {
  pushes: Map<Arrow, Openings[]>;
  turns: Map<Cell, number[]>;
  /** For each cell those it can change places with. */
  pairs: Map<Cell, Cell[]>;
  moves: Set<Cell>;
  orients: Openings[];
  choices: Spell[];
  turnUp: boolean;
  leave: boolean;
  end: boolean;
  /** All other answers. */
  others: string[];
}

const more = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) =>
  map.set(key, [...(map.get(key) ?? []), value]);

export function answersOf(legal: readonly string[]): Answers {
  const answers: Answers = {
    pushes: new Map(),
    turns: new Map(),
    pairs: new Map(),
    moves: new Set(),
    orients: [],
    choices: [],
    turnUp: false,
    leave: false,
    end: false,
    others: [],
  };
  for (const action of legal) {
    const [verb, one = '', other = ''] = action.split(' ');
    if (verb === 'push') more(answers.pushes, one as Arrow, other as Openings);
    else if (verb === 'rotate') more(answers.turns, one, Number(other));
    else if (verb === 'permute') {
      more(answers.pairs, one, other);
      more(answers.pairs, other, one);
    } else if (verb === 'move') answers.moves.add(one);
    else if (verb === 'orient') answers.orients.push(one as Openings);
    else if (verb === 'choose') answers.choices.push(one as Spell);
    else if (verb === 'turn-up') answers.turnUp = true;
    else if (verb === 'leave') answers.leave = true;
    else if (verb === 'end') answers.end = true;
    else answers.others.push(action);
  }
  return answers;
}

/** The action that changes two tiles: the one in the north-west is named first. */
export function permuting(one: Cell, other: Cell): string {
  return one < other ? `permute ${one} ${other}` : `permute ${other} ${one}`;
}
