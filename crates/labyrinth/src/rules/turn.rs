use dedale_core::{Effects, Seat};

use crate::decision::Question;
use crate::event::Event;
use crate::state::{Ended, State};

impl State {
    /// LA-T1, LA-X2.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        self.make_ready();
        if self.turns_left() == 0 {
            self.ended = Some(Ended::Lost);
            effects.emit(Event::Ended { won: false });
            return;
        }
        self.active = seat;
        self.turn += 1;
        self.question = Question::Turn;
        effects.emit(Event::TurnBegan { seat, colour: self.colours[seat], turn: self.turn });
        self.turn_page(effects);
    }

    /// LA-T3.
    #[inline]
    pub(crate) fn end_turn(&mut self, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        for _ in 0..self.found_now {
            self.draw_card(seat, effects);
        }
        self.begin_turn(seat.next(self.setup.count()), effects);
    }
}
