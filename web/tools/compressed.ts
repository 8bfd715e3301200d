import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(js|css|html|svg|json|webmanifest|txt|wasm|net)$/;
const NEIGHBOUR = /\.(br|gz)$/;

/** The files in a folder and below it, named from there; compressed neighbours are not counted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NEIGHBOUR.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Only modules for tests are larger, and nobody waits for their transfer: a minute of compression is saved. */
const LARGEST_SENT = 2 << 20;

/** Puts compressed neighbours beside a file if that is worth it, as small as they get. */
export async function compress(path: string) {
  const bytes = readFileSync(path);
  if (!WORTH.test(path) || bytes.length < 1024) return;
  const [quality, level] = bytes.length > LARGEST_SENT ? [1, 1] : [11, 9];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** The bytes that go over the wire where the host sends the smallest neighbour. */
export function transferOf(path: string): number {
  const sizes = ['', '.br', '.gz'].map((ending) => statSync(path + ending, { throwIfNoEntry: false })?.size);
  return Math.min(...sizes.filter((size) => size !== undefined));
}

/** Servers send these neighbours to clients that accept them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }) {
        await Promise.all(filesIn(dir).map((name) => compress(join(dir, name))));
      },
    },
  };
}
