// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type GameName = 'onirim' | 'labyrinth' | 'mondes';
/** The fewest and the most players. */
export const PLAYERS: Record<GameName, [number, number]> = {
  onirim: [1,2],
  labyrinth: [2,4],
  mondes: [2,5],
};
/** What each option is if nobody says. */
export const DEFAULTS: Record<GameName, Record<string, string | number>> = {
  onirim: {"players":1,"first":1,"communication":"open","duplicate-doors":"keep","book":"none","towers":"none","premonitions":"none"},
  labyrinth: {"players":2,"first":1,"level":"discovery","spells":"drawn","help":"own-board-empty","memory":"players","layout":"classic","deck":"12-8-4"},
  mondes: {"players":2,"first":"random","character-key":"own-action","counter-chains":"yes","reach":"anywhere","stand-off":"yes","max-rounds":60,"cards":"standard"},
};
