//! All games of the table behind one door: the list of games, and a match of any of them spoken to in text and
//! JSON.

#![forbid(unsafe_code)]

#[macro_use]
mod list;

mod any_match;
mod any_setup;
mod catalogue;
mod contents;
mod details;
mod error;
mod examined;
mod foresee;
mod json;
mod load;
mod observation;
mod playing;
mod reading;
mod row;
mod schema;
mod worlds;
mod writing;

pub use any_setup::AnySetup;
pub use catalogue::{GameInfo, UnknownGame};
pub use contents::BoxContents;
pub use details::{Details, shortened};
pub use error::{Problem, UnknownBot};
pub use examined::Examined;
pub use json::{from_text, from_value, from_written};
pub use list::{AnyMatch, GameId, Listed, states};
pub use load::{Document, Loaded};
pub use playing::Playing;
pub use row::{Choice, Collection, Row};
pub use schema::{SchemaKind, schema, setup_schema, written_schema};
pub use worlds::{information_state, sample_world};
pub use writing::to_text;
