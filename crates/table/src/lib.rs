//! A table as event sourcing has it: its [entries](Entry), the [table](Table) they make, the entries a command becomes, and
//! what each observer is told. No clock, no socket and no store: the server's actor brings those, and a page that plays without a server brings
//! others.

#![forbid(unsafe_code)]

mod about;
mod command;
pub mod daily;
mod document;
mod entry;
mod error;
mod hint;
mod offer;
mod opening;
mod preview;
mod proof;
mod recorded;
mod replay;
mod state;
pub mod statistics;
mod stored;
mod wording;

pub use about::{About, Options, commitment};
pub use command::{Circumstances, is_side_entry};
pub use document::{Names, PAGE, Page};
pub use entry::{Entry, Logged};
pub use error::{TableError, status_of_problem};
pub use hint::Decision;
pub use offer::{checked_setup, observer_of, offered_games};
pub use opening::Opening;
pub use proof::{Proof, Undone, Unproven, check_commitment};
pub use replay::PlayedLine;
pub use state::{Chair, Happened, MatchBefore, Proposal, StandIn, Table};
pub use stored::StoredAbout;
