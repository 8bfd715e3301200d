use dedale_core::{Effects, Seat};

use crate::apply::Flow;
use crate::decision::Question;
use crate::event::Event;
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
            if !self.skipping.contains(seat) {
                break;
            }
            self.skipping.remove(seat);
            effects.emit(Event::TurnSkipped { seat, turn: self.turn });
            self.turn_over(seat, false, effects);
            seat = seat.next(seats);
        }
        self.actions = 2;
        self.drew = false;
        self.key_ready = false;
        self.busy = false;
        effects.emit(Event::TurnBegan { seat, turn: self.turn });
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
        self.idle_turns = if busy { 0 } else { self.idle_turns + 1 };
        if usize::from(self.idle_turns) < self.terms.count() {
            return;
        }
        self.idle_turns = 0;
        if self.terms.stand_off() {
            self.move_piles_on(effects);
        }
    }

    /// MO-T4: the top card of each occupied world's pile goes under it.
    fn move_piles_on(&mut self, effects: &mut impl Effects<Event>) {
        effects.emit(Event::StandOff);
        let occupied = self.seats().fold(0_u8, |set, seat| set | 1 << self.world_of(seat).index());
        for world in crate::cards::World::all().filter(|world| occupied >> world.index() & 1 == 1) {
            if let Some(card) = self.piles.take_top(world) {
                self.known[card.index()] = crate::knowledge::Known::BY_ALL;
                self.piles.put_under(world, card);
                effects.emit(Event::WentUnder { seat: self.active, card, world });
            }
        }
    }

    /// The action is over, and perhaps the turn.
    pub(crate) fn end_action(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if self.actions == 0 {
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
        self.open_character(seat, effects);
    }

    /// Lays a character open, if it is not.
    pub(crate) fn open_character(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        if !self.open.contains(seat) {
            self.open.insert(seat);
            effects.emit(Event::CharacterOpened { seat, character: self.characters[seat][0] });
        }
    }
}
