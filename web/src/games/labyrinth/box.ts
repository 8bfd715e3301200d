/** The contents of the box for the setup of a table. */

import type { Table } from '$/lib/table/table';
import type { Contents, Thing } from './wire';

export const boxOf = (table: Pick<Table, 'contents'>) => table.contents as Contents;

/** How many pages the grimoire has, and so turns the game. */
export const pagesOf = ({ pages }: Contents) => pages.reduce((sum, { count }) => sum + count, 0);

/** Whether it is a treasure; else it is a symbol. */
export const isTreasure = ({ treasures }: Contents, thing: Thing) => (treasures as Thing[]).includes(thing);
