//! What the tensor needs to know, from a view or straight from a state.

use dedale_core::{Observer, Seat};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::goals::Goals;
use crate::knowers::Glimpse;
use crate::public::with_public;
use crate::setup::Setup;
use crate::state::{Doors, RowEnd};
use crate::tower_set::TowerSet;
use crate::view::{PremonitionsView, View};

/// What everybody knows.
#[derive(Clone, Copy)]
pub(crate) struct Public {
    pub(crate) setup: Setup,
    pub(crate) turn: u8,
    pub(crate) active: Seat,
    pub(crate) limbo: Bag,
    pub(crate) discard: Bag,
    pub(crate) removed: Bag,
    pub(crate) placed: u8,
    pub(crate) dream: Option<Card>,
    pub(crate) redrawing: bool,
    pub(crate) tower_looks: TowerSet,
    pub(crate) interrupted: Option<Question>,
}

/// One observer's knowledge, fact by fact. Hands and looked-at cards come in any order.
pub(crate) trait Facts {
    fn observer(&self) -> Observer;
    fn public(&self) -> Public;
    fn question(&self) -> Option<Question>;
    /// None while the game goes on.
    fn is_won(&self) -> Option<bool>;
    fn unwinnable(&self) -> bool;
    fn row_end(&self, seat: Seat) -> RowEnd;
    fn doors(&self, seat: Seat) -> Doors;
    fn goals(&self) -> Option<&Goals>;
    fn towers(&self) -> impl Iterator<Item = Card>;
    fn premonitions(&self) -> Option<PremonitionsView>;
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse>;
    fn common(&self) -> &[Card];
    fn unseen(&self) -> Bag;
    fn deck_count(&self) -> u8;
    /// The next one first.
    fn deck_top(&self) -> impl Iterator<Item = Glimpse>;
    /// The very bottom last.
    fn deck_bottom(&self) -> impl Iterator<Item = Glimpse>;
    fn looking(&self) -> impl Iterator<Item = Glimpse>;
    fn drawn(&self) -> Option<Glimpse>;
}

impl Facts for View {
    fn observer(&self) -> Observer {
        self.observer
    }

    fn public(&self) -> Public {
        with_public!(self, Public {})
    }

    fn question(&self) -> Option<Question> {
        self.question
    }

    fn is_won(&self) -> Option<bool> {
        self.outcome.map(|outcome| outcome.is_win())
    }

    fn unwinnable(&self) -> bool {
        self.unwinnable
    }

    fn row_end(&self, seat: Seat) -> RowEnd {
        let row = &self.rows[seat.index()];
        RowEnd { last: row.cards.last().copied(), run: row.run }
    }

    fn doors(&self, seat: Seat) -> Doors {
        self.doors[seat.index()]
    }

    fn goals(&self) -> Option<&Goals> {
        self.goals.as_ref()
    }

    fn towers(&self) -> impl Iterator<Item = Card> {
        self.towers.iter().flat_map(|row| row.iter().copied())
    }

    fn premonitions(&self) -> Option<PremonitionsView> {
        self.premonitions
    }

    fn hand(&self, seat: Seat) -> impl Iterator<Item = Glimpse> {
        self.hands[seat.index()].iter().copied()
    }

    fn common(&self) -> &[Card] {
        &self.common
    }

    fn unseen(&self) -> Bag {
        self.unseen
    }

    fn deck_count(&self) -> u8 {
        self.deck.count
    }

    fn deck_top(&self) -> impl Iterator<Item = Glimpse> {
        self.deck.top.iter().copied()
    }

    fn deck_bottom(&self) -> impl Iterator<Item = Glimpse> {
        self.deck.bottom.iter().copied()
    }

    fn looking(&self) -> impl Iterator<Item = Glimpse> {
        self.looking.iter().copied()
    }

    fn drawn(&self) -> Option<Glimpse> {
        self.drawn
    }
}
