//! Millions of games: simulation, measurement, tournaments, balance and graded deals.

#![forbid(unsafe_code)]

mod interval;
mod journal;
mod playout;
mod series;
mod significance;
mod simulate;
mod stage;

pub mod balance;
pub mod clairvoyant;
pub mod deals;
pub mod measure;
pub mod study;
pub mod tournament;

pub use interval::{Interval, mean_95, wilson_95};
pub use journal::{Journal, JournalError};
pub use playout::{GameResult, playout};
pub use series::{Keep, LabError, Series, quick_guide};
pub use significance::{Test, sign_test, two_sided_normal};
pub use simulate::{Simulation, SimulationError, Summary};
pub use study::{CalibrationTrials, Notes, OwnBenchmark, Studied};
