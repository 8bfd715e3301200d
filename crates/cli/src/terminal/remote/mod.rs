//! A table far away, played at this terminal: `docs/server.md` is what both sides say.
//!
//! [`Client`] is told what is typed and what the server sends, and says what to show and what to send: it knows neither
//! the terminal nor the wire. [`driver`] is both, and comes back by itself when the connection is lost.

mod client;
mod doing;
mod driver;
mod http;
mod inquiries;
mod link;
mod passes;
mod place;
mod problems;
mod showing;
mod stage;
mod story;

#[cfg(test)]
mod spoilt;
#[cfg(test)]
mod tests;

pub(crate) use client::{Client, Desk};
pub(crate) use driver::{Visit, visit};
pub(crate) use http::{Unserved, enter, new_table};
pub(crate) use link::{BadLink, Link};
pub(crate) use passes::Passes;
pub(crate) use place::{Player, TypedLine};
pub(crate) use problems::fault_in_words;
