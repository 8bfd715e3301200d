//! Tables in lists.

#![allow(missing_docs, reason = "the names say it; comments here become those of the browser's types")]

use dedale_core::SetupDocument;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Clock, Millis, TableId, UserId};

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedTable {
    pub table: TableId,
    pub game: String,
    pub setup: SetupDocument,
    pub phase: String,
    pub owner: UserId,
    pub created: Millis,
    pub spectators: bool,
    pub clock: Option<Clock>,
    pub day: Option<String>,
    /// The people on the seats; free seats are left out.
    pub seats: Vec<ListedSeat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedSeat {
    pub seat: i64,
    pub name: Option<String>,
    pub bot: Option<String>,
}

/// One of my tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    #[serde(flatten)]
    pub listed: ListedTable,
    /// Whether my answer is awaited.
    pub my_turn: bool,
}
