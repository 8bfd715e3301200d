//! One file a command: its arguments and its `run`.

pub(crate) mod admin;
pub(crate) mod analyse;
#[cfg(feature = "research")]
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod data;
pub(crate) mod data_args;
#[cfg(feature = "research")]
pub(crate) mod deals;
pub(crate) mod doctor;
mod document;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod guests;
#[cfg(feature = "join")]
pub(crate) mod join;
#[cfg(not(all(feature = "join", feature = "load", feature = "research")))]
pub(crate) mod left_out;
#[cfg(feature = "load")]
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod numbers;
pub(crate) mod options;
mod output;
pub(crate) mod play;
mod progress;
#[cfg(feature = "research")]
pub(crate) mod puzzles;
pub(crate) mod record_link;
mod records;
pub(crate) mod replay;
#[cfg(feature = "research")]
mod report;
pub(crate) mod schema;
pub(crate) mod serve;
mod server_args;
pub(crate) mod simulate;
mod study;
#[cfg(feature = "research")]
pub(crate) mod tournament;
#[cfg(feature = "research")]
pub(crate) mod train;
pub(crate) mod unfinished;
pub(crate) mod verify;
