//! Who knows what (MO-H1).

use dedale_core::{Observer, Seat};

/// A set of those who may know: up to five players, and whoever only watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knowers(u8);

impl Knowers {
    pub(crate) const NOBODY: Knowers = Knowers(0);
    pub(crate) const EVERYBODY: Knowers = Knowers(0b11_1111);

    /// Only that player.
    #[inline]
    pub(crate) const fn only(seat: Seat) -> Knowers {
        Knowers(1 << seat.index())
    }

    #[inline]
    pub(crate) const fn and(self, other: Knowers) -> Knowers {
        Knowers(self.0 | other.0)
    }

    /// Those who are in both sets.
    #[inline]
    pub(crate) const fn both(self, other: Knowers) -> Knowers {
        Knowers(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Knowers) -> Knowers {
        Knowers(self.0 & !other.0)
    }

    /// Whether the observer is among them. Who is omniscient always is.
    #[inline]
    pub(crate) const fn include(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.0 >> seat.index() & 1 == 1,
            Observer::Spectator => self.0 >> 5 & 1 == 1,
            Observer::Omniscient => true,
        }
    }

    /// Each of them.
    pub(crate) fn iter(self) -> impl Iterator<Item = Knowers> {
        (0..6).map(|bit| Knowers(1 << bit)).filter(move |one| self.0 & one.0 != 0)
    }

    #[inline]
    pub(crate) const fn contains(self, other: Knowers) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u8) -> Knowers {
        Knowers(bits & 0b11_1111)
    }
}

/// What is known of a card that lies face down or in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    /// Who knows which card it is.
    pub(crate) card: Knowers,
    /// Who knows at least from which world's pile a card in a hand was drawn.
    pub(crate) origin: Knowers,
}

impl Known {
    /// Face down in a pile since the deal.
    pub(crate) const NOTHING: Known = Known { card: Knowers::NOBODY, origin: Knowers::NOBODY };
    /// Seen by all.
    pub(crate) const BY_ALL: Known = Known { card: Knowers::EVERYBODY, origin: Knowers::EVERYBODY };
}
