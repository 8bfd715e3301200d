//! The worth of a player's choices, by the player's own knowledge: [hints](Hints) for the current decision, and the
//! [analysis](Analysis) of a finished game.
//!
//! Both ask a game's adviser, who sees what the seat sees and has heard what it heard. With a budget of simulations they
//! give the same answer on every machine.

#![forbid(unsafe_code)]

mod analysis;
mod budget;
mod deliberation;
mod finding;
mod hints;
mod html;
mod in_words;
mod judged;
mod numbers;
mod pondering;
mod report;
mod sides;
mod why;

#[cfg(test)]
mod tests;

pub use analysis::{Analysis, AnalysisError, Progress};
pub use budget::{Budget, BudgetError, Most};
pub use hints::Hints;
pub use html::{document, page};
pub use in_words::{hints_in_words, line_in_words, reason_in_words};
pub use judged::Judged;
pub use numbers::{one_place, percent, points};
pub use pondering::{Pondered, Pondering};
