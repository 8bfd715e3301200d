use dedale_core::chance::Quick;
use dedale_core::{Game, Legal as _, Perspective};

use crate::Player;

/// Any legal action, each as likely as the others. Never looks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    #[inline(always)]
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action {
        at.legal().any(chance).expect("a decider has a legal action")
    }
}
