//! Who plays Onirim.

mod greedy;

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, State};

pub use greedy::Greedy;

use crate::{Player, Random};

/// Any bot that plays Onirim.
#[derive(Clone, Debug)]
pub enum OnirimBot {
    /// Any legal action.
    Random(Random),
    /// A few sound habits.
    Greedy(Greedy),
}

impl OnirimBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "greedy"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<OnirimBot> {
        match name {
            "random" => Some(OnirimBot::Random(Random)),
            "greedy" => Some(OnirimBot::Greedy(Greedy)),
            _ => None,
        }
    }
}

impl Player<State> for OnirimBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            OnirimBot::Random(random) => random.choose(at, chance),
            OnirimBot::Greedy(greedy) => greedy.choose(at, chance),
        }
    }
}
