/**
 * The drawings of the sprite. Small signs stand in the page, for `<use>`. The grounds of cards are pictures, each named once in a style
 * sheet: a browser would look at each line of a drawing again whenever the table changes, and read the long address of a picture
 * again for each card.
 */

import { whenIdle } from '$/lib/idle';
import cards from './cards.svg?raw';
import { faceOf, type Face, type Suit } from './faces';
import omens from './omens.svg?raw';

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
let sheet: CSSStyleSheet | undefined;

/** The ground of a face in the colours of a theme; none for a place that is empty. */
export function groundOf(face: Face, small: boolean, theme: string): Ground | undefined {
  if (face.kind === 'place') return undefined;
  const suit = 'suit' in face ? face.suit : undefined;
  const size = small ? 'S' : '';
  const names = [`card${size}-${face.kind}`, ...sceneOf(face, size)];
  const key = [theme, suit, ...names].join(' ');
  let ground = grounds.get(key);
  if (!ground) {
    ground = { name: `ground-${grounds.size}`, picture: pictureOf(names, theme, suit) };
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

const read = new Map<string, HTMLImageElement>();

/** Has the browser read the pictures of these cards while it has nothing else to do. */
export function readAhead(cards: string[], theme: string): () => void {
  const faces = [...cards, 'back'].flatMap((card) => [false, true].map((small) => ({ card, small })));
  let next = 0;
  const readOne = () => {
    let fresh = false;
    while (!fresh && next < faces.length) {
      const { card, small } = faces[next++]!;
      const { picture } = groundOf(faceOf(card), small, theme)!;
      fresh = !read.has(picture);
      if (fresh) read.set(picture, Object.assign(new Image(), { src: picture }));
    }
    if (fresh) waiting = whenIdle(readOne);
  };
  let waiting = whenIdle(readOne);
  return () => waiting();
}

/** The address of a picture of these drawings. */
export function pictureOf(names: string[], theme: string, suit?: Suit): string {
  const laid = names.map((name) => drawings.get(name)!);
  const used = laid.flatMap((drawing) => [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, part]) => part!));
  const parts = [...new Set([...used, ...names])].map((name) => drawings.get(name) ?? '').join('');
  const [, size] = /viewBox="([^"]+)"/.exec(laid[0]!)!;
  const [, , width, height] = size!.split(' ');
  const uses = names.map((name) => `<use href="#${name}"/>`).join('');
  const colours = coloursOf(parts, theme, suit);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" width="${width}" height="${height}" style="${colours}">${clips}${parts}${uses}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

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
