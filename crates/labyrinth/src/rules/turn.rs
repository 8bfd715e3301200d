use dedale_core::{Seat, Table};

use crate::decision::Question;
use crate::event::Event;
use crate::state::{Ended, Ready, State};

impl State {
    /// LA-T1, LA-X2.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, table: &mut impl Table<Event>) {
        self.ready = Ready::FRESH;
        if self.pages == 0 {
            self.ended = Some(Ended::Lost);
            table.emit(Event::Ended { won: false });
            return;
        }
        self.active = seat;
        self.turn += 1;
        self.question = Question::Turn;
        table.emit(Event::TurnBegan { seat, turn: self.turn });
        self.turn_page(table);
    }

    /// LA-T3.
    #[inline]
    pub(crate) fn end_turn(&mut self, table: &mut impl Table<Event>) {
        let seat = self.active;
        for _ in 0..self.ready.found {
            self.draw_card(seat, table);
        }
        self.begin_turn(seat.next(self.setup.count()), table);
    }
}
