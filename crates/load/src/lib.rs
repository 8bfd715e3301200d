//! Many people at many tables of a table server, and how long they wait.
//!
//! [`Player`] is what one person's program knows and says, without a wire; [`Person`] is a player on a [`Socket`];
//! [`load`] lets thousands of them play and measures. The same for boardgame.io's server: [`boardgame_io`]. [`hostile`] lets some play
//! while one address floods the server.

#![forbid(unsafe_code)]

pub mod boardgame_io;
mod histogram;
pub mod hostile;
mod http;
mod news;
mod person;
mod player;
mod process;
mod reading;
mod run;
mod socket;
mod tally;
mod watched;

pub use dedale_protocol::Happening;
pub use histogram::{Histogram, Waiting};
pub use http::{Answer, HttpError, Site};
pub use person::{Guest, Person, PersonError};
pub use player::{Heard, Player};
pub use process::{Process, ServerProcess, Usage};
pub use run::{LoadError, Pace, Plan, load};
pub use socket::{Socket, SocketError};
pub use tally::{Memory, Progress, Report, Tally};
pub use watched::{Connect, Watched};
