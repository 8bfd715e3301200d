//! Who knows what (MO-H1).

use dedale_core::{Observer, ObserverSet};

use crate::action::SEATS;
use crate::view::Public;

/// The observers who know something.
pub(crate) type Knowers = ObserverSet<SEATS>;

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

    /// What everybody knows: whoever watches knows nothing else.
    pub(crate) fn public(self) -> Public {
        let known = |knowers: Knowers| knowers.contains(Observer::Spectator);
        Public { card: known(self.card), origin: known(self.origin) }
    }

    /// The same, but everybody knows this.
    pub(crate) const fn made_public(self, public: Public) -> Known {
        Known { card: told(self.card, public.card), origin: told(self.origin, public.origin) }
    }
}

/// The same knowers, and whoever watches among them or not.
const fn told(knowers: Knowers, told: bool) -> Knowers {
    let watching = Knowers::of(Observer::Spectator);
    if told { knowers.union(watching) } else { knowers.without(watching) }
}
