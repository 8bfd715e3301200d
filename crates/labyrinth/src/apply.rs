//! From the question and the answer to the rule.

use dedale_core::Effects;

use crate::action::Action;
use crate::decision::Question;
use crate::event::Event;
use crate::state::State;

impl State {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        match (self.question, action) {
            (Question::Turn, Action::Push(arrow, openings)) => self.push(arrow, openings, effects),
            (Question::Turn, Action::Rotate(cell, turn)) => self.rotate(cell, turn, effects),
            (Question::Turn, Action::Permute(pair)) => self.permute(pair, effects),
            (Question::Turn, Action::Move(cell)) => self.move_to(cell, effects),
            (Question::Turn, Action::End) => self.end_turn(effects),
            (Question::TurnUp, Action::TurnUp) => self.turn_up(effects),
            (Question::TurnUp, Action::Leave) => self.question = Question::Turn,
            (Question::Orient, Action::Orient(openings)) => self.orient(openings, effects),
            (Question::Spell, Action::Choose(spell)) => self.take_spell(spell, effects),
            (question, action) => debug_assert!(false, "{action:?} does not answer {question:?}"),
        }
    }
}
