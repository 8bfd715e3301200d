/** Cards, places and colours in words. */

import { faceOf, type Suit } from '$/art/onirim/faces';
import type { Side, SymbolsOf } from '$/art/onirim/towers';
import { say, sayIfKnown } from '$/lib/words.svelte';
import type { Premonition } from './wire';

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** “Red sun, observatory”: enough to know the card without seeing it. */
export function fullName(card: string, symbolsOf: SymbolsOf): string {
  const name = capital(say(`onirim-card-${card}`));
  const face = faceOf(card);
  if (face.kind === 'tower') {
    const side = (end: Side) =>
      symbolsOf(card, end)
        .map((symbol) => say(`onirim-symbol-${symbol}`))
        .join(' + ') || say('onirim-table-side-none');
    return say('onirim-table-tower-name', { name, left: side('left'), right: side('right') });
  }
  return 'suit' in face ? say('onirim-table-card-name', { name, place: placeName(face.suit) }) : name;
}

export function shortName(card: string): string {
  return capital(say(`onirim-card-${card}`));
}

export function placeName(suit: Suit): string {
  return say(`onirim-table-place-${suit}`);
}

export function premonitionName(name: Premonition): string {
  return say('onirim-table-premonition-full', {
    name: say(`onirim-premonition-${name}`),
    condition: say(`onirim-premonition-${name}.condition`),
    penalty: say(`onirim-premonition-${name}.penalty`),
  });
}

/** The rules that say what a thing does, in short. */
export function rulesOf(what: string): string[] {
  const [zone, name = ''] = what.includes('/') ? (what.split('/') as [string, string]) : ['card', what];
  const ids = zone === 'card' ? cardRules(name) : (ZONE_RULES[zone] ?? []);
  return ids.map((id) => sayIfKnown(`rule-on-${id}`)).filter((rule) => rule !== undefined);
}

const ZONE_RULES: Record<string, string[]> = {
  goal: ['a2', 'a3'],
  premonition: ['d2'],
  spell: ['a5'],
  deck: ['t6', 'x2'],
  limbo: ['t9'],
  discard: ['t4'],
  place: ['t2', 'x1'],
};

function cardRules(card: string): string[] {
  const face = faceOf(card);
  if (face.kind === 'room') return face.symbol === 'key' ? ['t1', 't2', 't5', 't7'] : ['t1', 't2', 't4'];
  if (face.kind === 'tower') return ['b2', 'b3', 'b4'];
  if (face.kind === 'door') return ['t2', 't7', 'x1'];
  if (face.kind === 'nightmare') return ['t8'];
  return face.kind === 'dream' ? ['d4'] : [];
}
