//! One file a command: its arguments and its `run`.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod data;
pub(crate) mod data_args;
pub(crate) mod deals;
mod document;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod load;
pub(crate) mod options;
mod output;
pub(crate) mod play;
mod progress;
pub(crate) mod replay;
mod report;
pub(crate) mod schema;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tournament;
pub(crate) mod train;
pub(crate) mod verify;
