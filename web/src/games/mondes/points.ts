import type { Points } from '$/lessons/points';

import { DEEDS } from './answers';

const isDeed = (verb: string) => (DEEDS as readonly string[]).includes(verb);

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
    const places = [`[data-answer="${`${verb} ${first}`.trim()}"]`];
    if (verb === 'move' || verb === 'to') places.unshift(`[data-place="${first}"]`);
    else if (isDeed(verb) && first) places.push(`.hand [data-card="${first}"]`);
    // On a phone most actions are in the sheet that the last button of the dock opens.
    if (isDeed(verb)) places.push(`[data-deed="${verb}"]`, '[data-deed="more"]');
    return [...places, '.slip', '.dialog', '.act', '.dock'];
  },
  controls: ['.act', '.dock', '.slip', '.middle .hand'],
  room: '.mondes .left .log',
};
