use dedale_core::{Effects, Few, Seat};

use crate::action::Action;
use crate::apply::Flow;
use crate::cards::Card;
use crate::decision::Question;
use crate::event::Event;
use crate::key_counts::KeyCounts;
use crate::keys::Kind;
use crate::knowledge::{Knowers, Known};
use crate::places::Place;
use crate::state::{Actor, Play, State, Task, To, What};

impl State {
    /// MO-A5, MO-A7: the player pays one key after the other, in the order the cards will go under the pile.
    pub(crate) fn begin_payment(&mut self, what: What, effects: &mut impl Effects<Event>) -> Flow {
        self.busy = true;
        self.play =
            Some(Play { what, cards: Few::new(), character: false, target: None, asked: self.active });
        self.go_on_paying(effects)
    }

    pub(crate) fn pay_card(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        self.lose_from_hand(self.active, card);
        self.known[card.index()] = Known::BY_ALL;
        if let Some(play) = &mut self.play {
            play.cards.push(card);
        }
        self.go_on_paying(effects)
    }

    /// MO-A6: revealed now, if it was not.
    pub(crate) fn pay_character(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(play) = &mut self.play {
            play.character = true;
        }
        self.key_used.insert(self.active);
        self.key_ready = false;
        self.open_character(self.active, effects);
        self.go_on_paying(effects)
    }

    fn go_on_paying(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let Some(play) = self.play else { return Flow::On };
        if self.unpaid(&play) != KeyCounts::NONE {
            return match self.only_payment(&play) {
                Some(Action::Pay(card)) => self.pay_card(card, effects),
                Some(_) => self.pay_character(effects),
                None => self.ask(self.active, Question::Pay),
            };
        }
        let to = if let What::Move(to) = play.what { Some(to) } else { None };
        effects.emit(Event::Paid { seat: self.active, to, cards: play.cards, character: play.character });
        self.then(Task::React)
    }

    /// MO-D2: encounters stay behind, in an order the player chooses.
    pub(crate) fn leave(&mut self, seat: Seat, to: Place) -> Flow {
        self.tasks.push(Task::Arrive(Actor(seat), To(to)));
        self.begin_letting_go(seat, |state, card| state.kind(card) == Kind::Encounter);
        Flow::On
    }

    /// MO-M6.
    pub(crate) fn arrive(&mut self, seat: Seat, to: Place, effects: &mut impl Effects<Event>) -> Flow {
        let from = self.pawns[seat];
        self.pawns[seat] = to;
        effects.emit(Event::Moved { seat, from, to });
        self.turn_world_up(to, effects);
        Flow::On
    }

    /// MO-S6, MO-M6.
    pub(crate) fn turn_world_up(&mut self, place: Place, effects: &mut impl Effects<Event>) {
        if !self.is_up(place) {
            self.up |= 1 << place as u8;
            self.worlds_known[place as usize] = Knowers::EVERYBODY;
            effects.emit(Event::WorldTurnedUp { place, world: self.worlds[place as usize] });
        }
    }
}
