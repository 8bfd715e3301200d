//! The host through its messages only.

#![allow(clippy::needless_pass_by_value, reason = "messages are written where they are sent")]

mod after;
mod commands;
mod daily;
mod device;
mod garbage;
mod lists;
mod playing;
mod puzzles;
mod records;
mod restarting;
mod secrets;
mod stored;
mod thinking;
