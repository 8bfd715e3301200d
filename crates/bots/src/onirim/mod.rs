//! The bots of Onirim.

mod afterstates;
mod continuation;
mod easy;
mod expert;
pub mod features;
mod hard;
mod information_set;
mod judge;
mod normal;
mod reasons;
mod roster;
mod situation;
pub mod solo;
#[cfg(test)]
mod tests;
mod weights;
pub mod wide;

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_onirim::{Action, State};

pub use afterstates::for_each_afterstate;
pub use easy::Easy;
pub use expert::Expert;
pub use hard::{AfterstateEvaluator, Choice, Hard, Nets, base_features, best};
pub use normal::Normal;
pub use situation::{Afterstate, Next, Situation};
pub use solo::SOLO_NET;
pub use weights::{Weights, WeightsError};

use crate::{Player, Random};

/// Any bot that plays Onirim.
#[derive(Clone, Debug)]
pub enum OnirimBot {
    /// Any legal action.
    Random(Random),
    /// Goes on with a series, without a plan.
    Easy(Easy),
    /// Sound habits, weighed by training.
    Normal(Normal),
    /// A net's best answer.
    Hard(Hard),
    /// A tree search whose leaves a net evaluates.
    Expert(Box<Expert>),
}

impl OnirimBot {
    /// Their names.
    pub const NAMES: &'static [&'static str] = &["random", "easy", "normal", "hard", "expert"];

    /// The one of that name. `greedy`, which older tables name, is now the level `normal`.
    pub fn new(name: &str) -> Option<OnirimBot> {
        match name {
            "random" => Some(OnirimBot::Random(Random)),
            "easy" => Some(OnirimBot::Easy(Easy)),
            "normal" | "greedy" => Some(OnirimBot::Normal(Normal::default())),
            "hard" => Some(OnirimBot::Hard(Hard::default())),
            "expert" => Some(OnirimBot::Expert(Box::default())),
            _ => None,
        }
    }
}

impl Player<State> for OnirimBot {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self {
            OnirimBot::Random(random) => random.choose(at, chance),
            OnirimBot::Easy(easy) => easy.choose(at, chance),
            OnirimBot::Normal(normal) => normal.choose(at, chance),
            OnirimBot::Hard(hard) => hard.choose(at, chance),
            OnirimBot::Expert(expert) => expert.choose(at, chance),
        }
    }

    fn begin(&mut self, seat: Seat) {
        if let OnirimBot::Expert(expert) = self {
            expert.begin(seat);
        }
    }
}
