import type { Points } from '$/lessons/points';

export const points: Points = {
  things: {
    treasures: ['.mine'],
    grimoire: ['.grimoire'],
    spare: ['.layout .hand'],
    maze: ['.maze', '.labyrinth .table'],
    mates: ['.mates'],
    spells: ['.mine'],
  },
  ofAction: (verb, first) => {
    if (verb === 'push') return [`[data-arrow="${first}"]`];
    if (verb === 'move' || verb === 'rotate') return [`[data-cell="${first}"]`];
    return ['.acts', '.under'];
  },
  controls: ['.acts', '.under .btn', '.layout .hand', '.layout .mine'],
  room: '.labyrinth .right .mates',
  whole: '.labyrinth .table',
};
