/** The engines of this build, and the tables they play. */

import type { GameName } from '$/generated/games';

declare const __ENGINES__: GameName[];

/** The games whose engine was built for the browser: they can be played on this device. */
export const ENGINES: readonly GameName[] = __ENGINES__;

/** The user of every seat that is played on this device. */
export const LOCAL_USER = 'local';

/** Whether a table is kept on this device: its id says so. */
export function isHere(table: string): boolean {
  return table.startsWith('here-');
}
