//! Millions of games: simulation and measurement.

#![forbid(unsafe_code)]

mod interval;
mod playout;
mod simulate;

pub mod measure;
pub mod push_and_reach;

pub use interval::{Interval, wilson_95};
pub use playout::{GameResult, playout};
pub use simulate::{Simulation, SimulationError, Summary};
