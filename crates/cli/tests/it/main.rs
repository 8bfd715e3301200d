//! The program as people and other programs use it, and the repository it is made of.

mod admin;
mod analyse;
mod bad_input;
mod engine;
mod engine_transcript;
mod faults;
mod files;
#[cfg(target_os = "linux")]
mod fullscreen;
mod hostile;
mod join;
mod kills;
mod lab;
mod labyrinth;
mod ledger;
mod mondes;
mod play;
mod program;
#[cfg(target_os = "linux")]
mod pty;
mod simulate;
mod tidy;
mod verify;
