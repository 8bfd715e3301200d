//! A view, or a state as an observer sees it, as a tensor of bytes. An axis of 30 is the kinds of cards in the order of
//! [`Card::all`]: 12 rooms, 12 towers, 4 doors, the nightmare, the happy dream.

mod cards;
mod facts;
mod question;
mod table;

use dedale_core::Observer;
use dedale_core::observation::{ObservationSpec, Observe, Writer};

use crate::cards::Card;
use crate::knowers::{Glimpse, Knowers};
use crate::setup::{Book, Premonitions, Setup, Towers};
use crate::state::State;
use crate::view::View;

pub(crate) use facts::{Facts, Public};

/// The parts of a setup that decide which planes there are.
#[derive(Clone, Copy)]
struct InPlay {
    seats: usize,
    silent: bool,
    book: bool,
    towers: bool,
    premonitions: bool,
}

impl InPlay {
    #[inline]
    fn of(setup: &Setup) -> InPlay {
        InPlay {
            seats: if setup.is_duo() { 2 } else { 1 },
            silent: setup.is_silent(),
            book: setup.book() != Book::None,
            towers: setup.towers() != Towers::None,
            premonitions: setup.premonitions() != Premonitions::None,
        }
    }

    const fn duo(self) -> bool {
        self.seats == 2
    }
}

impl Observe for State {
    fn observation_spec(setup: &Setup) -> ObservationSpec {
        let in_play = InPlay::of(setup);
        let spec = question::planes(ObservationSpec::new(), in_play);
        cards::planes(table::planes(spec, in_play), in_play)
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        write(view, out);
    }

    #[inline]
    fn observe_as(&self, observer: Observer, out: &mut [u8]) {
        write(&self.sight_of(observer), out);
    }

    /// Not told: the cards of a row before its last one, which no rule asks for and which are in no other place; the order of
    /// the common hand and of the cards being looked at; whether spectators know a card; and who sees the cards being looked at,
    /// which follows from the rest.
    fn canonical(view: &View) -> View {
        let mut canonical = *view;
        for row in canonical.rows.iter_mut() {
            row.cards = row.cards.last().copied().into_iter().collect();
        }
        canonical.common.sort_unstable();
        canonical.looking.sort_unstable_by_key(|glimpse| glimpse.card());
        canonical.looking.iter_mut().for_each(|glimpse| *glimpse = glimpse.known_to(Knowers::NOBODY));
        let hands = canonical.hands.iter_mut().flat_map(|hand| hand.iter_mut());
        let deck = canonical.deck.top.iter_mut().chain(canonical.deck.bottom.iter_mut());
        hands.chain(deck).chain(&mut canonical.drawn).for_each(|glimpse| {
            *glimpse = glimpse.known_to(players_among(glimpse.knowers()));
        });
        canonical
    }
}

#[inline]
fn write(facts: &impl Facts, out: &mut [u8]) {
    let in_play = InPlay::of(&facts.public().setup);
    let mut tensor = Writer::new(out);
    question::write(facts, in_play, &mut tensor);
    table::write(facts, in_play, &mut tensor);
    cards::write(facts, in_play, &mut tensor);
    tensor.finish();
}

/// Those who know a card, without spectators.
#[inline]
fn players_among(knowers: Knowers) -> Knowers {
    knowers.without(Knowers::of(Observer::Spectator))
}

/// A one at the kind of a card, if the observer knows it.
#[inline]
fn card(tensor: &mut Writer<'_>, card: Option<Card>) {
    tensor.one_hot(Card::COUNT, card.map(Card::index));
}

/// Whether each player knows a card, the observer first.
#[inline]
fn knowers(facts: &impl Facts, in_play: InPlay, glimpse: Glimpse, out: &mut [u8]) {
    let me = facts.observer().first_seat_told();
    for (seat, knows) in me.around(in_play.seats).zip(out) {
        *knows = glimpse.knowers().contains(Observer::Seat(seat)).into();
    }
}
