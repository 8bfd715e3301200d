import type { Points } from '$/lessons/points';

const WITH_A_CARD = ['play', 'discard', 'pay', 'offer', 'give', 'react'];

export const points: Points = {
  things: {
    map: ['.stage'],
    exits: ['[data-place="w"]', '.stage'],
    hand: ['.middle .hand', '.hand'],
    me: ['.right .wide', '.dock'],
    home: ['.way'],
    others: ['.others'],
    actions: ['.act', '.dock'],
    log: ['.log'],
  },
  ofAction: (verb, first) => {
    if (WITH_A_CARD.includes(verb)) return [`.hand [data-card="${first}"]`];
    if (verb === 'move' || verb === 'to') return [`[data-place="${first}"]`];
    return ['.slip', '.dialog', '.act', '.dock'];
  },
  controls: ['.act', '.dock', '.slip', '.middle .hand'],
  room: '.mondes .left .log',
};
