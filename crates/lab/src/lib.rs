//! Millions of games: simulation, measurement, tournaments, balance and graded deals.

#![forbid(unsafe_code)]

mod elo;
mod interval;
mod journal;
mod playout;
mod series;
mod significance;
mod simulate;
mod stage;
mod student;

pub mod balance;
pub mod clairvoyant;
pub mod deals;
pub mod measure;
pub mod study;
pub mod tournament;

pub use elo::{Sprt, SprtResult, Verdict, elo_of_score, score_of_elo};
pub use interval::{Interval, difference_95, wilson_95};
pub use journal::{Journal, JournalError};
pub use playout::{Choices, GameResult, playout};
pub use series::{Keep, LabError, Series, quick_guide};
pub use significance::{Test, sign_test};
pub use simulate::{Simulation, SimulationError, Summary};
pub use student::two_sided_student;
pub use study::{CalibrationTrials, Notes, OwnBenchmark, Studied};
