//! Puzzles: positions of played games in which one answer is clearly best, given what the deciding player knows, or one turn.
//!
//! They are [looked for](search) in games that were played, [graded](rating) by how often the levels of the bots find the answer,
//! kept in a [collection](of_game) per game, and [asked](Puzzle::after) as tables are: with a view, previews and explanations.

#![forbid(unsafe_code)]

mod asking;
mod collection;
mod levels;
mod puzzle;
pub mod rating;
pub mod search;
mod second_opinion;
mod turn;

pub use asking::Question;
pub use collection::{Collected, list, of_day, of_game, with_id};
pub use puzzle::{Puzzle, Rated};
