//! Training of bots by playing. The nets and weights built into `dedale-bots` are made here, and anybody can make them again:
//! the same seed and options give the same bits.

#![forbid(unsafe_code)]

mod calibrate;
mod checkpoint;
mod episode;
mod job;
mod learn;
mod opening;
mod reliability;
mod run;
mod tune;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use episode::Episode;
pub use job::{Job, finish, keep};
pub use learn::{fresh, learn};
pub use opening::{advanced, dealt};
pub use reliability::{Bin, Forecast, Reliability, Trials, fit_calibration};
pub use run::{Course, Round, Training};
pub use tune::{CrossEntropy, Tuning};
