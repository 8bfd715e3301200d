//! What the tensor needs to know, from a view or straight from a state.

use dedale_core::{Observer, Seat};

use crate::board::Board;
use crate::cards::{Colour, Spell, Treasure, TreasureSet};
use crate::cells::Cell;
use crate::decision::Question;
use crate::setup::Setup;
use crate::view::View;

/// One observer's knowledge, fact by fact.
pub(crate) trait Facts {
    fn observer(&self) -> Observer;
    fn setup(&self) -> &Setup;
    fn question(&self) -> Option<Question>;
    fn active(&self) -> Seat;
    /// None while the game goes on.
    fn is_won(&self) -> Option<bool>;
    fn turns_left(&self) -> u8;
    fn push_ready(&self) -> bool;
    fn spell_ready(&self) -> bool;
    fn moves(&self) -> u8;
    fn found_now(&self) -> u8;
    /// Without what is hidden from the observer.
    fn board(&self) -> &Board;
    fn colour(&self, seat: Seat) -> Colour;
    fn pawn(&self, seat: Seat) -> Cell;
    fn hand(&self, seat: Seat) -> &[Treasure];
    fn spell(&self, seat: Seat) -> Option<Spell>;
    fn to_draw(&self) -> TreasureSet;
    /// A bit for each page of the setup's deck.
    fn pages_left(&self) -> u32;
}

impl Facts for View {
    fn observer(&self) -> Observer {
        self.observer
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn question(&self) -> Option<Question> {
        self.question
    }

    fn active(&self) -> Seat {
        self.active
    }

    fn is_won(&self) -> Option<bool> {
        self.outcome.map(|outcome| outcome.is_win())
    }

    fn turns_left(&self) -> u8 {
        self.turns_left
    }

    fn push_ready(&self) -> bool {
        self.push_ready
    }

    fn spell_ready(&self) -> bool {
        self.spell_ready
    }

    fn moves(&self) -> u8 {
        self.moves
    }

    fn found_now(&self) -> u8 {
        self.found_now
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    fn pawn(&self, seat: Seat) -> Cell {
        self.pawns[seat.index()]
    }

    fn hand(&self, seat: Seat) -> &[Treasure] {
        &self.hands[seat.index()]
    }

    fn spell(&self, seat: Seat) -> Option<Spell> {
        self.spells[seat.index()]
    }

    fn to_draw(&self) -> TreasureSet {
        self.to_draw
    }

    fn pages_left(&self) -> u32 {
        self.pages_left.bits()
    }
}
