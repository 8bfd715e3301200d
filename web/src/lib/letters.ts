/**
 * The pages' letters. On a slow line they come when nobody waits for anything else: until then letters of the device stand in for
 * them, which take as much room (`styles/fonts.css`).
 */

import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2';
import source from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import sourceItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2';
import { calm } from './hurry';

const LETTERS: [family: string, file: string, more: FontFaceDescriptors][] = [
  ['Fraunces Variable', fraunces, { weight: '100 900' }],
  ['Fraunces Variable', frauncesItalic, { weight: '100 900', style: 'italic' }],
  ['Source Sans 3 Variable', source, { weight: '200 900' }],
  ['Source Sans 3 Variable', sourceItalic, { weight: '200 900', style: 'italic' }],
];

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
    const faces = LETTERS.map(
      ([family, file, more]) => new FontFace(family, `url(${JSON.stringify(file)})`, more),
    );
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    return true;
  } catch {
    return false;
  }
}
