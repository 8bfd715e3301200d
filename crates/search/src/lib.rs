//! Tree search for games with chance and secrets, from what one seat knows.
//!
//! Every simulation begins in a world sampled from the seat's view and plays on with sampled chance. Situations are told
//! apart by what their decider knows ([`Judge::information`]), so that nobody in the tree acts on what they cannot see.
//! The same view, seed and number of simulations give the same thoughts.

#![forbid(unsafe_code)]

mod judge;
mod search;
mod thought;
mod tree;

pub use judge::{Judge, Worth};
pub use search::{Search, Settings};
pub use thought::Thought;
