//! Who plays Labyrinth.

mod greedy;
mod outlook;
mod search;

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};

pub use greedy::Greedy;

use crate::{Player, Random};

/// Any bot that plays Labyrinth.
#[derive(Clone, Debug)]
pub enum LabyrinthBot {
    /// Any legal action.
    Random(Random),
    /// Whatever collects most this turn.
    Greedy(Box<Greedy>),
}

impl LabyrinthBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "greedy"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<LabyrinthBot> {
        match name {
            "random" => Some(LabyrinthBot::Random(Random)),
            "greedy" => Some(LabyrinthBot::Greedy(Box::default())),
            _ => None,
        }
    }
}

impl Player<State> for LabyrinthBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            LabyrinthBot::Random(random) => random.choose(at, chance),
            LabyrinthBot::Greedy(greedy) => greedy.choose(at, chance),
        }
    }

    fn listens(&self) -> bool {
        matches!(self, LabyrinthBot::Greedy(_))
    }

    fn begin(&mut self, seat: Seat) {
        if let LabyrinthBot::Greedy(greedy) = self {
            greedy.begin(seat);
        }
    }

    fn hear(&mut self, event: &SeenEvent) {
        if let LabyrinthBot::Greedy(greedy) = self {
            greedy.hear(event);
        }
    }
}
