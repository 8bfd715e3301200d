//! What the tensor needs to know, from a view or straight from a state.

use dedale_core::{Observer, Seat, SeatSet};

use crate::cards::{Card, World};
use crate::decision::Question;
use crate::places::Place;
use crate::public::with_public;
use crate::setup::Terms;
use crate::view::{CharacterView, Glimpse, LinkView, OfferView, PlayView, View};

/// What everybody knows.
#[derive(Clone, Copy)]
pub(crate) struct Public {
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    pub(crate) decider: Seat,
    pub(crate) skipping: SeatSet,
    pub(crate) held: SeatSet,
    pub(crate) warded: SeatSet,
    pub(crate) actions: u8,
    pub(crate) drew: bool,
    pub(crate) key_ready: bool,
    pub(crate) busy: bool,
    pub(crate) idle: SeatSet,
    pub(crate) letting: SeatSet,
    pub(crate) bad: Option<Card>,
    pub(crate) losing: u8,
    pub(crate) drawing: u8,
    pub(crate) arranging: u8,
    pub(crate) arranged: u8,
}

/// In place of the number of a card that is not known.
pub(crate) const UNKNOWN: usize = Card::COUNT;

/// A game that is over.
#[derive(Clone, Copy)]
pub(crate) struct Over {
    pub(crate) winner: Option<Seat>,
}

/// One observer's knowledge, fact by fact. Hands come in any order.
pub(crate) trait Facts {
    fn observer(&self) -> Observer;
    fn terms(&self) -> Terms;
    fn public(&self) -> Public;
    fn question(&self) -> Option<Question>;
    fn over(&self) -> Option<Over>;
    fn world_at(&self, place: Place) -> Option<World>;
    fn is_up(&self, place: Place) -> bool;
    /// None while characters are chosen.
    fn pawn(&self, seat: Seat) -> Option<Place>;
    fn character(&self, seat: Seat) -> CharacterView;
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse>;
    /// Where each world's pile ends among the cards of all piles.
    fn pile_ends(&self) -> [u8; World::COUNT];
    /// The cards at those places, one pile after the other, the top card first: the number of each, [`UNKNOWN`] if it is not
    /// known. Numbers, so that nothing branches on what chance has dealt.
    fn in_piles(&self, from: u8, to: u8) -> impl Iterator<Item = usize>;
    fn play(&self) -> Option<PlayView>;
    fn chain(&self) -> &[LinkView];
    fn letting_go(&self) -> &[Card];
    fn trade_partner(&self) -> Option<Seat>;
    fn offered(&self) -> Option<OfferView>;
    fn answered(&self) -> Option<OfferView>;
}

impl Facts for View {
    fn observer(&self) -> Observer {
        self.observer
    }

    fn terms(&self) -> Terms {
        self.setup.terms()
    }

    fn public(&self) -> Public {
        with_public!(self, Public {})
    }

    fn question(&self) -> Option<Question> {
        self.question
    }

    fn over(&self) -> Option<Over> {
        self.outcome.map(|outcome| Over { winner: outcome.winners.iter().next() })
    }

    fn world_at(&self, place: Place) -> Option<World> {
        self.worlds[place as usize].world
    }

    fn is_up(&self, place: Place) -> bool {
        self.worlds[place as usize].up
    }

    fn pawn(&self, seat: Seat) -> Option<Place> {
        self.pawns.get(seat.index()).map(|pawn| pawn.0)
    }

    fn character(&self, seat: Seat) -> CharacterView {
        self.characters[seat.index()]
    }

    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse> {
        self.hands[seat.index()].iter().copied()
    }

    fn pile_ends(&self) -> [u8; World::COUNT] {
        self.piles.ends
    }

    fn in_piles(&self, from: u8, to: u8) -> impl Iterator<Item = usize> {
        self.piles.slots[from.into()..to.into()].iter().map(|slot| slot.card().map_or(UNKNOWN, Card::index))
    }

    fn play(&self) -> Option<PlayView> {
        self.play
    }

    fn chain(&self) -> &[LinkView] {
        &self.chain
    }

    fn letting_go(&self) -> &[Card] {
        &self.letting_go
    }

    fn trade_partner(&self) -> Option<Seat> {
        self.trade.map(|trade| trade.partner)
    }

    fn offered(&self) -> Option<OfferView> {
        self.trade.and_then(|trade| trade.offered)
    }

    fn answered(&self) -> Option<OfferView> {
        self.trade.and_then(|trade| trade.answered)
    }
}
