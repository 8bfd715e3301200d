//! How games go, per game and configuration.

#![allow(missing_docs, reason = "the names say it; comments here become those of the browser's types")]

use std::collections::BTreeMap;

use dedale_core::SetupDocument;
use schemars::JsonSchema;
use serde::Serialize;

/// How games go.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Statistics {
    /// How many days are recent.
    pub days: u32,
    /// The configurations that were played most, 100 at most.
    pub configurations: Vec<ConfigurationStatistics>,
    /// The recent days on which games ended.
    pub per_day: Vec<OneDay>,
}

/// A game and its options.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ConfigurationStatistics {
    pub game: String,
    /// The text of the setup.
    pub setup: String,
    /// The same as an object; null if today's rules do not know it any more.
    pub options: Option<SetupDocument>,
    pub recent: Tally,
    pub all_time: Tally,
}

/// Games of one configuration, counted.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Tally {
    pub games: i64,
    /// Games that a person won; of one's own statistics: that one won.
    pub wins: i64,
    /// Null without games.
    pub mean_moves: Option<f64>,
    /// How many ended for each reason.
    pub endings: BTreeMap<String, i64>,
    /// People (of one's own statistics: oneself), seat by seat.
    pub seats: BTreeMap<i64, Share>,
    /// Bots, by name.
    pub bots: BTreeMap<String, Share>,
}

/// How often somebody played, and won.
#[derive(Clone, Debug, Copy, Default, Serialize, JsonSchema)]
pub struct Share {
    pub played: i64,
    pub won: i64,
}

/// The games that ended on a day of Universal Time.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OneDay {
    pub day: String,
    pub games: i64,
    pub wins: i64,
}
