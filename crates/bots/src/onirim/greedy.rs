use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, State};

use crate::{Player, Random};

/// A few sound habits, no look ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Player<State> for Greedy {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        Random.choose(at, chance)
    }
}
