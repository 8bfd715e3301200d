use std::collections::BTreeMap;
use std::fmt;

use serde::de::Error as _;

use crate::cards::Card;

/// How many of each kind of card lie together, in no order.
///
/// Four bits a kind: two bags with the same cards are the same bits, and laying one bag into another is a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag([u64; 2]);

/// The lowest bit of each byte, the highest, and the lower half.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;
pub(crate) const LOWER_HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag([0; 2]);

    /// Every card in the box.
    pub const WHOLE_BOX: Bag = {
        let mut bag = Bag::EMPTY;
        let mut kind = 0;
        while kind < Card::COUNT {
            let card = Card::from_index(kind as u8);
            bag.0[word(card)] |= (card.copies() as u64) << shift(card);
            kind += 1;
        }
        bag
    };

    /// The cards whose kinds have an index in a range.
    const fn among(self, first: usize, end: usize) -> Bag {
        let mask: u128 = (1 << (4 * end)) - (1 << (4 * first));
        Bag([self.0[0] & mask as u64, self.0[1] & (mask >> 64) as u64])
    }

    /// The counts of every other kind, a byte each: from kind 0 or 1, then from 16 or 17.
    #[inline]
    const fn lanes(&self) -> [u64; 4] {
        let [low, high] = self.0;
        [low & LOWER_HALVES, low >> 4 & LOWER_HALVES, high & LOWER_HALVES, high >> 4 & LOWER_HALVES]
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        let [a, b, c, d] = self.lanes();
        ((a + b + c + d).wrapping_mul(ONES) >> 56) as u32
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(&self, card: Card) -> u32 {
        (self.0[word(card)] >> shift(card)) as u32 & 0xf
    }

    /// Whether there is one of a kind.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Lays one in.
    ///
    /// # Panics
    /// In debug builds, if it holds all copies in the box already.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies().into(), "one {card} too many");
        self.0[word(card)] += 1 << shift(card);
    }

    /// Lays one in, or not: without a branch.
    #[inline]
    pub(crate) fn add_if(&mut self, adding: bool, card: Card) {
        self.0[word(card)] += u64::from(adding) << shift(card);
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let found = self.contains(card);
        self.0[word(card)] -= u64::from(found) << shift(card);
        found
    }

    /// The `n`-th card, in an order of kinds that is always the same.
    ///
    /// # Panics
    /// In debug builds, if there are not that many.
    #[inline]
    pub fn nth(&self, n: u32) -> Card {
        debug_assert!(n < self.len());
        self.sums().nth(n)
    }

    #[inline]
    const fn sums(&self) -> Sums {
        let [a, b, c, d] = self.lanes();
        let lanes = [running(a), running(b), running(c), running(d)];
        let first = (lanes[0] >> 56) as u32;
        let second = first + (lanes[1] >> 56) as u32;
        let third = second + (lanes[2] >> 56) as u32;
        Sums { lanes, ends: [0, first, second, third, third + (lanes[3] >> 56) as u32] }
    }

    /// Lays everything of another bag in.
    #[inline]
    pub fn add_bag(&mut self, other: Bag) {
        self.0[0] += other.0[0];
        self.0[1] += other.0[1];
    }

    /// Rooms and towers only.
    #[inline]
    pub const fn labyrinth(&self) -> Bag {
        self.among(0, Card::LABYRINTH)
    }

    /// Towers only.
    pub(crate) const fn towers(&self) -> Bag {
        self.among(Card::ROOMS, Card::LABYRINTH)
    }

    /// Doors only.
    #[inline]
    pub(crate) const fn doors(&self) -> Bag {
        self.among(Card::LABYRINTH, Card::NIGHTMARE.index())
    }

    /// What is not in another bag, which has no more of any kind.
    pub(crate) const fn without(&self, other: Bag) -> Bag {
        Bag([self.0[0] - other.0[0], self.0[1] - other.0[1]])
    }

    /// The kinds it holds, as bits by kind.
    pub(crate) const fn kinds(&self) -> u32 {
        kinds_in(self.0[0]) | kinds_in(self.0[1]) << 16
    }

    /// Every card, by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        self.counts().flat_map(|(card, count)| (0..count).map(move |_| card))
    }

    /// The kinds with their counts.
    pub fn counts(&self) -> impl Iterator<Item = (Card, u32)> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let half = usize::from(rest.0[0] == 0);
            if rest.0[half] == 0 {
                return None;
            }
            let card = Card::from_index((16 * half) as u8 + (rest.0[half].trailing_zeros() / 4) as u8);
            let count = rest.count(card);
            rest.0[half] &= !(0xf << shift(card));
            Some((card, count))
        })
    }

    /// How many of each kind.
    #[inline]
    pub(crate) fn bytes(&self) -> [u8; Card::COUNT] {
        let [low, high] = self.0;
        let quarters = [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32].map(spread_nibbles);
        let mut bytes = [0; Card::COUNT];
        for (eight, quarter) in bytes.chunks_mut(8).zip(quarters) {
            eight.copy_from_slice(&quarter.to_le_bytes()[..eight.len()]);
        }
        bytes
    }

    #[inline]
    pub(crate) const fn words(&self) -> [u64; 2] {
        self.0
    }

    #[inline]
    pub(crate) const fn of_words(words: [u64; 2]) -> Bag {
        Bag(words)
    }
}

/// A bit for each four bits, the lowest first: set unless all of them are zero.
#[inline]
const fn kinds_in(nibbles: u64) -> u32 {
    let pairs = nibbles | nibbles >> 2;
    let ones = (pairs | pairs >> 1) & 0x1111_1111_1111_1111;
    let pairs = (ones | ones >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    (eights | eights >> 24) as u32 & 0xffff
}

/// A byte for each four bits, the lowest first.
#[inline]
const fn spread_nibbles(nibbles: u32) -> u64 {
    let halves = (nibbles as u64 | (nibbles as u64) << 16) & 0x0000_ffff_0000_ffff;
    let bytes = (halves | halves << 8) & 0x00ff_00ff_00ff_00ff;
    (bytes | bytes << 4) & LOWER_HALVES
}

/// In each byte the sum of the bytes up to and with it. (A product with [`ONES`] is the same, but the compiler
/// makes slow vectors of four of them.)
#[inline]
const fn running(lanes: u64) -> u64 {
    let pairs = lanes + (lanes << 8);
    let fours = pairs + (pairs << 16);
    fours + (fours << 32)
}

/// Running sums of the counts: in each lane up to and with each byte, and over the lanes before each lane.
struct Sums {
    lanes: [u64; 4],
    ends: [u32; 5],
}

impl Sums {
    /// Without a branch, since chance would make it go wrong as often as not.
    #[inline]
    const fn nth(&self, n: u32) -> Card {
        let [_, first, second, third, _] = self.ends;
        let group = (n >= first) as usize + (n >= second) as usize + (n >= third) as usize;
        let beyond = (self.lanes[group] | TOPS) - (n - self.ends[group] + 1) as u64 * ONES;
        let lane = (beyond & TOPS).trailing_zeros() / 8;
        Card::from_index([0, 1, 16, 17][group] + 2 * lane as u8)
    }
}

#[inline]
const fn word(card: Card) -> usize {
    card.index() / 16
}

#[inline]
const fn shift(card: Card) -> usize {
    card.index() % 16 * 4
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts()).finish()
    }
}

impl serde::Serialize for Bag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.counts())
    }
}

impl<'de> serde::Deserialize<'de> for Bag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let mut bag = Bag::EMPTY;
        for (card, count) in BTreeMap::<Card, u32>::deserialize(deserializer)? {
            if count > u32::from(card.copies()) {
                let problem = format!("{count} × {card}: expected at most {}", card.copies());
                return Err(D::Error::custom(problem));
            }
            (0..count).for_each(|_| bag.add(card));
        }
        Ok(bag)
    }
}

impl schemars::JsonSchema for Bag {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Bag".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<Card>(),
            "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 10 }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_box_fits_and_gives_every_card_back() {
        let bag: Bag = Card::all().flat_map(|card| (0..card.copies()).map(move |_| card)).collect();
        assert_eq!(bag, Bag::WHOLE_BOX);
        assert_eq!(bag.len(), 92);
        assert_eq!((0..92).map(|n| bag.nth(n)).collect::<Bag>(), bag);
        assert_eq!((bag.labyrinth().len(), bag.towers().len(), bag.doors().len()), (70, 12, 8));
    }

    proptest::proptest! {
        #[test]
        fn a_bag_is_the_counts_of_its_cards(moves in proptest::collection::vec((0..30_u8, proptest::bool::ANY), 0..300)) {
            let mut bag = Bag::EMPTY;
            let mut counts = [0_u32; Card::COUNT];
            for (kind, adding) in moves {
                let card = Card::from_index(kind);
                let count = &mut counts[card.index()];
                if adding && *count < u32::from(card.copies()) {
                    bag.add(card);
                    *count += 1;
                } else if !adding {
                    proptest::prop_assert_eq!(bag.remove(card), *count > 0);
                    *count = count.saturating_sub(1);
                }
            }
            for card in Card::all() {
                proptest::prop_assert_eq!(bag.count(card), counts[card.index()]);
                proptest::prop_assert_eq!(u32::from(bag.bytes()[card.index()]), counts[card.index()]);
            }
            proptest::prop_assert_eq!(bag.len(), counts.iter().sum::<u32>());
            let kinds = counts.iter().rev().fold(0, |kinds, &count| kinds << 1 | u32::from(count > 0));
            proptest::prop_assert_eq!(bag.kinds(), kinds);
            proptest::prop_assert_eq!(bag.iter().collect::<Bag>(), bag);
            proptest::prop_assert_eq!((0..bag.len()).map(|n| bag.nth(n)).collect::<Bag>(), bag);
        }
    }
}
