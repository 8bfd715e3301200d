//! Setting up tables: the games on offer, and the tables people want.

use dedale_core::SetupDocument;
use dedale_games::GameInfo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyObject, Clock};

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Offered {
    /// Facts known before it is played.
    #[serde(flatten)]
    pub info: GameInfo,
    /// Its bots, the weakest first; then those of the host.
    pub bots: Vec<String>,
    /// The JSON Schema of its setups, to make a form of.
    #[schemars(with = "AnyObject")]
    pub setup: Value,
}

/// Options to be tried.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Checking {
    /// Those left out have their defaults.
    #[serde(default)]
    pub setup: SetupDocument,
}

/// A setup that can be played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    #[allow(missing_docs, reason = "the game's id")]
    pub game: &'static str,
    /// Every option.
    pub setup: SetupDocument,
    /// The same as text; equal setups have equal texts.
    pub text: String,
    /// How many play.
    pub players: usize,
    /// Whether they may talk while they play.
    pub may_talk: bool,
}

/// A table to be set up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Its options; those left out have their defaults.
    #[serde(default)]
    pub setup: SetupDocument,
    /// Whether it stands in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether its players can talk.
    #[serde(default = "yes")]
    pub chat: bool,
    /// How long they may think.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether the finished game goes to the public archive, without names.
    #[serde(default = "yes")]
    pub archived: bool,
    /// Whether people who play together get hints; who plays alone or with bots always does.
    #[serde(default)]
    pub hints: bool,
    /// The bot that plays for somebody absent, if not the game's strongest quick one.
    #[serde(default)]
    pub stand_in: Option<String>,
}

fn yes() -> bool {
    true
}
