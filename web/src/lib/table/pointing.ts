import type { GameClient } from '../games';
import type { Line } from './table';

/** What answers of a seat are about, as a line that a board highlights; it is in no log. */
export function lineAbout(client: Pick<GameClient, 'about'>, actions: string[], seat: number): Line | null {
  const events = actions.flatMap((action) => client.about(action, seat));
  return events.length > 0 ? { step: -1, at: 0, entry: { did: 'act', seat }, events, fresh: false } : null;
}
