//! What every game at the table shares.
//!
//! A game is a state that asks and is answered ([`Rules`]); its only effects are [`Table::emit`] and
//! [`Chance::pick`]. What an observer may know of it is a [`Secrets::View`].

#![forbid(unsafe_code)]

mod action;
mod few;
mod game;
mod observer;
mod outcome;
mod perspective;
mod refusal;
mod seat;
mod table;

pub mod bits;
pub mod chance;
pub mod data;
pub mod matches;
pub mod names;
pub mod record;
pub mod setup;

mod fingerprint;
#[cfg(feature = "laws")]
pub mod laws;

pub use action::{Action, ActionSet, UnknownAction};
pub use chance::Chance;
pub use few::Few;
pub use fingerprint::Fingerprint;
pub use game::{Broken, Game, HasContents, Legal, Positions, Rules, Secrets};
pub use matches::Match;
pub use observer::Observer;
pub use outcome::Outcome;
pub use perspective::Perspective;
pub use refusal::{Refusal, RefusalCode};
pub use seat::{BySeat, Seat, SeatSet};
pub use setup::{OptionSpec, Setup, SetupDocument, SetupError};
pub use table::{Recorder, Silent, Table};
