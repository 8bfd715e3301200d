//! The parts every game shares.
//!
//! A game is a state that asks and is answered ([`Rules`]); its only effects are [`Effects::emit`] and
//! [`Chance::pick`]. The part an observer may know is a [`Secrets::View`].

#![forbid(unsafe_code)]

mod action;
mod effects;
mod few;
mod game;
mod observer;
mod observer_set;
mod outcome;
mod perspective;
mod refusal;
mod seat;

pub mod bits;
pub mod chance;
pub mod data;
pub mod explicit;
pub mod matches;
pub mod names;
pub mod observation;
pub mod record;
pub mod setup;

mod fingerprint;
#[cfg(feature = "laws")]
pub mod laws;

pub use action::{Action, ActionSet, UnknownAction};
pub use chance::Chance;
pub use effects::{Effects, Recorder, Silent};
pub use few::Few;
pub use fingerprint::Fingerprint;
pub use game::{Broken, Game, HasContents, Legal, Positions, Rules, Secrets, told_again};
pub use matches::Match;
pub use observation::{ObservationSpec, Observe, Plane};
pub use observer::Observer;
pub use observer_set::ObserverSet;
pub use outcome::Outcome;
pub use perspective::Perspective;
pub use refusal::{Refusal, RefusalCode};
pub use seat::{BySeat, Seat, SeatSet};
pub use setup::{FormerDefault, OptionSpec, Setup, SetupDocument, SetupError};
