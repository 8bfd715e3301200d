//! Players that know what their seat knows: they take a [`Perspective`], never a state.

#![forbid(unsafe_code)]

mod advice;
mod briefing;
mod calibration;
mod exponential;
mod guest;
mod provision;
mod random;
mod random_games;
pub mod reasons;
mod roster;

#[cfg(feature = "labyrinth")]
pub mod labyrinth;
#[cfg(feature = "mondes")]
pub mod mondes;
pub mod net;
#[cfg(feature = "onirim")]
pub mod onirim;
pub mod policy;
pub mod policy_value;

use dedale_core::chance::Quick;
use dedale_core::{Game, Perspective, Seat};

pub use advice::{Advice, Adviser, Pace, advise, briefed, briefed_by_the_table};
pub use briefing::{answer, own_chance, tell};
pub use calibration::Calibration;
pub use dedale_games::UnknownBot;
pub use guest::{Bot, Guest};
pub use provision::{ProvideError, nets, nets_needed, nets_needed_by_adviser, provide_net};
pub use random::Random;
pub use random_games::random_decisions;
pub use roster::{
    Roster, by_name, check_name, choose, is_quick, names, play, strongest_quick, treasures_found,
};

/// A player: a bot, or anything else that answers.
pub trait Player<G: Game> {
    /// Chooses one of the legal actions. Besides what it sees and has heard, it may use nothing but this chance.
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action;

    /// Whether it wants to hear events. If not, [`Player::hear`] is never called.
    fn listens(&self) -> bool {
        false
    }

    /// A game begins, and it sits there: whatever it remembers is of another game.
    fn begin(&mut self, _seat: Seat) {}

    /// Its seat saw this happen. It hears everything in order, from the deal on, before it is asked; in a match that
    /// began from a position, from there on.
    fn hear(&mut self, _event: &G::SeenEvent) {}
}
