/**
 * The pages' letters. On a slow line they come when nobody waits for anything else: until then letters of the device stand in for
 * them, which take as much room (`styles/fonts.css`). `npm run letters` cuts them out of their packages.
 */

import emphasis from '$/letters/emphasis.woff2';
import labels from '$/letters/labels.woff2';
import text from '$/letters/text.woff2';
import titles from '$/letters/titles.woff2';
import { calm } from './hurry';

type Letters = [family: string, file: string, more: FontFaceDescriptors];

const LETTERS: Letters[] = [
  ['Fraunces Variable', titles, { weight: '400 700' }],
  ['Fraunces Variable', labels, { weight: '500', style: 'italic' }],
  ['Source Sans 3 Variable', text, { weight: '200 900' }],
];
/** Only the rule books have them: the browser fetches them where they are read. */
const OF_BOOKS: Letters[] = [
  ['Source Sans 3 Variable', emphasis, { weight: '400', style: 'italic', display: 'swap' }],
];
const faceOf = ([family, file, more]: Letters) => new FontFace(family, `url(${JSON.stringify(file)})`, more);

/** On a slow line they come when the page has been there and nobody has waited for so long, in milliseconds. */
const FIRST_LOOK = 1500;
/** On a quick line this program comes in less. */
const QUICK = 300;

/** Brings them now or later. If they cannot come, the device's letters stay until there is a network. */
export async function bringLetters(): Promise<void> {
  if (!comeAtOnce()) {
    await new Promise(requestAnimationFrame);
    await calm(FIRST_LOOK);
  }
  while (!(await came())) await new Promise((done) => addEventListener('online', done, { once: true }));
}

/** Whether they are on this device already, or as good as. */
function comeAtOnce(): boolean {
  const [program] = performance.getEntriesByName(import.meta.url);
  return Boolean(navigator.serviceWorker?.controller) || (program !== undefined && program.duration < QUICK);
}

/** Shows them all at once: words move at most one time. */
async function came(): Promise<boolean> {
  try {
    const faces = LETTERS.map(faceOf);
    await Promise.all(faces.map((face) => face.load()));
    for (const face of [...faces, ...OF_BOOKS.map(faceOf)]) document.fonts.add(face);
    return true;
  } catch {
    return false;
  }
}
