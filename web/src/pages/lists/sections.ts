import type { MyTable } from '$/generated/api';

export interface Section {
  name: 'turn' | 'running' | 'gathering' | 'over';
  tables: MyTable[];
}

/** One's tables in the order in which they matter; nothing is left of sections without tables. */
export function sections(tables: MyTable[]): Section[] {
  const found = (name: Section['name'], belongs: (table: MyTable) => boolean): Section => ({
    name,
    tables: tables.filter(belongs),
  });
  return [
    found('turn', ({ my_turn }) => my_turn),
    found('running', ({ phase, my_turn }) => phase === 'playing' && !my_turn),
    found('gathering', ({ phase }) => phase === 'gathering'),
    found('over', ({ phase }) => phase === 'over'),
  ].filter(({ tables }) => tables.length > 0);
}
