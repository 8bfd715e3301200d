import type { Happening } from './table/wire';

/** What happened, in sentences; none where there is nothing to tell. */
export function sentences({ said = [] }: Pick<Happening, 'said'>): string[] {
  return said.map(({ text }) => text);
}
