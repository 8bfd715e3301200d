import type { Happening } from './table/wire';

/** The events in sentences; none where there is nothing to tell. */
export function sentences({ said = [] }: Pick<Happening, 'said'>): string[] {
  return said.map(({ text }) => text);
}

/** A sentence of the engine in two halves: the answer, and its outcome. */
export function halves(words: string): [string, string | null] {
  const at = words.indexOf(' — ');
  return at < 0 ? [words, null] : [words.slice(0, at), words.slice(at + 3)];
}
