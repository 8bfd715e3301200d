//! The bots of La Clé des mondes.

mod character;
mod easy;
mod estimates;
mod hand;
mod hard;
mod levels;
mod memo;
mod normal;
pub mod outlook;
mod plan;
mod race;
mod reactions;
mod reasons;
mod rivals;
mod roster;
mod supply;
#[cfg(test)]
mod tests;
mod turn;
mod worth;

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_mondes::{Action, State};

pub use easy::Easy;
pub use estimates::Estimates;
pub use hard::Hard;
pub use normal::{Normal, Planner};

use crate::{Player, Random};

/// Any bot that plays La Clé des mondes.
#[derive(Clone, Debug)]
pub enum MondesBot {
    /// Any legal action.
    Random(Random),
    /// What it draws, without a plan.
    Easy(Easy),
    /// The quickest way home it sees.
    Normal(Normal),
    /// Tries its answers in worlds that may be the true one.
    Hard(Hard),
}

impl MondesBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "normal", "hard"];

    /// The one of that name. `greedy`, which older tables name, is now the level `normal`.
    pub fn new(name: &str) -> Option<MondesBot> {
        match name {
            "random" => Some(MondesBot::Random(Random)),
            "easy" => Some(MondesBot::Easy(Easy)),
            "normal" | "greedy" => Some(MondesBot::Normal(Normal)),
            "hard" => Some(MondesBot::Hard(Hard::default())),
            _ => None,
        }
    }
}

impl Player<State> for MondesBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            MondesBot::Random(random) => random.choose(at, chance),
            MondesBot::Easy(easy) => easy.choose(at, chance),
            MondesBot::Normal(normal) => normal.choose(at, chance),
            MondesBot::Hard(hard) => hard.choose(at, chance),
        }
    }

    fn begin(&mut self, seat: Seat) {
        if let MondesBot::Hard(hard) = self {
            hard.begin(seat);
        }
    }
}
