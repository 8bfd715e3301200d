//! Tables in lists.

use dedale_core::SetupDocument;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Clock, Millis, TableId, UserId};

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedTable {
    /// Its id.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Its options.
    pub setup: SetupDocument,
    /// How far it is.
    pub phase: String,
    /// The person who set it up.
    pub owner: UserId,
    /// When that was.
    pub created: Millis,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// The day whose deal it is.
    pub day: Option<String>,
    /// The people on the seats; free seats are left out.
    pub seats: Vec<ListedSeat>,
}

/// A seat that is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedSeat {
    /// Its number, from 1.
    pub seat: i64,
    /// The name of the person there.
    pub name: Option<String>,
    /// The bot there.
    pub bot: Option<String>,
}

/// One of my tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub listed: ListedTable,
    /// Whether my answer is awaited.
    pub my_turn: bool,
}
