//! Games so small that their values are known.

mod coin;
mod ladder;
mod nim;
mod tiny;
