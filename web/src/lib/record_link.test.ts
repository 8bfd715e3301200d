// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FINISHED_RECORD } from './testing/finished_record';

let linkOf: (record: string) => Promise<string>;
let recordIn: (text: string) => Promise<string>;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://host.example/mine'));
  ({ linkOf, recordIn } = await import('./record_link'));
});

/** The link that `dedale replay --link https://host.example/` prints for this record. */
const FROM_THE_TERMINAL =
  'https://host.example/#r=Lc1BCsMwDETRvU6hCxTitDSrHMa2hsbUkYIVU3r7OtD1H94IJFZwQ7YmHOgVd7BpaWWn1iucZ3Kc_eCjxi-ar4GT2XvdYpNRIPyYia7IqXbcdjMlKZ5HH6zcvCtl0wzB8KnBez35U1QvTU2v9-im638ltEXfeJIJU7gvSOkpSwD9AA';

const packed = (text: string | Uint8Array) => `r=${deflateRawSync(text).toString('base64url')}`;

test('a record comes back from its link, fragment or text', async () => {
  const link = await linkOf(FINISHED_RECORD);
  expect(link).toMatch(/^https:\/\/host\.example\/#r=[\w-]+$/);
  for (const form of [link, link.split('#')[1]!, `  ${link}\n`, packed(FINISHED_RECORD)])
    expect(await recordIn(form)).toBe(FINISHED_RECORD);
  expect(await recordIn(FINISHED_RECORD)).toBe(FINISHED_RECORD.trim());
});

test('a whole game fits into about two kilobytes', async () => {
  const moves = Array.from(
    { length: 150 },
    (_, at) => `play ${['red', 'blue', 'green'][(at * 7) % 3]}-${['sun', 'moon', 'key'][((at * 5) % 4) % 3]}`,
  );
  const link = await linkOf(FINISHED_RECORD.replace('play blue-moon', moves.join('\n')));
  expect(link.length).toBeLessThan(2048);
});

describe('garbage holds no record', () => {
  test.each([
    ['nothing', ''],
    ['no record', 'https://host.example/mine#12'],
    ['not base64', 'r=%%%'],
    ['not compressed', 'r=AAAA'],
    ['cut off', packed(FINISHED_RECORD).slice(0, -9)],
    ['something else', packed('hello')],
    ['not UTF-8', packed(Uint8Array.from([0xff, 0xfe, 0xfd]))],
    ['a bomb', packed(`dedale record 1\n${' '.repeat(5_000_000)}`)],
    ['far too long', `r=${'A'.repeat(100_000)}`],
  ])('%s', async (_, text) => {
    await expect(recordIn(text)).rejects.toThrow(expect.objectContaining({ name: 'BrokenLink' }));
  });
});

test('the link of the terminal is read', async () => {
  expect(await recordIn(FROM_THE_TERMINAL)).toBe(FINISHED_RECORD);
});
