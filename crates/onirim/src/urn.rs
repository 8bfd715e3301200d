use dedale_core::Chance;

use crate::bag::{Bag, LOWER_HALVES};
use crate::cards::Card;

/// Cards to draw from, in no order: for each kind, how many cards there are up to and with it.
///
/// The kind of the `n`-th card is the number of kinds that end before it, and taking it lowers all others: a few
/// instructions for all kinds at once, and no branch for chance to make go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[repr(align(16))]
pub(crate) struct Urn {
    ends: [u8; Urn::PLACES],
}

impl Urn {
    /// Kinds, and some more to make whole words.
    const PLACES: usize = 32;

    /// How many cards.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.ends[Urn::PLACES - 1].into()
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes out a card picked by chance; none if there is none.
    #[inline(always)]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.is_empty() { None } else { Some(self.take(chance.pick(self.len()))) }
    }

    /// Takes out the `n`-th card, in an order of kinds that is always the same.
    #[inline(always)]
    pub(crate) fn take(&mut self, n: u32) -> Card {
        debug_assert!(n < self.len());
        let mut place = 0;
        for end in &mut self.ends {
            let after = *end as i8 > n as i8;
            *end -= u8::from(after);
            place += u8::from(!after);
        }
        Card::from_index(KINDS[usize::from(place) % Urn::PLACES])
    }

    /// Lays one in.
    #[inline(always)]
    pub(crate) fn add(&mut self, card: Card) {
        for (end, one) in self.ends.iter_mut().zip(from(place(card))) {
            *end += one;
        }
    }

    /// Takes one out, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let place = place(card);
        let before = if place == 0 { 0 } else { self.ends[place - 1] };
        let found = self.ends[place] > before;
        for (end, one) in self.ends.iter_mut().zip(from(if found { place } else { Urn::PLACES })) {
            *end -= one;
        }
        found
    }

    /// Lays everything of a bag in.
    #[inline]
    pub(crate) fn add_all(&mut self, bag: Bag) {
        for (ends, more) in self.ends.as_chunks_mut::<8>().0.iter_mut().zip(running_sums(bag)) {
            *ends = (u64::from_le_bytes(*ends) + more).to_le_bytes();
        }
    }

    /// What is in it.
    #[inline]
    pub(crate) fn bag(&self) -> Bag {
        Bag::from(*self)
    }
}

/// The order of kinds in which cards are counted, frozen with the first records: of the first sixteen kinds the even ones, then
/// the odd ones, and the same of the others.
const KINDS: [u8; Urn::PLACES] = {
    let mut kinds = [0; Urn::PLACES];
    let mut at = 0;
    while at < Urn::PLACES {
        kinds[at] = (at / 16 * 16 + at % 8 * 2 + at / 8 % 2) as u8;
        at += 1;
    }
    kinds
};

#[inline]
const fn place(card: Card) -> usize {
    let kind = card.index();
    kind / 16 * 16 + kind % 2 * 8 + kind % 16 / 2
}

/// One for every place from this one on.
#[inline]
fn from(place: usize) -> &'static [u8; Urn::PLACES] {
    static ONES_AFTER_ZEROS: [u8; 2 * Urn::PLACES] = {
        let mut ones = [0; 2 * Urn::PLACES];
        let mut at = Urn::PLACES;
        while at < ones.len() {
            ones[at] = 1;
            at += 1;
        }
        ones
    };
    ONES_AFTER_ZEROS[Urn::PLACES - place % (Urn::PLACES + 1)..].first_chunk().expect("as many again")
}

/// For each place, how many cards of a bag there are up to and with it: eight places a word.
#[inline]
const fn running_sums(bag: Bag) -> [u64; Urn::PLACES / 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let [low, high] = bag.words();
    let first = (low & LOWER_HALVES).wrapping_mul(ONES);
    let second = ((low >> 4 & LOWER_HALVES) + (first >> 56)).wrapping_mul(ONES);
    let third = ((high & LOWER_HALVES) + (second >> 56)).wrapping_mul(ONES);
    let fourth = ((high >> 4 & LOWER_HALVES) + (third >> 56)).wrapping_mul(ONES);
    [first, second, third, fourth]
}

impl From<Bag> for Urn {
    #[inline]
    fn from(bag: Bag) -> Urn {
        let mut urn = Urn::default();
        urn.add_all(bag);
        urn
    }
}

impl From<Urn> for Bag {
    #[inline]
    fn from(urn: Urn) -> Bag {
        let (lanes, _) = urn.ends.as_chunks();
        let [a, b, c, d] = [0, 1, 2, 3].map(|at| u64::from_le_bytes(lanes[at]));
        let counts = |lane: u64, before: u64| lane - (lane << 8 | before >> 56);
        Bag::of_words([counts(a, 0) | counts(b, a) << 4, counts(c, b) | counts(d, c) << 4])
    }
}

impl std::fmt::Debug for Urn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.bag().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_place() {
        for card in Card::all() {
            assert_eq!(usize::from(KINDS[place(card)]), card.index());
        }
    }

    proptest::proptest! {
        #[test]
        fn an_urn_is_the_bag_of_its_cards(moves in proptest::collection::vec((0..30_u8, 0..3_u8, 0..92_u32), 0..300)) {
            let mut urn = Urn::default();
            let mut bag = Bag::EMPTY;
            for (kind, what, n) in moves {
                let card = Card::from_index(kind);
                match what {
                    0 if bag.count(card) < u32::from(card.copies()) => {
                        urn.add(card);
                        bag.add(card);
                    }
                    1 => proptest::prop_assert_eq!(urn.remove(card), bag.remove(card)),
                    2 if n < bag.len() => {
                        let expected = bag.nth(n);
                        proptest::prop_assert_eq!(urn.take(n), expected);
                        bag.remove(expected);
                    }
                    _ => {}
                }
                proptest::prop_assert_eq!(urn.bag(), bag);
                proptest::prop_assert_eq!(Urn::from(bag), urn);
                proptest::prop_assert_eq!(urn.len(), bag.len());
            }
        }
    }
}
