//! Tables without a server: what may be done at them, by whom, and what each observer is told.

mod clocks;
mod laws;
mod observers;
mod older_rules;
mod openings;
mod playing;
mod proposals;
mod room;
mod seats;
