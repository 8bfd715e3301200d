//! A state through the eyes of one observer, fact by fact: what a view tells, without building one. A law compares the two.

use dedale_core::{Observer, Seat};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::goals::Goals;
use crate::knowers::{Glimpse, Seen};
use crate::observation::{Facts, Public};
use crate::public::with_public;
use crate::setup::{Premonitions, Towers};
use crate::state::{Doors, Ended, RowEnd, State};
use crate::view::PremonitionsView;

/// A state as one observer sees it. The state behind it cannot be reached.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    state: &'a State,
    observer: Observer,
}

impl State {
    /// Through the eyes of that observer.
    #[inline]
    pub(crate) fn sight_of(&self, observer: Observer) -> Sight<'_> {
        Sight { state: self, observer }
    }
}

impl Sight<'_> {
    #[inline]
    fn glimpses(self, seen: impl Iterator<Item = Seen>) -> impl Iterator<Item = Glimpse> {
        seen.map(move |seen| seen.glimpse(self.observer))
    }
}

impl Facts for Sight<'_> {
    #[inline]
    fn observer(&self) -> Observer {
        self.observer
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
    fn is_won(&self) -> Option<bool> {
        self.state.ended.map(|ended| ended == Ended::Won)
    }

    #[inline]
    fn unwinnable(&self) -> bool {
        self.state.is_unwinnable()
    }

    #[inline]
    fn row_end(&self, seat: Seat) -> RowEnd {
        self.state.rows[seat]
    }

    #[inline]
    fn doors(&self, seat: Seat) -> Doors {
        self.state.doors[seat]
    }

    #[inline]
    fn goals(&self) -> Option<&Goals> {
        self.state.has_book().then_some(&self.state.goals)
    }

    #[inline]
    fn towers(&self) -> impl Iterator<Item = Card> {
        let there = self.state.setup.towers() != Towers::None;
        self.state.towers.iter().filter(move |_| there).map(|tower| tower.card())
    }

    #[inline]
    fn premonitions(&self) -> Option<PremonitionsView> {
        let State { open, hidden, .. } = *self.state;
        (self.state.setup.premonitions() != Premonitions::None).then_some(PremonitionsView { open, hidden })
    }

    #[inline]
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse> {
        self.glimpses(self.state.hands[seat].iter())
    }

    #[inline]
    fn common(&self) -> &[Card] {
        &self.state.common
    }

    #[inline]
    fn unseen(&self) -> Bag {
        self.state.unseen_by(self.observer)
    }

    #[inline]
    fn deck_count(&self) -> u8 {
        self.state.deck.len() as u8
    }

    #[inline]
    fn deck_top(&self) -> impl Iterator<Item = Glimpse> {
        self.glimpses(self.state.deck.top.iter().rev().copied())
    }

    #[inline]
    fn deck_bottom(&self) -> impl Iterator<Item = Glimpse> {
        self.glimpses(self.state.deck.bottom.iter().copied())
    }

    #[inline]
    fn looking(&self) -> impl Iterator<Item = Glimpse> {
        self.glimpses(self.state.looking.iter())
    }

    #[inline]
    fn drawn(&self) -> Option<Glimpse> {
        self.state.drawn.map(|seen| seen.glimpse(self.observer))
    }
}
