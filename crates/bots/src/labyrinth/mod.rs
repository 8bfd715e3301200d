//! The bots of Labyrinth.

mod adviser;
mod casual;
pub mod chances;
mod easy;
mod hard;
mod look_ahead;
mod normal;
mod notes;
mod outlook;
pub mod pace;
mod plans;
mod reasons;
mod roster;
mod situation;
#[cfg(test)]
mod tests;

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};

pub use adviser::LabyrinthAdviser;
pub use casual::Casual;
pub use easy::Easy;
pub use hard::Hard;
pub use normal::Normal;

use crate::{Player, Random};

/// Any bot that plays Labyrinth.
#[derive(Clone, Debug)]
pub enum LabyrinthBot {
    /// Any legal action.
    Random(Random),
    /// One treasure a turn, of what lies open.
    Easy(Easy),
    /// What one spell brings within reach, with a short memory.
    Casual(Box<Casual>),
    /// Whatever collects most this turn.
    Normal(Box<Normal>),
    /// The turn after which the partners fare best.
    Hard(Box<Hard>),
}

impl LabyrinthBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "casual", "normal", "hard"];

    /// The one of that name. `greedy`, which older tables name, is now the level `normal`.
    pub fn new(name: &str) -> Option<LabyrinthBot> {
        match name {
            "random" => Some(LabyrinthBot::Random(Random)),
            "easy" => Some(LabyrinthBot::Easy(Easy)),
            "casual" => Some(LabyrinthBot::Casual(Box::default())),
            "normal" | "greedy" => Some(LabyrinthBot::Normal(Box::default())),
            "hard" => Some(LabyrinthBot::Hard(Box::default())),
            _ => None,
        }
    }
}

impl Player<State> for LabyrinthBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            LabyrinthBot::Random(random) => random.choose(at, chance),
            LabyrinthBot::Easy(easy) => easy.choose(at, chance),
            LabyrinthBot::Casual(casual) => casual.choose(at, chance),
            LabyrinthBot::Normal(normal) => normal.choose(at, chance),
            LabyrinthBot::Hard(hard) => hard.choose(at, chance),
        }
    }

    fn listens(&self) -> bool {
        matches!(self, LabyrinthBot::Casual(_) | LabyrinthBot::Normal(_) | LabyrinthBot::Hard(_))
    }

    fn begin(&mut self, seat: Seat) {
        match self {
            LabyrinthBot::Random(_) | LabyrinthBot::Easy(_) => {}
            LabyrinthBot::Casual(casual) => casual.begin(seat),
            LabyrinthBot::Normal(normal) => normal.begin(seat),
            LabyrinthBot::Hard(hard) => hard.begin(seat),
        }
    }

    fn hear(&mut self, event: &SeenEvent) {
        match self {
            LabyrinthBot::Random(_) | LabyrinthBot::Easy(_) => {}
            LabyrinthBot::Casual(casual) => casual.hear(event),
            LabyrinthBot::Normal(normal) => normal.hear(event),
            LabyrinthBot::Hard(hard) => hard.hear(event),
        }
    }
}
