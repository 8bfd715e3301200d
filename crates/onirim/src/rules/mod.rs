//! The rules by topic. Each function plays one rule and goes on until somebody must answer, or says that the hand is to be
//! refilled, which is what most of a turn comes to.

mod doors;
pub(crate) mod happy_dream;
mod looks;
pub(crate) mod nightmare;
mod premonitions;
mod refill;
mod spells;
mod start;
mod towers;
mod turn;
mod two_players;

pub(crate) use start::cards_of;

/// What follows what was played.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// Phase 2 (ON-T6).
    Refill,
    /// Somebody must answer, or the game is over.
    Wait,
}
