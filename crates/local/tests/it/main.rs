//! The host through its messages only.

mod after;
mod commands;
mod daily;
mod device;
mod garbage;
mod lists;
mod playing;
mod records;
mod restarting;
mod secrets;
mod stored;
mod thinking;
