import type { Points } from '$/lessons/points';

export const points: Points = {
  things: {
    hand: ['[data-at^="hand/"]'],
    row: ['[data-at^="row/"]'],
    doors: ['.doors'],
    deck: ['[data-at="deck"]'],
    limbo: ['[data-at="limbo"]'],
    unseen: ['.unseen', '.piles'],
  },
  ofAction: (_verb, first) =>
    first ? [`[data-lifted*="${first}"]`, `[data-at*="/${first}"]`, '.ask'] : ['.ask'],
  controls: ['.ask', '[data-at^="hand/"]', '.dock'],
  room: '.table > aside',
};
