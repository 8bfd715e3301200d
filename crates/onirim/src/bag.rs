use std::collections::BTreeMap;
use std::fmt;

use dedale_core::select;
use serde::de::Error as _;

use crate::cards::Card;
use crate::names::Named;

/// How many of each kind of card lie together, in no order.
///
/// Each kind has as many bits as the box has copies, and its count is that many of its lowest bits set: two
/// bags with the same cards are the same bits, and the `n`-th card is the `n`-th set bit. Rooms lie in one
/// word, everything else in the other.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Bag {
    rooms: u64,
    others: u64,
}

/// The bits of each kind in its word, and the kind of each bit.
struct Layout {
    bits: [u64; Card::COUNT],
    room_at: [u8; 64],
    other_at: [u8; 64],
}

const LAYOUT: Layout = {
    let mut layout = Layout { bits: [0; Card::COUNT], room_at: [0; 64], other_at: [0; 64] };
    let mut kind = 0;
    let mut place = 0;
    while kind < Card::COUNT {
        if kind == Card::ROOMS {
            place = 0;
        }
        let mut copy = 0;
        while copy < Card::from_index(kind as u8).copies() {
            layout.bits[kind] |= 1 << place;
            if kind < Card::ROOMS {
                layout.room_at[place] = kind as u8;
            } else {
                layout.other_at[place] = kind as u8;
            }
            place += 1;
            copy += 1;
        }
        kind += 1;
    }
    layout
};

static ROOM_AT: [u8; 64] = LAYOUT.room_at;
static OTHER_AT: [u8; 64] = LAYOUT.other_at;
static BITS: [u64; Card::COUNT] = LAYOUT.bits;

/// The bits of the towers and of the doors among those that are no rooms.
const TOWERS: u64 = bits_of(Card::ROOMS, Card::LABYRINTH);
const DOORS: u64 = bits_of(Card::LABYRINTH, Card::NIGHTMARE.index());

const fn bits_of(mut kind: usize, end: usize) -> u64 {
    let mut bits = 0;
    while kind < end {
        bits |= LAYOUT.bits[kind];
        kind += 1;
    }
    bits
}

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag { rooms: 0, others: 0 };

    #[inline]
    const fn word(&self, card: Card) -> u64 {
        if card.index() < Card::ROOMS { self.rooms } else { self.others }
    }

    #[inline]
    fn word_mut(&mut self, card: Card) -> &mut u64 {
        if card.index() < Card::ROOMS { &mut self.rooms } else { &mut self.others }
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.rooms.count_ones() + self.others.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.rooms | self.others == 0
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u32 {
        (self.word(card) & BITS[card.index()]).count_ones()
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.word(card) & BITS[card.index()] != 0
    }

    /// Lays one in.
    ///
    /// # Panics
    /// In debug builds, if it holds all copies in the box already.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let bits = BITS[card.index()];
        let word = self.word_mut(card);
        let free = bits & !*word;
        debug_assert!(free != 0, "one {card} too many");
        *word |= free & free.wrapping_neg();
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let bits = BITS[card.index()];
        let word = self.word_mut(card);
        let held = *word & bits;
        if held == 0 {
            return false;
        }
        *word ^= 1 << (63 - held.leading_zeros());
        true
    }

    /// The `n`-th card, counted by kind.
    ///
    /// # Panics
    /// In debug builds, if there are not that many.
    #[inline]
    pub fn nth(&self, n: u32) -> Card {
        debug_assert!(n < self.len());
        let rooms = self.rooms.count_ones();
        Card::from_index(if n < rooms {
            ROOM_AT[select(self.rooms, n) as usize]
        } else {
            OTHER_AT[select(self.others, n - rooms) as usize]
        })
    }

    /// Takes all copies of a kind out; says how many.
    pub fn remove_all(&mut self, card: Card) -> u32 {
        let count = self.count(card);
        *self.word_mut(card) &= !BITS[card.index()];
        count
    }

    /// Lays everything of another bag in.
    #[inline]
    pub fn add_bag(&mut self, other: Bag) {
        other.iter().for_each(|card| self.add(card));
    }

    /// Rooms and towers only.
    pub const fn labyrinth(&self) -> Bag {
        Bag { rooms: self.rooms, others: self.others & TOWERS }
    }

    /// Whether a door of any colour is in it.
    #[inline]
    pub(crate) const fn has_door(&self) -> bool {
        self.others & DOORS != 0
    }

    /// The kinds it holds, as bits by kind.
    pub(crate) fn kinds(&self) -> u32 {
        Card::all().filter(|&card| self.contains(card)).fold(0, |kinds, card| kinds | 1 << card.index())
    }

    /// Every card, by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let (mut rooms, mut others) = (self.rooms, self.others);
        std::iter::from_fn(move || {
            let (word, kinds) = if rooms != 0 { (&mut rooms, &ROOM_AT) } else { (&mut others, &OTHER_AT) };
            let place = word.trailing_zeros();
            *word &= word.checked_sub(1)?;
            Some(Card::from_index(kinds[place as usize]))
        })
    }

    /// The kinds with their counts.
    pub fn counts(&self) -> impl Iterator<Item = (Card, u32)> + use<> {
        let bag = *self;
        Card::all().map(move |card| (card, bag.count(card))).filter(|(_, count)| *count > 0)
    }

    pub(crate) const fn words(&self) -> [u64; 2] {
        [self.rooms, self.others]
    }
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

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names: Vec<_> = Card::all().map(Named::name).collect();
        schemars::json_schema!({
            "type": "object",
            "propertyNames": { "enum": names },
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
        assert_eq!(bag.len(), 92);
        let cards: Vec<_> = bag.iter().collect();
        assert_eq!(cards, (0..92).map(|n| bag.nth(n)).collect::<Vec<_>>());
        assert_eq!(cards.iter().copied().collect::<Bag>(), bag);
        assert_eq!(bag.labyrinth().len(), 70);
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
            }
            let again: Bag = bag.iter().collect();
            proptest::prop_assert_eq!(again, bag);
        }
    }
}
