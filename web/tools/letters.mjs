// Cuts the pages' letters out of their packages:
//   npm run letters        writes src/letters/NAME.woff2 and the licences
// Kept are the characters of the packages' Latin files and what the style sheets ask for: figures of one width, ligatures, kerning.
// An axis that changes the look of our sizes by less than one sees is set to the value in their middle.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { convert } from 'fontverter';
import subset from 'subset-font';

const at = createRequire(import.meta.url).resolve;
const packaged = (path) => at(`@fontsource-variable/${path}`);

/** Titles are 12 to 53 px high, labels in italics 13 to 17 and of one weight; italics of the text are only in the rule books. */
export const LETTERS = {
  titles: {
    file: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 36, wght: { min: 400, max: 700 } },
  },
  labels: { file: 'fraunces/files/fraunces-latin-opsz-italic.woff2', axes: { opsz: 14, wght: 500 } },
  text: { file: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2', axes: {} },
  emphasis: { file: 'source-sans-3/files/source-sans-3-latin-wght-italic.woff2', axes: { wght: 400 } },
};

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const CHARACTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, more) => String.fromCodePoint(first + more)),
).join('');

/** `rvrn` chooses the forms of letters that go with a size. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'lnum', 'tnum', 'rvrn'];
/** Copyright, and the licence with its address. */
const LICENCE = [0, 13, 14];

/** One of `LETTERS`, cut. */
export async function cut(name) {
  const { file, axes } = LETTERS[name];
  const options = {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE,
  };
  return convert(renamed(await subset(readFileSync(packaged(file)), CHARACTERS, options)), 'woff2');
}

/** “Source” is a reserved name: changed letters must not have it (OFL 1.1, 3). Their copyright notice still does. */
function renamed(sfnt) {
  const table = tableOf(sfnt, 'name');
  const [count, strings] = [sfnt.readUInt16BE(table + 2), table + sfnt.readUInt16BE(table + 4)];
  for (let record = table + 6; record < table + 6 + 12 * count; record += 12) {
    const [, , , id, length, offset] = [0, 2, 4, 6, 8, 10].map((field) => sfnt.readUInt16BE(record + field));
    if (LICENCE.includes(id)) continue;
    const text = sfnt.subarray(strings + offset, strings + offset + length);
    for (const encoding of ['latin1', 'utf16le']) {
      const [from, to] = ['Source', 'Dedale'].map((word) => {
        const bytes = Buffer.from(word, encoding);
        return encoding === 'utf16le' ? bytes.swap16() : bytes;
      });
      for (let found = text.indexOf(from); found >= 0; found = text.indexOf(from, found))
        to.copy(text, found);
    }
  }
  return sfnt;
}

function tableOf(sfnt, tag) {
  const tables = sfnt.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16)
    if (sfnt.toString('latin1', entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8);
  throw new Error(`no table ${tag}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const to = (path) => new URL(`../src/letters/${path}`, import.meta.url);
  for (const name of Object.keys(LETTERS)) {
    const letters = await cut(name);
    writeFileSync(to(`${name}.woff2`), letters);
    console.log(`${name.padEnd(10)} ${letters.length}`);
  }
  for (const family of ['fraunces', 'source-sans-3'])
    copyFileSync(packaged(`${family}/LICENSE`), to(`OFL-${family}.txt`));
}
