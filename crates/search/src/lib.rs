//! Deciding under uncertainty, in any game with chance and secrets, from the view of one seat.
//!
//! [`Search`] is an information-set Monte Carlo tree search. Its parts serve simpler searches too: [means](Mean) with priors and
//! variances, [upper confidence bounds](upper_confidence_bound), [sequential halving](SequentialHalving), and
//! [common random numbers](CommonRandomNumbers). The same view, seed and number of simulations give the same thoughts.

#![forbid(unsafe_code)]

mod common_random_numbers;
mod halving;
mod judge;
mod mean;
mod search;
mod thought;
mod tree;
mod ucb;

pub use common_random_numbers::CommonRandomNumbers;
pub use halving::{Rounding, Rounds, SequentialHalving};
pub use judge::{Judge, Worth};
pub use mean::{Mean, Prior};
pub use search::{Search, Selection, Settings};
pub use thought::{Thought, is_neglected, most_visited_first};
pub use ucb::upper_confidence_bound;
