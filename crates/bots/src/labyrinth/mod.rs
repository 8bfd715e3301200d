//! Who plays Labyrinth.

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_labyrinth::{Action, State};

use crate::{Player, Random};

/// Any bot that plays Labyrinth.
#[derive(Clone, Debug)]
pub enum LabyrinthBot {
    /// Any legal action.
    Random(Random),
}

impl LabyrinthBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<LabyrinthBot> {
        match name {
            "random" => Some(LabyrinthBot::Random(Random)),
            _ => None,
        }
    }
}

impl Player<State> for LabyrinthBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            LabyrinthBot::Random(random) => random.choose(at, chance),
        }
    }
}
