//! The rules by topic. Each function plays one rule and goes on until somebody must answer.

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
