//! From the question and the answer to the rule.

use dedale_core::Table;

use crate::action::Action;
use crate::decision::Question;
use crate::event::Event;
use crate::state::State;

impl State {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, table: &mut impl Table<Event>) {
        match (self.question, action) {
            (Question::Turn, Action::Push(arrow, openings)) => self.push(arrow, openings, table),
            (Question::Turn, Action::Rotate(cell, turn)) => self.rotate(cell, turn, table),
            (Question::Turn, Action::Permute(pair)) => self.permute(pair, table),
            (Question::Turn, Action::Move(cell)) => self.move_to(cell, table),
            (Question::Turn, Action::End) => self.end_turn(table),
            (Question::TurnUp, Action::TurnUp) => self.turn_up(table),
            (Question::TurnUp, Action::Leave) => self.question = Question::Turn,
            (Question::Orient, Action::Orient(openings)) => self.orient(openings, table),
            (Question::Spell, Action::Choose(spell)) => self.take_spell(spell, table),
            (question, action) => debug_assert!(false, "{action:?} does not answer {question:?}"),
        }
    }
}
