//! What bots learn by playing: the nets and weights that `dedale-bots` has built in are made here, and anybody can make
//! them again: the same seed and options give the same bits.

#![forbid(unsafe_code)]

mod episode;
mod learn;
mod opening;
mod run;

pub use episode::Episode;
pub use learn::{fresh, learn};
pub use opening::{advanced, dealt};
pub use run::{Course, Training};
