// A stand-in for Onirim for two: the same 76 cards, hands of five that only their owner sees, rows of which three of a
// colour in a row open a door, never the same symbol twice in a row. One move is one card, and one is drawn for it.

const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const KINDS = {
  'red-sun': 9, 'red-moon': 4, 'red-key': 3, 'blue-sun': 8, 'blue-moon': 4, 'blue-key': 3,
  'green-sun': 7, 'green-moon': 4, 'green-key': 3, 'brown-sun': 6, 'brown-moon': 4, 'brown-key': 3,
  'red-door': 2, 'blue-door': 2, 'green-door': 2, 'brown-door': 2, nightmare: 10,
};
const HAND = 5;

const deal = () => Object.entries(KINDS).flatMap(([card, count]) => Array(count).fill(card));
const colour = (card) => card.split('-')[0];
const symbol = (card) => card.split('-')[1];

function take(G, playerID, index) {
  const hand = G.hands[playerID];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return undefined;
  const [card] = hand.splice(index, 1);
  if (G.deck.length > 0) hand.push(G.deck.pop());
  return card;
}

module.exports = {
  name: 'doors',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,

  setup: ({ random }) => {
    const deck = random.Shuffle(deal());
    const hands = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) };
    return { deck, hands, row: [], run: 0, doors: { 0: 0, 1: 0 }, discard: [] };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: ({ G, playerID }, index) => {
      const last = G.row[G.row.length - 1];
      const wanted = G.hands[playerID][index];
      if (wanted === undefined || (last !== undefined && symbol(last) === symbol(wanted))) return INVALID_MOVE;
      const card = take(G, playerID, index);
      G.run = last !== undefined && colour(last) === colour(card) ? G.run + 1 : 1;
      G.row.push(card);
      if (G.run === 3) {
        G.doors[playerID] += 1;
        G.run = 0;
      }
    },
    discard: ({ G, playerID }, index) => {
      const card = take(G, playerID, index);
      if (card === undefined) return INVALID_MOVE;
      G.discard.push(card);
    },
  },

  endIf: ({ G }) => (G.hands[0].length + G.hands[1].length === 0 ? { doors: G.doors[0] + G.doors[1] } : undefined),

  playerView: ({ G, playerID }) => {
    const { deck, hands, ...open } = G;
    const seen = (owner) => (owner === playerID ? hands[owner] : hands[owner].length);
    return { ...open, deck: deck.length, hands: { 0: seen('0'), 1: seen('1') } };
  },
};
