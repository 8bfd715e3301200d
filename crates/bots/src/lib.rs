//! Players that know what their seat knows: they take a [`Perspective`], never a state.

#![forbid(unsafe_code)]

mod random;
mod roster;

pub mod onirim;

use dedale_core::chance::Quick;
use dedale_core::{Game, Perspective};

pub use random::Random;
pub use roster::{Roster, UnknownBot, by_name, choose, names};

/// Somebody who answers.
pub trait Player<G: Game> {
    /// One of the legal actions. Its own chance is the only thing it may use besides what it sees.
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action;
}
