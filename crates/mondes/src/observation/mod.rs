//! A view, or a state as an observer sees it, as a tensor of bytes. An axis of 64 is the cards of the card set, one of 8 its
//! worlds or the places of the map.

mod cards;
mod facts;
mod table;
mod under_way;

use dedale_core::observation::{ObservationSpec, Observe, Writer};
use dedale_core::{Observer, Outcome, Seat, SeatSet};

use crate::cards::Card;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

pub(crate) use facts::{Facts, Over, Public, UNKNOWN};

impl Observe for State {
    fn observation_spec(setup: &Setup) -> ObservationSpec {
        let seats = setup.terms().count();
        let spec = table::planes(ObservationSpec::new(), seats);
        under_way::planes(cards::planes(spec, seats), seats)
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        write(view, out);
    }

    #[inline]
    fn observe_as(&self, observer: Observer, out: &mut [u8]) {
        write(&self.sight_of(observer), out);
    }

    /// Told is what is sent of the view, so that who plays at a table gets the same tensor as who plays here. Not told: the order
    /// of the cards on their way under a pile, of which the player names the next one; and what follows from the rest: the world
    /// of a known card, the reason for the end, and of all answers but the first what they cancel and of all but the last who
    /// was asked.
    fn canonical(view: &View) -> View {
        let mut canonical = view.as_told();
        canonical.letting_go.sort_unstable();
        canonical.outcome = view.outcome.map(|outcome| Outcome { reason: "", ..outcome });
        for glimpse in canonical.hands.iter_mut().flat_map(|hand| hand.iter_mut()) {
            glimpse.world = glimpse.world.filter(|_| glimpse.card.is_none());
        }
        let last = canonical.chain.len().saturating_sub(1);
        for (number, link) in canonical.chain.iter_mut().enumerate() {
            link.cancels = link.cancels.filter(|_| number == 0);
            link.asked = if number == last { link.asked } else { link.seat };
        }
        canonical
    }
}

#[inline]
fn write(facts: &impl Facts, out: &mut [u8]) {
    let around = Around { first: facts.observer().first_seat_told(), seats: facts.terms().count() };
    let mut tensor = Writer::new(out);
    table::write(facts, around, &mut tensor);
    cards::write(facts, around, &mut tensor);
    under_way::write(facts, around, &mut tensor);
    tensor.finish();
}

/// The seats from the observer on.
#[derive(Clone, Copy)]
struct Around {
    first: Seat,
    seats: usize,
}

impl Around {
    #[inline]
    fn iter(self) -> impl Iterator<Item = Seat> {
        self.first.around(self.seats)
    }

    /// A one at a seat, if there is one.
    #[inline]
    fn seat(self, tensor: &mut Writer<'_>, seat: Option<Seat>) {
        tensor.one_hot(self.seats, seat.map(|seat| seat.after(self.first, self.seats)));
    }

    /// A one at each seat of a set.
    #[inline]
    fn set(self, tensor: &mut Writer<'_>, set: SeatSet) {
        tensor.flags(self.seats, set.told_from(self.first, self.seats).bits());
    }
}

/// A one at a card, if it is known.
#[inline]
fn card(tensor: &mut Writer<'_>, card: Option<Card>) {
    tensor.one_hot(Card::COUNT, card.map(Card::index));
}
