/** Which element shows which card of a hand. */

/**
 * A card that stays keeps its element; one that comes gets the element of one that went. To make an element is more work for a browser than
 * to change it, and in most moves one card goes and another comes.
 */
export function elements(): (cards: string[]) => number[] {
  let before = new Map<string, number>();
  let made = 0;
  return (cards) => {
    const stay = new Set(cards);
    const free = [...before].filter(([card]) => !stay.has(card)).map(([, element]) => element);
    before = new Map(cards.map((card) => [card, before.get(card) ?? free.shift() ?? made++]));
    return [...before.values()];
  };
}
