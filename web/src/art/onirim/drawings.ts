/**
 * The drawings of the sprite. Small signs stand in the page, for `<use>`. The grounds of cards are pictures with the signs on them, each
 * named once in a style sheet: a browser would look at each line of a drawing again whenever the table changes, and read the long address
 * of a picture again for each card.
 */

import { whenIdle } from '$/lib/idle';
import cards from './cards.svg?raw';
import { faceOf, type Face, type Suit } from './faces';
import omens from './omens.svg?raw';
import { signsOf, type PlacedSign } from './signs';

const GROUND = /^(card|place|omen)S?-/;
const sprite = cards + omens;

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([drawing, name]) => [name!, drawing]),
);
const clips = /<defs>[\s\S]*?<\/defs>/.exec(sprite)![0];

/** The drawings that stand in the page. */
export const INLINE =
  clips + [...drawings].flatMap(([name, drawing]) => (GROUND.test(name) ? [] : [drawing])).join('');

interface Ground {
  /** The class that lays it under an element. */
  name: string;
  picture: string;
}
const grounds = new Map<string, Ground>();
/** The same by the faces of cards (`faceOf`), which are asked for at each change of the table. */
const groundsOfFaces = new WeakMap<Face, Map<string, Ground>>();
let sheet: CSSStyleSheet | undefined;

/** The ground of a face in the colours of a theme; none for a place that is empty. */
export function groundOf(face: Face, small: boolean, theme: string): Ground | undefined {
  if (face.kind === 'place') return undefined;
  const known = groundsOfFaces.get(face) ?? new Map<string, Ground>();
  groundsOfFaces.set(face, known);
  const look = `${theme} ${small}`;
  let ground = known.get(look);
  if (!ground) known.set(look, (ground = findGround(face, small, theme)));
  return ground;
}

function findGround(face: Exclude<Face, { kind: 'place' }>, small: boolean, theme: string): Ground {
  const suit = 'suit' in face ? face.suit : undefined;
  const size = small ? 'S' : '';
  const names = [`card${size}-${face.kind}`, ...sceneOf(face, size)];
  const signs = signsOf(face, small);
  const key = [theme, suit, ...names, ...signs.map(({ name }) => name)].join(' ');
  let ground = grounds.get(key);
  if (!ground) {
    ground = { name: `ground-${grounds.size}`, picture: pictureOf(names, theme, suit, signs) };
    grounds.set(key, ground);
    if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
    sheet.insertRule(`.${ground.name} { background-image: url("${ground.picture}") }`);
  }
  return ground;
}

function sceneOf(face: Face, size: '' | 'S'): string[] {
  if (face.kind === 'room') return [`place${size}-${face.suit}`];
  return face.kind === 'premonition' ? [`omen-${face.name}`] : [];
}

const read = new Set<Ground>();

/** Has the browser read the pictures of these cards while it has nothing else to do. It reads a picture where something shows it. */
export function readAhead(cards: string[], theme: string): () => void {
  const left = [...cards, 'back'].map(faceOf).flatMap((face) => [false, true].map((small) => ({ face, small })));
  const reader = document.createElement('i');
  reader.style.cssText = 'position:fixed;visibility:hidden';
  document.body.append(reader);
  const readOne = () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const ground = groundOf(next.face, next.small, theme)!;
      if (read.has(ground)) continue;
      read.add(ground);
      reader.className = ground.name;
      void getComputedStyle(reader).backgroundImage;
      waiting = whenIdle(readOne);
      return;
    }
    reader.remove();
  };
  let waiting = whenIdle(readOne);
  return () => {
    waiting();
    reader.remove();
  };
}

/** The address of a picture of these drawings, with these signs on them. */
export function pictureOf(names: string[], theme: string, suit?: Suit, signs: PlacedSign[] = []): string {
  const laid = [...names, ...signs.map(({ name }) => name)];
  const used = laid.flatMap((name) =>
    [...drawings.get(name)!.matchAll(/href="#([^"]+)"/g)].map(([, part]) => part!),
  );
  const parts = [...new Set([...used, ...laid])].map((name) => drawings.get(name) ?? '').join('');
  const [, size] = /viewBox="([^"]+)"/.exec(drawings.get(names[0]!)!)!;
  const [, , width, height] = size!.split(' ');
  const uses = names.map((name) => `<use href="#${name}"/>`).join('') + signs.map(placed).join('');
  const colours = coloursOf(parts + uses, theme, suit);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" width="${width}" height="${height}" style="${colours}">${clips}${parts}${uses}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

const placed = ({ name, x, y, size, style }: PlacedSign) =>
  `<use href="#${name}" x="${x}" y="${y}" width="${size}" height="${size}" style="${style}"/>`;

/** The values of the colours that a drawing names: a picture cannot see those of the page. */
function coloursOf(drawing: string, theme: string, suit?: Suit): string {
  const probe = document.createElement('i');
  probe.dataset.theme = theme;
  if (suit) probe.dataset.suit = suit;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = new Set([...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  const colours = [...names].map((name) => [name, style.getPropertyValue(name)]);
  probe.remove();
  return colours.flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';');
}
