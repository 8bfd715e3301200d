//! Who plays La Clé des mondes.

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_mondes::{Action, State};

use crate::{Player, Random};

/// Any bot that plays La Clé des mondes.
#[derive(Clone, Debug)]
pub enum MondesBot {
    /// Any legal action.
    Random(Random),
}

impl MondesBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<MondesBot> {
        match name {
            "random" => Some(MondesBot::Random(Random)),
            _ => None,
        }
    }
}

impl Player<State> for MondesBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            MondesBot::Random(random) => random.choose(at, chance),
        }
    }
}
