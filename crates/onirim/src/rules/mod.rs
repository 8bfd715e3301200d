//! The rules by topic. Each function plays one rule and goes on until somebody must answer.

mod doors;
mod happy_dream;
mod looks;
mod nightmare;
mod premonitions;
mod refill;
mod spells;
mod start;
mod towers;
mod turn;
mod two_players;

pub(crate) use start::cards_of;
