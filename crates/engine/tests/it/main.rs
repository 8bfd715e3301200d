//! The engine as a client of its protocol sees it.

mod fuzzed;
mod hints;
mod limits;
mod worlds;
