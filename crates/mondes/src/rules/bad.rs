use dedale_core::Effects;

use crate::apply::Flow;
use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::event::Event;
use crate::keys::Kind;
use crate::state::{Actor, State, Task, To};

impl State {
    /// MO-B1, MO-B2: the victim is asked if, for all that everybody knows, it may have an answer.
    pub(crate) fn strike(&mut self) -> Flow {
        if self.may_have_an_answer(self.active) {
            return self.ask(self.active, Question::Defend);
        }
        self.then(Task::Suffer)
    }

    /// The bad encounter has its effect on the active player.
    pub(crate) fn suffer(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let Some(card) = self.bad else { return Flow::On };
        let seat = self.active;
        match self.face(card).effect {
            Effect::Exile => {
                self.put_bad_under(effects);
                if !self.held.contains(seat) {
                    self.drawing = 0;
                    // A card played goes under its pile before its player leaves the world.
                    self.finish_play(effects);
                    self.tasks.clear();
                    self.tasks.push(Task::EndAction);
                    self.tasks.push(Task::Leave(Actor(seat), To(self.pawns[seat].opposite())));
                }
                return Flow::On;
            }
            Effect::Lose(count) => self.begin_losing(count),
            Effect::LoseAll => self.begin_losing(u8::MAX),
            Effect::LoseRandom(count) => {
                self.tasks.push(Task::PutBad);
                for _ in 0..count {
                    let Some(card) = self.random_card(effects) else { break };
                    self.put_under(seat, card, effects);
                }
            }
            Effect::LoseObjects => {
                self.tasks.push(Task::PutBad);
                self.begin_letting_go(seat, |state, card| state.kind(card) == Kind::Object);
            }
            Effect::Skip => {
                self.actions = 0;
                self.drawing = 0;
                self.skipping.insert(seat);
                effects.emit(Event::MustSkip { seat });
                self.tasks.push(Task::PutBad);
            }
            _ => self.tasks.push(Task::PutBad),
        }
        Flow::On
    }

    fn begin_losing(&mut self, count: u8) {
        self.losing = count.min(self.hands[self.active].len() as u8);
        self.tasks.push(Task::PutBad);
        self.tasks.push(Task::Lose);
    }

    fn random_card(&mut self, effects: &mut impl Effects<Event>) -> Option<Card> {
        let count = self.hands[self.active].len() as u32;
        (count > 0).then(|| self.take_from_hand(self.active, effects.pick(count) as usize))
    }

    /// MO-B4: one card after the other, of the victim's choice.
    pub(crate) fn lose_more(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.active;
        match (self.losing, self.hands[seat].first()) {
            (0, _) | (_, None) => {
                self.losing = 0;
                Flow::On
            }
            (_, Some(&card)) if self.hands[seat].len() == 1 => {
                self.losing = 0;
                self.lose_from_hand(seat, card);
                self.put_under(seat, card, effects);
                Flow::On
            }
            _ => self.ask(seat, Question::Lose),
        }
    }

    pub(crate) fn lose_card(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        self.losing -= 1;
        self.lose_from_hand(self.active, card);
        self.put_under(self.active, card, effects);
        self.then(Task::Lose)
    }

    /// MO-B1.
    pub(crate) fn put_bad_under(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(card) = self.bad.take() {
            self.put_under(self.active, card, effects);
        }
        Flow::On
    }
}
