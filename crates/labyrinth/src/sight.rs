//! A state through the eyes of one observer, fact by fact: what a view tells, without building one. A law compares the two.

use dedale_core::{Observer, Seat};

use crate::board::Board;
use crate::cards::{Colour, Spell, Treasure, TreasureSet};
use crate::cells::Cell;
use crate::decision::Question;
use crate::observation::Facts;
use crate::setup::Setup;
use crate::state::{Ended, State};

/// A state as one observer sees it. The state behind it cannot be reached.
pub(crate) struct Sight<'a> {
    state: &'a State,
    board: Board,
    observer: Observer,
}

impl State {
    /// Through the eyes of that observer.
    #[inline]
    pub(crate) fn sight_of(&self, observer: Observer) -> Sight<'_> {
        Sight { state: self, board: self.board_seen_by(observer), observer }
    }
}

impl Facts for Sight<'_> {
    #[inline]
    fn observer(&self) -> Observer {
        self.observer
    }

    #[inline]
    fn setup(&self) -> &Setup {
        &self.state.setup
    }

    #[inline]
    fn question(&self) -> Option<Question> {
        self.state.asked()
    }

    #[inline]
    fn active(&self) -> Seat {
        self.state.active
    }

    #[inline]
    fn is_won(&self) -> Option<bool> {
        self.state.ended.map(|ended| ended == Ended::Won)
    }

    #[inline]
    fn turns_left(&self) -> u8 {
        self.state.turns_left()
    }

    #[inline]
    fn push_ready(&self) -> bool {
        self.state.push_ready
    }

    #[inline]
    fn spell_ready(&self) -> bool {
        self.state.spell_ready
    }

    #[inline]
    fn moves(&self) -> u8 {
        self.state.moves
    }

    #[inline]
    fn found_now(&self) -> u8 {
        self.state.found_now
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn colour(&self, seat: Seat) -> Colour {
        self.state.colours[seat]
    }

    #[inline]
    fn pawn(&self, seat: Seat) -> Cell {
        self.state.pawns[seat]
    }

    #[inline]
    fn hand(&self, seat: Seat) -> &[Treasure] {
        &self.state.hands[seat]
    }

    #[inline]
    fn spell(&self, seat: Seat) -> Option<Spell> {
        self.state.spells[seat]
    }

    #[inline]
    fn to_draw(&self) -> TreasureSet {
        self.state.treasures
    }

    #[inline]
    fn pages_left(&self) -> u32 {
        self.state.pages
    }
}
