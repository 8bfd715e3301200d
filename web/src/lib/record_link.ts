/**
 * A game in a link: the text of its record (`docs/files.md`), compressed (raw DEFLATE, RFC 1951), as base64url in the fragment:
 * `#r=…`. A fragment is never sent to a server. The terminal writes and reads the same (`dedale replay --link`).
 */

import { urlOf } from './address';

/** Nothing in a link can be read as a record. */
export class BrokenLink extends Error {
  override name = 'BrokenLink';
}

/** A game of some hundred moves has a few kilobytes; nobody's link fills the memory. */
const LONGEST_LINK = 65_536;
const LONGEST_RECORD = 1_048_576;

/** The link to a record. */
export async function linkOf(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const link = new URL(urlOf('/'));
  link.hash = `r=${toBase64Url(bytes)}`;
  return link.href;
}

/** The record in a fragment or a whole link; a record itself is taken as it is. */
export async function recordIn(text: string): Promise<string> {
  const given = text.trim();
  if (given.startsWith('dedale record') || given.startsWith('{')) return given;
  const packed = /(?:^|#)r=([\w-]+)=*$/.exec(given)?.[1];
  if (!packed || packed.length > LONGEST_LINK) throw new BrokenLink();
  try {
    const bytes = await through(
      fromBase64Url(packed),
      new DecompressionStream('deflate-raw'),
      LONGEST_RECORD,
    );
    const record = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (record.startsWith('dedale record')) return record;
  } catch {
    // Whatever is wrong with it, it holds no record.
  }
  throw new BrokenLink();
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  longest = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new BrokenLink();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
