//! A card in a pile as an observer knows it, in two bytes: views have 64 of them.

use dedale_core::Observer;

use crate::cards::Card;
use crate::knowledge::{Knowers, Known};
use crate::view::Public;

/// A card in a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    /// The first card of the set if it is not known.
    card: Card,
    known: SlotKnowledge,
}

/// What is known of a card in a pile, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SlotKnowledge(u8);

impl SlotKnowledge {
    const CARD: u8 = 1;
    const NATIVE: u8 = 2;
    const PUBLIC_CARD: u8 = 4;
    const PUBLIC_ORIGIN: u8 = 8;

    const fn has(self, bits: u8) -> bool {
        self.0 & bits != 0
    }
}

impl Slot {
    /// Each card as an observer knows it: all at once, without a branch.
    #[inline]
    pub(crate) fn of_all(known: &[Known; Card::COUNT], observer: Observer) -> [Slot; Card::COUNT] {
        let (own, all) = (Knowers::of(observer).bits(), u8::from(observer == Observer::Omniscient));
        let watching = Knowers::of(Observer::Spectator).bits();
        std::array::from_fn(|index| {
            let (card, origin) = (known[index].card.bits(), known[index].origin.bits());
            let sees = u8::from(card & own != 0) | all;
            let native = u8::from(origin & own != 0) & !sees;
            let (public_card, public_origin) =
                (u8::from(card & watching != 0), u8::from(origin & watching != 0));
            let known = (sees * SlotKnowledge::CARD)
                | (native * SlotKnowledge::NATIVE)
                | (public_card * SlotKnowledge::PUBLIC_CARD)
                | (public_origin * SlotKnowledge::PUBLIC_ORIGIN);
            Slot { card: Card::from_index(index * usize::from(sees)), known: SlotKnowledge(known) }
        })
    }

    /// A card that is known, or not.
    pub(crate) fn told(card: Option<Card>) -> Slot {
        card.map_or_else(Slot::default, |card| Slot { card, known: SlotKnowledge(SlotKnowledge::CARD) })
    }

    /// Which it is, if known.
    #[inline]
    pub(crate) fn card(self) -> Option<Card> {
        self.known.has(SlotKnowledge::CARD).then_some(self.card)
    }

    /// Which it is; the first card of the set if it is not known.
    #[inline]
    pub(crate) const fn card_or_default(self) -> Card {
        self.card
    }

    /// Its bit among all cards, if it is known.
    #[inline]
    pub(crate) const fn bit_if_known(self) -> u64 {
        ((self.known.0 & SlotKnowledge::CARD) as u64) << self.card.index()
    }

    /// Who knows what of it, if those who look on know no less than the observer.
    #[inline]
    pub(crate) const fn known_to_all(self) -> Known {
        KNOWN_TO_ALL[self.known.0 as usize % KNOWN_TO_ALL.len()]
    }

    /// Whether it is known of which world the card is: if not the card itself, then that.
    #[inline]
    pub(crate) const fn has_world(self) -> bool {
        self.known.has(SlotKnowledge::CARD | SlotKnowledge::NATIVE)
    }

    /// Whether all that is known is that it is of the pile's world. Not sent.
    pub(crate) const fn is_native(self) -> bool {
        self.known.has(SlotKnowledge::NATIVE)
    }

    /// What everybody knows of it. Not sent.
    pub(crate) const fn public(self) -> Public {
        Public {
            card: self.known.has(SlotKnowledge::PUBLIC_CARD),
            origin: self.known.has(SlotKnowledge::PUBLIC_ORIGIN),
        }
    }
}

/// What [`Slot::known_to_all`] is, by the bits of its knowledge.
static KNOWN_TO_ALL: [Known; 16] = {
    let mut all = [Known::NOTHING; 16];
    let mut bits = 0;
    while bits < all.len() {
        let slot = Slot { card: Card::from_index(0), known: SlotKnowledge(bits as u8) };
        let seen = slot.known.has(SlotKnowledge::CARD);
        let card = if seen { Knowers::EVERYBODY } else { Knowers::NOBODY };
        let origin = if seen || slot.is_native() { Knowers::EVERYBODY } else { Knowers::NOBODY };
        all[bits] = Known { card, origin }.made_public(slot.public());
        bits += 1;
    }
    all
};
