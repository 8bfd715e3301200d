import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cut, LETTERS } from '../../tools/letters.mjs';

const kept = (name: string) => readFileSync(join(import.meta.dirname, `${name}.woff2`));

test.each(Object.keys(LETTERS))(
  '%s are as `npm run letters` cuts them',
  { timeout: 60_000 },
  async (name) => {
    expect(kept(name).equals(await cut(name))).toBe(true);
  },
);

test('the first visit needs less than 80 kB of letters', () => {
  const first = ['titles', 'labels', 'text'].map((name) => kept(name).length);
  expect(first.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
});
