//! Who plays La Clé des mondes.

mod character;
mod hand;
mod normal;
mod plan;
mod reactions;
mod rivals;
mod supply;
#[cfg(test)]
mod tests;
mod turn;
mod worth;

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_mondes::{Action, State};

pub use normal::Normal;

use crate::{Player, Random};

/// Any bot that plays La Clé des mondes.
#[derive(Clone, Debug)]
pub enum MondesBot {
    /// Any legal action.
    Random(Random),
    /// The quickest way home it sees.
    Normal(Normal),
}

impl MondesBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "normal", "hard"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<MondesBot> {
        match name {
            "random" => Some(MondesBot::Random(Random)),
            "normal" | "greedy" => Some(MondesBot::Normal(Normal)),
            _ => None,
        }
    }
}

impl Player<State> for MondesBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            MondesBot::Random(random) => random.choose(at, chance),
            MondesBot::Normal(normal) => normal.choose(at, chance),
        }
    }
}
