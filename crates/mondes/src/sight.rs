//! A state through the eyes of one observer, fact by fact: what a view tells, without building one. A law compares the two.

use std::hint::select_unpredictable;

use dedale_core::{Observer, Seat};

use crate::cards::{Card, World};
use crate::decision::Question;
use crate::observation::{Facts, Over, Public, UNKNOWN};
use crate::places::Place;
use crate::public::with_public;
use crate::setup::Terms;
use crate::state::{Ended, State};
use crate::view::{CharacterView, Eyes, Glimpse, LinkView, OfferView, PlayView, play_view};

/// A state as one observer sees it. The state behind it cannot be reached.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    state: &'a State,
    observer: Observer,
    eyes: Eyes,
}

impl State {
    /// Through the eyes of that observer.
    #[inline]
    pub(crate) fn sight_of(&self, observer: Observer) -> Sight<'_> {
        Sight { state: self, observer, eyes: Eyes::of(observer) }
    }
}

impl Facts for Sight<'_> {
    #[inline]
    fn observer(&self) -> Observer {
        self.observer
    }

    #[inline]
    fn terms(&self) -> Terms {
        self.state.terms
    }

    #[inline]
    fn public(&self) -> Public {
        with_public!(self.state, Public {})
    }

    #[inline]
    fn question(&self) -> Option<Question> {
        self.state.asked()
    }

    #[inline]
    fn over(&self) -> Option<Over> {
        self.state.ended.map(|ended| match ended {
            Ended::Home(seat) => Over { winner: Some(seat) },
            Ended::MaxRounds => Over { winner: None },
        })
    }

    #[inline]
    fn world_at(&self, place: Place) -> Option<World> {
        let knowers = self.state.worlds_known[place as usize];
        self.eyes.see(knowers).then_some(self.state.worlds[place as usize])
    }

    #[inline]
    fn is_up(&self, place: Place) -> bool {
        self.state.is_up(place)
    }

    #[inline]
    fn pawn(&self, seat: Seat) -> Option<Place> {
        (self.state.turn > 0).then_some(self.state.pawns[seat])
    }

    #[inline]
    fn character(&self, seat: Seat) -> CharacterView {
        self.state.character_view(seat, self.observer)
    }

    #[inline]
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse> {
        self.state.hands[seat].iter().map(|&card| self.state.glimpse(card, self.eyes))
    }

    #[inline]
    fn pile_ends(&self) -> [u8; World::COUNT] {
        self.state.piles.ends()
    }

    #[inline]
    fn in_piles(&self, from: u8, to: u8) -> impl Iterator<Item = usize> {
        let known = |card: Card| self.eyes.see(self.state.known[card.index() % Card::COUNT].card());
        let cards = &self.state.piles.all()[from.into()..to.into()];
        cards.iter().map(move |&card| select_unpredictable(known(card), card.index() % Card::COUNT, UNKNOWN))
    }

    #[inline]
    fn play(&self) -> Option<PlayView> {
        self.state.play.map(play_view)
    }

    #[inline]
    fn chain(&self) -> &[LinkView] {
        &self.state.chain
    }

    #[inline]
    fn letting_go(&self) -> &[Card] {
        &self.state.letting_go
    }

    #[inline]
    fn trade_partner(&self) -> Option<Seat> {
        self.state.trade.map(|trade| trade.partner)
    }

    #[inline]
    fn offered(&self) -> Option<OfferView> {
        let card = self.state.trade?.offered?;
        Some(self.state.offer_view(self.state.active, card, self.observer))
    }

    #[inline]
    fn answered(&self) -> Option<OfferView> {
        let trade = self.state.trade?;
        Some(self.state.offer_view(trade.partner, trade.answered?, self.observer))
    }
}
