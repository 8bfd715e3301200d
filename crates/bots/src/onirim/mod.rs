//! Who plays Onirim.

mod afterstates;
pub mod features;
mod hard;
mod normal;
mod situation;

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, State};

pub use afterstates::for_each_afterstate;
pub use hard::{Choice, Hard, base_features, base_net, base_net_header, best, odds};
pub use normal::Normal;
pub use situation::{Afterstate, Next, Situation};

use crate::{Player, Random};

/// Any bot that plays Onirim.
#[derive(Clone, Debug)]
pub enum OnirimBot {
    /// Any legal action.
    Random(Random),
    /// A few sound habits.
    Normal(Normal),
    /// A net's best afterstate.
    Hard(Hard),
}

impl OnirimBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "normal", "hard"];

    /// The one of that name.
    pub fn new(name: &str) -> Option<OnirimBot> {
        match name {
            "random" => Some(OnirimBot::Random(Random)),
            "normal" => Some(OnirimBot::Normal(Normal)),
            "hard" => Some(OnirimBot::Hard(Hard::default())),
            _ => None,
        }
    }
}

impl Player<State> for OnirimBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            OnirimBot::Random(random) => random.choose(at, chance),
            OnirimBot::Normal(normal) => normal.choose(at, chance),
            OnirimBot::Hard(hard) => hard.choose(at, chance),
        }
    }
}
