//! Changing what an observer cannot see, so that the laws can require that it makes no difference.

use dedale_core::laws::Disturb;
use dedale_core::{Chance, Observer};

use crate::setup::Memory;
use crate::state::State;

impl Disturb for State {
    /// The face-down tiles change places among each other.
    fn disturb(&mut self, observer: Observer, chance: &mut impl Chance) -> bool {
        if observer == Observer::Omniscient || self.setup.memory() == Memory::Aid {
            return false;
        }
        let before = self.board;
        self.board = before.blanked();
        self.board.fill_blanks(self.setup.layout(), chance);
        self.board != before
    }
}
