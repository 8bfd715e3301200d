//! The eight piles, from top to bottom, one after the other in one list (MO-S2).

use crate::cards::{Card, World};

/// The piles of all worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    /// One place more than there are cards, so that all of them can move at once.
    cards: [Card; Card::COUNT + 1],
    /// Where each world's pile ends in the list: a byte each, the first world's being the lowest.
    ends: u64,
}

impl Piles {
    /// Nothing yet.
    pub(crate) fn empty() -> Piles {
        Piles { cards: [Card::default(); Card::COUNT + 1], ends: 0 }
    }

    /// These cards, each world's pile up to its end.
    pub(crate) fn of_parts(cards: [Card; Card::COUNT], ends: [u8; World::COUNT]) -> Piles {
        let mut piles = Piles { ends: u64::from_le_bytes(ends), ..Piles::empty() };
        piles.cards[..Card::COUNT].copy_from_slice(&cards);
        piles
    }

    #[inline]
    fn start(&self, world: World) -> usize {
        let starts = self.ends << 8;
        (starts >> (8 * world.index()) & 0xff) as usize
    }

    #[inline]
    fn end(&self, world: World) -> usize {
        (self.ends >> (8 * world.index()) & 0xff) as usize
    }

    /// A card for each place of the list: the first of the set behind the last pile.
    #[inline]
    pub(crate) fn places(&self) -> &[Card; Card::COUNT] {
        self.cards.first_chunk().expect("a place for each card")
    }

    /// The cards of all piles, one pile after the other.
    #[inline]
    pub(crate) fn all(&self) -> &[Card] {
        &self.cards[..self.len_of_all()]
    }

    /// Where each world's pile ends among them.
    #[inline]
    pub(crate) fn ends(&self) -> [u8; World::COUNT] {
        self.ends.to_le_bytes()
    }

    /// How many they are.
    #[inline]
    fn len_of_all(&self) -> usize {
        (self.ends >> 56) as usize
    }

    /// Whether a world's pile has no card.
    #[inline]
    pub(crate) fn is_empty(&self, world: World) -> bool {
        self.start(world) == self.end(world)
    }

    /// One card for each pile from a world's on.
    #[inline]
    const fn from(world: World) -> u64 {
        0x0101_0101_0101_0101 << (8 * world.index())
    }

    /// A world's pile, the top card first.
    #[inline]
    pub(crate) fn of(&self, world: World) -> &[Card] {
        &self.cards[self.start(world)..self.end(world)]
    }

    /// The same, to be rearranged.
    #[inline]
    pub(crate) fn of_mut(&mut self, world: World) -> &mut [Card] {
        let (start, end) = (self.start(world), self.end(world));
        &mut self.cards[start..end]
    }

    /// Takes the top card.
    pub(crate) fn take_top(&mut self, world: World) -> Option<Card> {
        self.take(world, self.start(world))
    }

    /// Takes the bottom card.
    pub(crate) fn take_bottom(&mut self, world: World) -> Option<Card> {
        self.take(world, self.end(world).checked_sub(1)?)
    }

    fn take(&mut self, world: World, at: usize) -> Option<Card> {
        if self.is_empty(world) {
            return None;
        }
        let card = self.cards[at];
        self.move_up(at);
        self.ends -= Piles::from(world);
        Some(card)
    }

    /// Puts a card under a pile.
    pub(crate) fn put_under(&mut self, world: World, card: Card) {
        let at = self.end(world);
        self.move_down(at);
        self.cards[at] = card;
        self.ends += Piles::from(world);
    }

    /// The cards behind a place move up, over the one there: all places at once, without a branch.
    #[inline]
    fn move_up(&mut self, at: usize) {
        let moves = from_place(at);
        let here: [Card; Card::COUNT] = std::array::from_fn(|place| self.cards[place]);
        let next: [Card; Card::COUNT] = std::array::from_fn(|place| self.cards[place + 1]);
        for place in 0..Card::COUNT {
            self.cards[place] = chosen(moves[place], next[place], here[place]);
        }
    }

    /// The cards from a place on move down.
    #[inline]
    fn move_down(&mut self, at: usize) {
        let moves = from_place(at);
        let before: [Card; Card::COUNT] = std::array::from_fn(|place| self.cards[place]);
        let here: [Card; Card::COUNT] = std::array::from_fn(|place| self.cards[place + 1]);
        for place in 0..Card::COUNT {
            self.cards[place + 1] = chosen(moves[place], before[place], here[place]);
        }
    }
}

/// All bits in each byte from that place on, none in those before.
#[inline]
fn from_place(at: usize) -> &'static [u8; Card::COUNT] {
    static BYTES: [u8; 2 * Card::COUNT] = {
        let mut bytes = [0; 2 * Card::COUNT];
        let mut at = Card::COUNT;
        while at < bytes.len() {
            bytes[at] = u8::MAX;
            at += 1;
        }
        bytes
    };
    BYTES[Card::COUNT - at % Card::COUNT..].first_chunk().expect("a byte for each card")
}

/// The one card if all bits are set, the other if none is.
#[inline]
const fn chosen(bits: u8, one: Card, other: Card) -> Card {
    Card::from_index((one.index() as u8 & bits | other.index() as u8 & !bits) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_from_the_top_and_go_under() {
        let mut piles = Piles::empty();
        let cards: Vec<_> = Card::all().collect();
        let worlds: Vec<_> = World::all().collect();
        for &card in &cards {
            piles.put_under(card.world(), card);
        }
        assert_eq!(piles.of(worlds[3]), &cards[24..32]);
        assert_eq!(piles.take_top(worlds[3]), Some(cards[24]));
        assert_eq!(piles.take_bottom(worlds[7]), Some(cards[63]));
        piles.put_under(worlds[0], cards[63]);
        assert_eq!(piles.of(worlds[0]), [&cards[0..8], &cards[63..]].concat());
        assert_eq!(piles.of(worlds[3]), &cards[25..32]);
        assert_eq!(piles.of(worlds[7]), &cards[56..63]);
        for _ in 0..9 {
            piles.take_top(worlds[0]);
        }
        assert_eq!((piles.take_top(worlds[0]), piles.take_bottom(worlds[0])), (None, None));
    }
}
