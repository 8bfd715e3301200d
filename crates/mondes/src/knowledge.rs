//! Who knows what (MO-H1).

use std::fmt;

use dedale_core::{Observer, ObserverSet};

use crate::action::SEATS;
use crate::view::Public;

/// The observers who know something.
pub(crate) type Knowers = ObserverSet<SEATS>;

/// What is known of a card that lies face down or in a hand: the observers of the low byte know which card it is, those of the high
/// byte at least from which world's pile a card in a hand was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Known(u16);

impl Known {
    /// Face down in a pile since the deal.
    pub(crate) const NOTHING: Known = Known::new(Knowers::NOBODY, Knowers::NOBODY);
    /// Seen by all.
    pub(crate) const BY_ALL: Known = Known::new(Knowers::EVERYBODY, Knowers::EVERYBODY);

    #[inline]
    pub(crate) const fn new(card: Knowers, origin: Knowers) -> Known {
        Known(u16::from_le_bytes([card.bits(), origin.bits()]))
    }

    /// Both sets as bits, those who know the card first.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Who knows which card it is.
    #[inline]
    pub(crate) const fn card(self) -> Knowers {
        Knowers::from_bits(self.0 as u8)
    }

    /// Who knows at least from which world's pile a card in a hand was drawn.
    #[inline]
    pub(crate) const fn origin(self) -> Knowers {
        Knowers::from_bits((self.0 >> 8) as u8)
    }

    /// These know the card, too.
    #[inline]
    pub(crate) const fn tell_card(&mut self, knowers: Knowers) {
        *self = Known::new(self.card().union(knowers), self.origin());
    }

    /// These no longer know the card.
    #[inline]
    pub(crate) const fn forget_card(&mut self, knowers: Knowers) {
        *self = Known::new(self.card().without(knowers), self.origin());
    }

    /// These know the origin, too.
    #[inline]
    pub(crate) const fn tell_origin(&mut self, knowers: Knowers) {
        *self = Known::new(self.card(), self.origin().union(knowers));
    }

    /// These no longer know the origin.
    #[inline]
    pub(crate) const fn forget_origin(&mut self, knowers: Knowers) {
        *self = Known::new(self.card(), self.origin().without(knowers));
    }

    /// What everybody knows: whoever watches knows nothing else.
    #[inline]
    pub(crate) fn public(self) -> Public {
        let known = |knowers: Knowers| knowers.contains(Observer::Spectator);
        Public { card: known(self.card()), origin: known(self.origin()) }
    }

    /// The same, but everybody knows this.
    #[inline]
    pub(crate) const fn made_public(self, public: Public) -> Known {
        Known::new(told(self.card(), public.card), told(self.origin(), public.origin))
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Known").field("card", &self.card()).field("origin", &self.origin()).finish()
    }
}

/// The same knowers, and whoever watches among them or not.
const fn told(knowers: Knowers, told: bool) -> Knowers {
    let watching = Knowers::of(Observer::Spectator);
    if told { knowers.union(watching) } else { knowers.without(watching) }
}
