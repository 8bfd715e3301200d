//! Onirim in words.

mod action;
mod cards;
mod event;
mod question;
mod rules;

pub use event::{Listener, event_id};
pub use question::question_id;
pub use rules::{RULES, rules_in_play, rules_of};
