use dedale_core::Effects;

use crate::action::{Pair, Turn};
use crate::cells::{Arrow, Cell};
use crate::event::Event;
use crate::state::State;
use crate::tiles::Openings;

impl State {
    /// LA-P1.
    #[inline]
    pub(crate) fn push(&mut self, arrow: Arrow, openings: Openings, effects: &mut impl Effects<Event>) {
        self.push_ready = false;
        self.board.push(arrow, openings);
        effects.emit(Event::Pushed { seat: self.active, arrow, openings });
        for seat in self.seats() {
            let cell = self.pawns[seat];
            if arrow.cells().contains(cell) {
                let carried = arrow.carries(cell);
                self.pawns[seat] = carried.unwrap_or(arrow.entry());
                if carried.is_none() {
                    effects.emit(Event::CarriedOver { seat, to: arrow.entry() });
                }
            }
        }
    }

    /// LA-P2.
    #[inline]
    pub(crate) fn rotate(&mut self, cell: Cell, turn: Turn, effects: &mut impl Effects<Event>) {
        self.spell_ready = false;
        self.board.rotate(cell, turn.quarters());
        effects.emit(Event::Rotated { seat: self.active, cell, turn });
    }

    /// LA-P3.
    #[inline]
    pub(crate) fn permute(&mut self, pair: Pair, effects: &mut impl Effects<Event>) {
        self.spell_ready = false;
        let (one, other) = pair.cells();
        self.board.swap(one, other);
        for seat in self.seats() {
            let cell = self.pawns[seat];
            if cell == one {
                self.pawns[seat] = other;
            } else if cell == other {
                self.pawns[seat] = one;
            }
        }
        effects.emit(Event::Permuted { seat: self.active, one, other });
    }
}
