use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};

use super::notes::Notes;
use super::plans::one_spell_steps;
use crate::Player;

/// Somebody who plays for fun: looks one spell ahead, and remembers only the tiles turned down last.
#[derive(Clone, Debug)]
pub struct Casual {
    notes: Notes,
    remembers: u32,
}

impl Casual {
    /// How many of the tiles turned down last it remembers.
    pub const REMEMBERS: u32 = 3;

    /// With a memory for so many.
    pub fn new(remembers: u32) -> Casual {
        Casual { notes: Notes::default(), remembers }
    }
}

impl Default for Casual {
    fn default() -> Casual {
        Casual::new(Casual::REMEMBERS)
    }
}

impl Player<State> for Casual {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        self.notes.answer(&at, chance, |imagined, _| one_spell_steps(imagined))
    }

    fn listens(&self) -> bool {
        true
    }

    fn begin(&mut self, _: Seat) {
        self.notes = Notes::default();
    }

    fn hear(&mut self, event: &SeenEvent) {
        self.notes.hear(event);
        self.notes.forget_but(self.remembers);
    }
}
