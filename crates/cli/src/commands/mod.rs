//! One file a command: its arguments and its `run`.

pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod options;
pub(crate) mod play;
pub(crate) mod simulate;
