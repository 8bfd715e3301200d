//! How accounts did at the daily deals of a week or a month.

#![allow(missing_docs, reason = "the names say it; comments here become those of the browser's types")]

use dedale_core::SetupDocument;
use schemars::JsonSchema;
use serde::Serialize;

/// The accounts that did best over the last days that are over. Only tries count that ended on their day.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Leaderboard {
    pub game: String,
    pub setup: String,
    pub options: SetupDocument,
    /// How many days are counted.
    pub days: u32,
    /// The first of them: `2026-11-15`.
    pub first: String,
    /// The last of them: yesterday.
    pub last: String,
    /// How many accounts have played.
    pub accounts: i64,
    /// The best first, 200 at most; one's own follows if it is not among them.
    pub rows: Vec<LeaderboardRow>,
}

#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LeaderboardRow {
    /// By days won, then by fewer moves in the games won; equals share it.
    pub rank: i64,
    pub name: String,
    /// Whether it is oneself.
    pub me: bool,
    pub played: i64,
    pub won: i64,
    /// How many days in a row up to the last one this deal was played to its end; a year at most.
    pub streak: u32,
    /// The mean length of the games won; null without one.
    pub moves: Option<f64>,
}
