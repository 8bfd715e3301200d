//! A card in a pile as an observer knows it, in two bytes: views have 64 of them.

use dedale_core::Observer;

use crate::cards::Card;
use crate::knowledge::{Knowers, Known};
use crate::view::Public;

/// A card in a pile: the low byte is the card, the first of the set if it is not known, the high one what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot(u16);

impl Slot {
    const CARD: u16 = 0x100;
    const NATIVE: u16 = 0x200;
    const PUBLIC_CARD: u16 = 0x400;
    const PUBLIC_ORIGIN: u16 = 0x800;

    #[inline]
    const fn has(self, bits: u16) -> bool {
        self.0 & bits != 0
    }

    /// Each card as an observer knows it: all at once, without a branch.
    #[inline]
    pub(crate) fn of_all(known: &[Known; Card::COUNT], observer: Observer) -> [Slot; Card::COUNT] {
        let all = everywhere(observer == Observer::Omniscient);
        let (sees, traces) = both_bits(observer);
        let (told, told_origin) = both_bits(Observer::Spectator);
        std::array::from_fn(|card| {
            let among = |knowers: u16| everywhere(known[card].bits() & knowers != 0);
            let seen = among(sees) | all;
            Slot(
                (card as u16 | Slot::CARD) & seen
                    | Slot::NATIVE & among(traces) & !seen
                    | Slot::PUBLIC_CARD & among(told)
                    | Slot::PUBLIC_ORIGIN & among(told_origin),
            )
        })
    }

    /// A card that is known, or not.
    pub(crate) fn told(card: Option<Card>) -> Slot {
        card.map_or_else(Slot::default, |card| Slot(card.index() as u16 | Slot::CARD))
    }

    /// Which it is, if known.
    #[inline]
    pub(crate) fn card(self) -> Option<Card> {
        self.has(Slot::CARD).then_some(self.card_or_default())
    }

    /// Which it is; the first card of the set if it is not known.
    #[inline]
    pub(crate) const fn card_or_default(self) -> Card {
        Card::from_index(self.0 as usize % Card::COUNT)
    }

    /// Its bit among all cards, if it is known.
    #[inline]
    pub(crate) const fn bit_if_known(self) -> u64 {
        (self.has(Slot::CARD) as u64) << self.card_or_default().index()
    }

    /// Who knows what of it, if those who look on know no less than the observer.
    #[inline]
    pub(crate) const fn known_to_all(self) -> Known {
        KNOWN_TO_ALL[(self.0 >> 8) as usize % KNOWN_TO_ALL.len()]
    }

    /// Whether it is known of which world the card is: if not the card itself, then that.
    #[inline]
    pub(crate) const fn has_world(self) -> bool {
        self.has(Slot::CARD | Slot::NATIVE)
    }

    /// Whether all that is known is that it is of the pile's world. Not sent.
    pub(crate) const fn is_native(self) -> bool {
        self.has(Slot::NATIVE)
    }

    /// What everybody knows of it. Not sent.
    pub(crate) const fn public(self) -> Public {
        Public { card: self.has(Slot::PUBLIC_CARD), origin: self.has(Slot::PUBLIC_ORIGIN) }
    }
}

/// The bits of an observer in [`Known`]: for the card, and for its origin.
#[inline]
const fn both_bits(observer: Observer) -> (u16, u16) {
    let bits = Knowers::of(observer).bits() as u16;
    (bits, bits << 8)
}

/// All bits or none.
#[inline]
const fn everywhere(holds: bool) -> u16 {
    (holds as u16).wrapping_neg()
}

/// What [`Slot::known_to_all`] is, by the bits of its knowledge.
static KNOWN_TO_ALL: [Known; 16] = {
    let mut all = [Known::NOTHING; 16];
    let mut bits = 0;
    while bits < all.len() {
        let slot = Slot((bits << 8) as u16);
        let seen = slot.has(Slot::CARD);
        let card = if seen { Knowers::EVERYBODY } else { Knowers::NOBODY };
        let origin = if seen || slot.is_native() { Knowers::EVERYBODY } else { Knowers::NOBODY };
        all[bits] = Known::new(card, origin).made_public(slot.public());
        bits += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use dedale_core::Seat;

    use super::*;
    use crate::action::SEATS;

    #[test]
    fn a_slot_tells_what_its_observer_and_what_everybody_knows_and_nothing_else() {
        let seats = (0..SEATS).map(|seat| Observer::Seat(Seat::new(seat)));
        let observers: Vec<_> = seats.chain([Observer::Spectator, Observer::Omniscient]).collect();
        let all = usize::from(Knowers::EVERYBODY.bits());
        for number in 0..=all * all {
            let knowers = |bits: usize| Knowers::from_bits((bits & all) as u8);
            let known = Known::new(knowers(number), knowers(number / all));
            let card = Card::from_index(number % Card::COUNT);
            for &observer in &observers {
                let slot = Slot::of_all(&[known; Card::COUNT], observer)[card.index()];
                let sees = observer == Observer::Omniscient || known.card().contains(observer);
                let native = !sees && known.origin().contains(observer);
                let told = known.public();
                assert_eq!(
                    (slot.card(), slot.is_native()),
                    (sees.then_some(card), native),
                    "{known:?} {observer:?}"
                );
                assert_eq!(slot.public(), told, "{known:?} {observer:?}");
                let another = Slot::of_all(&[known; Card::COUNT], observer)[(card.index() + 1) % Card::COUNT];
                assert_eq!(
                    sees,
                    slot != another,
                    "a card that is not known leaves no trace: {known:?} {observer:?}"
                );
            }
        }
    }
}
