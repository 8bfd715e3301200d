// Made by tools/types.mjs from what the engine says of itself. Do not edit.

export type GameName = 'onirim' | 'labyrinth' | 'mondes';
