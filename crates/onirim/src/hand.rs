//! Cards somebody holds or looks at.

use dedale_core::bits::ones;
use dedale_core::{Few, Observer, Seat};

use crate::cards::Card;
use crate::knowers::{Glimpse, Knowers, Seen};

/// Up to seven cards in order, each with who knows it: the bytes of one word, the first card lowest, so that all are looked at
/// at once. The places after the last hold [`Hand::NO_CARD`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hand(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
/// The bits of each byte that say which card it is: all of them in what somebody does not know.
const CARDS: u64 = Glimpse::UNKNOWN as u64 * ONES;

/// Everybody who may know a card together, those with most knowers first.
const FROM_MOST: [Knowers; 5] = [
    Knowers::EVERYBODY,
    Knowers::from_bits(3),
    Knowers::only(Seat::new(1)),
    Knowers::only(Seat::new(0)),
    Knowers::NOBODY,
];

impl Hand {
    /// No card.
    pub(crate) const EMPTY: Hand = Hand(u64::MAX);
    /// The most it holds.
    pub(crate) const MOST: usize = 7;
    const NO_CARD: u8 = u8::MAX;

    /// How many.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        ((!self.0 << 8 | 0x80).ilog2() / 8) as usize
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Hand::EMPTY
    }

    /// Whether there are at least so many.
    #[inline]
    pub(crate) fn has(&self, count: usize) -> bool {
        self.0 >> (8 * (count - 1)) & 0xff != 0xff
    }

    #[inline]
    fn get(&self, place: usize) -> Option<Seen> {
        let byte = (self.0 >> (8 * place)) as u8;
        if byte == Hand::NO_CARD { None } else { Some(Seen::of_byte(byte)) }
    }

    /// The only card, if there is just one.
    #[inline]
    pub(crate) fn only(&self) -> Option<Seen> {
        if self.has(2) { None } else { self.get(0) }
    }

    /// All of them in order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Seen> + use<> {
        let hand = *self;
        (0..Hand::MOST).map_while(move |place| hand.get(place))
    }

    /// As a list.
    #[inline]
    pub(crate) fn list<const N: usize>(&self) -> Few<Seen, N> {
        Few::first_of(std::array::from_fn(|place| Seen::of_byte((self.0 >> (8 * place)) as u8)), self.len())
    }

    /// A one in the byte of every card that an observer does not know. Whoever has no seat knows what all who watch know.
    #[inline]
    fn unknown_to(&self, observer: Observer) -> u64 {
        let known = match observer {
            Observer::Seat(seat) => self.0 >> (5 + seat.index().min(2)),
            Observer::Spectator => self.0 >> 7,
            Observer::Omniscient => ONES,
        };
        !known & ONES
    }

    /// The cards that an observer does not know.
    #[inline]
    pub(crate) fn hidden_from(&self, observer: Observer) -> impl Iterator<Item = Card> + use<> {
        let hand = *self;
        ones(self.unknown_to(observer)).map(move |bit| Seen::of_byte((hand.0 >> bit) as u8).card())
    }

    /// The bytes of the cards as an observer knows them.
    #[inline]
    fn bytes_for(&self, observer: Observer) -> u64 {
        self.0 | (self.unknown_to(observer) * u64::from(Glimpse::UNKNOWN))
    }

    /// What an observer knows of each card, in order.
    #[inline]
    pub(crate) fn glimpses(&self, observer: Observer) -> Few<Glimpse, { Hand::MOST }> {
        let glimpses = self.bytes_for(observer);
        Few::first_of(
            std::array::from_fn(|place| Glimpse::of_byte((glimpses >> (8 * place)) as u8)),
            self.len(),
        )
    }

    /// The same in an order that tells nothing: by card, those the observer does not know last.
    #[inline]
    pub(crate) fn sorted_glimpses(&self, observer: Observer) -> Few<Glimpse, 5> {
        let glimpses = self.bytes_for(observer);
        let by_card = ((glimpses & CARDS) << 3) | (glimpses >> 5 & !(CARDS << 3));
        let mut keys = *by_card.to_le_bytes().first_chunk().expect("eight are more than five");
        sort(&mut keys);
        Few::first_of(keys.map(|key| Glimpse::of_byte(key.rotate_right(3))), self.len())
    }

    /// Cards somebody knows or not, with a card dealt for each that is not known.
    #[inline]
    pub(crate) fn of_glimpses(glimpses: &[Glimpse], mut deal: impl FnMut() -> Card) -> Hand {
        debug_assert!(glimpses.len() <= Hand::MOST);
        let bytes = glimpses.iter().rev().fold(0, |bytes, glimpse| bytes << 8 | u64::from(glimpse.byte()));
        let places = (1 << (8 * glimpses.len())) - 1;
        let mut hand = Hand(bytes | !places);
        let after_unknown = ((bytes & CARDS) + ONES) & (ONES << 5) & places;
        for bit in ones(after_unknown >> 5) {
            let unknown = Glimpse::of_byte((bytes >> bit) as u8);
            let dealt = Seen::new(deal(), unknown.knowers());
            hand.0 ^= u64::from(unknown.byte() ^ dealt.byte()) << bit;
        }
        hand
    }

    /// Adds at the end.
    ///
    /// # Panics
    /// In debug builds, if it holds all it can.
    #[inline]
    pub(crate) fn push(&mut self, seen: Seen) {
        debug_assert!(self.len() < Hand::MOST);
        self.0 ^= u64::from(!seen.byte()) << (8 * self.len());
    }

    /// Adds at the end, or not: without a branch.
    #[inline]
    pub(crate) fn push_if(&mut self, adding: bool, seen: Seen) {
        debug_assert!(self.len() < Hand::MOST);
        self.0 ^= (u64::from(!seen.byte()) * u64::from(adding)) << (8 * self.len());
    }

    /// Takes the last one.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Seen> {
        let last = self.get(self.len().checked_sub(1)?);
        self.0 |= 0xff << (8 * (self.len() - 1));
        last
    }

    /// Takes a card that is there, of several the first of those that most know; the last card moves to its place.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let (place, last) = (8 * self.place_of(card), 8 * (self.len() - 1));
        let moved = (self.0 >> place ^ self.0 >> last) & 0xff;
        self.0 = (self.0 ^ moved << place) | 0xff << last;
    }

    /// Takes a card that is there, of several the first of those that most know; those behind it move up.
    #[inline]
    pub(crate) fn take_in_order(&mut self, card: Card) -> Seen {
        let place = 8 * self.place_of(card);
        let before = (1 << place) - 1;
        let taken = Seen::of_byte((self.0 >> place) as u8);
        self.0 = self.0 & before | (self.0 >> 8 | 0xff << 56) & !before;
        taken
    }

    /// Changes each card.
    #[inline]
    pub(crate) fn change(&mut self, mut change: impl FnMut(Seen) -> Seen) {
        for (place, seen) in self.iter().enumerate() {
            self.0 ^= u64::from(seen.byte() ^ change(seen).byte()) << (8 * place);
        }
    }

    /// The same with one of the cards that are like this, the first of those that most know, known to others.
    pub(crate) fn show(&mut self, card: Card, knowers: Knowers) {
        let place = 8 * self.place_of(card);
        self.0 = self.0 & !(0xff << place) | u64::from(Seen::new(card, knowers).byte()) << place;
    }

    /// The kinds of at most so many cards, as bits.
    #[inline]
    pub(crate) fn kinds<const MOST: usize>(&self) -> u32 {
        let kinds = (0..MOST).fold(0, |kinds, place| kinds | 1 << (self.0 >> (8 * place) & 31));
        kinds & !(1 << (Hand::NO_CARD & 31))
    }

    /// Where a card is that is there; of several, the first of those that most know.
    #[inline]
    fn place_of(&self, card: Card) -> usize {
        for knowers in FROM_MOST {
            let differs = self.0 ^ (u64::from(Seen::new(card, knowers).byte()) * ONES);
            let same = differs.wrapping_sub(ONES) & !differs & ONES << 7;
            if same != 0 {
                return (same.trailing_zeros() / 8) as usize;
            }
        }
        0
    }
}

/// Sorts by a network of comparisons: without a branch, since the cards of a hand come in any order.
#[inline]
fn sort(keys: &mut [u8; 5]) {
    const NETWORK: [(usize, usize); 9] =
        [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)];
    for (low, high) in NETWORK {
        (keys[low], keys[high]) = (keys[low].min(keys[high]), keys[low].max(keys[high]));
    }
}

impl Default for Hand {
    fn default() -> Hand {
        Hand::EMPTY
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Seen> for Hand {
    fn from_iter<I: IntoIterator<Item = Seen>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for (place, seen) in cards.into_iter().enumerate() {
            debug_assert!(place < Hand::MOST);
            hand.0 ^= u64::from(!seen.byte()) << (8 * place);
        }
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network that sorts zeros and ones sorts everything.
    #[test]
    fn the_network_sorts() {
        for bits in 0..32_u8 {
            let mut keys = std::array::from_fn(|place| bits >> place & 1);
            sort(&mut keys);
            assert!(keys.is_sorted(), "{bits:b}: {keys:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn a_hand_is_the_list_of_its_cards(cards in proptest::collection::vec((0..30_u8, 0..5_usize), 0..=Hand::MOST)) {
            let seen = |(card, knowers): (u8, usize)| Seen::new(Card::from_index(card), FROM_MOST[knowers]);
            let cards: Vec<_> = cards.into_iter().map(seen).collect();
            let hand: Hand = cards.iter().copied().collect();
            proptest::prop_assert_eq!(hand.iter().collect::<Vec<_>>(), cards.clone());
            proptest::prop_assert_eq!(&*hand.list::<{ Hand::MOST }>(), &cards[..]);
            proptest::prop_assert_eq!(hand.len(), cards.len());
            proptest::prop_assert_eq!(hand.is_empty(), cards.is_empty());
            proptest::prop_assert_eq!((1..=7).filter(|&count| hand.has(count)).count(), cards.len());
            let kinds = cards.iter().fold(0, |kinds, seen| kinds | 1 << seen.card().index());
            proptest::prop_assert_eq!(hand.kinds::<{ Hand::MOST }>(), kinds);
            for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator, Observer::Omniscient] {
                let mut glimpses: Vec<_> = cards.iter().map(|seen| seen.glimpse(observer)).collect();
                proptest::prop_assert_eq!(&*hand.glimpses(observer), &glimpses[..]);
                let hidden = cards.iter().filter(|seen| !seen.knowers().contains(observer)).map(|seen| seen.card());
                let mut unknown = hidden.clone();
                let again = Hand::of_glimpses(&glimpses, || unknown.next().expect("one for each unknown"));
                proptest::prop_assert_eq!(again, hand);
                proptest::prop_assert!(hand.hidden_from(observer).eq(hidden));
                if cards.len() <= 5 {
                    glimpses.sort_by_key(|glimpse| (glimpse.card().is_none(), glimpse.card(), glimpse.knowers()));
                    proptest::prop_assert_eq!(&*hand.sorted_glimpses(observer), &glimpses[..]);
                }
            }
            for &wanted in &cards {
                let score = |seen: &Seen| if seen.card() == wanted.card() { seen.byte() | 1 } else { 0 };
                let best = cards.iter().map(score).max().expect("some");
                let place = cards.iter().position(|seen| score(seen) == best).expect("there");
                let (mut left, mut expected) = (hand, cards.clone());
                left.take(wanted.card());
                expected.swap_remove(place);
                proptest::prop_assert_eq!(left.iter().collect::<Vec<_>>(), expected);
                let (mut left, mut expected) = (hand, cards.clone());
                left.take_in_order(wanted.card());
                expected.remove(place);
                proptest::prop_assert_eq!(left.iter().collect::<Vec<_>>(), expected);
            }
            let (mut left, mut expected) = (hand, cards.clone());
            loop {
                proptest::prop_assert_eq!(left.iter().collect::<Vec<_>>(), expected.clone());
                if expected.is_empty() { break }
                proptest::prop_assert_eq!(left.pop(), expected.pop());
            }
            proptest::prop_assert_eq!(left, Hand::EMPTY);
        }
    }
}
