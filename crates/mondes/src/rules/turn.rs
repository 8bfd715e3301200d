use dedale_core::{Effects, Seat};

use crate::apply::Flow;
use crate::cards::World;
use crate::decision::Question;
use crate::event::Event;
use crate::knowledge::Known;
use crate::state::{Ended, State};

impl State {
    /// MO-T1, MO-B3, MO-X2: the next turn that is not skipped.
    pub(crate) fn begin_turn(&mut self, first: Seat, effects: &mut impl Effects<Event>) {
        let mut seat = first;
        loop {
            let seats = self.terms.count();
            if usize::from(self.turn) >= seats * usize::from(self.terms.max_rounds()) {
                self.ended = Some(Ended::MaxRounds);
                effects.emit(Event::Ended { winner: None });
                return;
            }
            self.turn += 1;
            self.active = seat;
            self.warded.remove(seat);
            self.letting.remove(seat);
            if self.skipping.contains(seat) {
                self.skipping.remove(seat);
                effects.emit(Event::TurnSkipped { seat, turn: self.turn });
            } else {
                self.actions = 2;
                self.drew = false;
                self.key_ready = false;
                self.busy = false;
                effects.emit(Event::TurnBegan { seat, turn: self.turn });
                if !self.can_only_pass() {
                    break;
                }
                self.actions = 0;
            }
            self.turn_over(seat, false, effects);
            seat = seat.next(seats);
        }
        self.ask(seat, Question::Turn);
    }

    /// MO-T3, MO-A8.
    pub(crate) fn end_turn(&mut self, effects: &mut impl Effects<Event>) {
        self.actions = 0;
        self.key_ready = false;
        self.turn_over(self.active, self.busy, effects);
        self.begin_turn(self.active.next(self.terms.count()), effects);
    }

    /// A hold lasts until here; a stand-off shows here (MO-T4).
    fn turn_over(&mut self, seat: Seat, busy: bool, effects: &mut impl Effects<Event>) {
        self.held.remove(seat);
        if busy {
            return self.idle.remove(seat);
        }
        self.idle.insert(seat);
        let place = self.pawns[seat];
        let here = self.seats_where(|other| self.pawns[other] == place);
        if self.terms.stand_off() && here.is_within(self.idle) {
            self.idle = self.idle.without(here);
            self.move_pile_on(self.world_of(seat), effects);
        }
    }

    /// MO-T4: the top card of a world's pile goes under it.
    fn move_pile_on(&mut self, world: World, effects: &mut impl Effects<Event>) {
        effects.emit(Event::StandOff { world });
        if let Some(card) = self.piles.take_top(world) {
            self.known[card.index()] = Known::BY_ALL;
            self.piles.put_under(world, card);
            effects.emit(Event::WentUnder { seat: self.active, card, world });
        }
    }

    /// The action is over, and perhaps the turn.
    pub(crate) fn end_action(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if self.actions == 0 || self.can_only_pass() {
            self.end_turn(effects);
            return Flow::Wait;
        }
        self.ask(self.active, Question::Turn)
    }

    /// MO-A6.
    pub(crate) fn reveal_character(&mut self, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        self.key_used.insert(seat);
        self.key_ready = true;
        if self.open.contains(seat) {
            effects.emit(Event::KeyRevealed { seat, character: self.characters[seat][0] });
        } else {
            self.open_character(seat, effects);
        }
    }

    /// Lays a character open, if it is not.
    pub(crate) fn open_character(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        if !self.open.contains(seat) {
            self.open.insert(seat);
            effects.emit(Event::CharacterOpened { seat, character: self.characters[seat][0] });
        }
    }
}
