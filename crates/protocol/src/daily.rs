//! One deal a day, the same for everybody.

#![allow(missing_docs, reason = "the names say it; comments here become those of the browser's types")]

use std::collections::BTreeMap;

use dedale_core::SetupDocument;
use dedale_core::chance::Seed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Millis, TableId};

/// Today's deals.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyDeals {
    /// The day of Universal Time: `2026-11-15`.
    pub day: String,
    /// When it is over, in milliseconds since 1970.
    pub ends: Option<Millis>,
    pub deals: Vec<TodaysDeal>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TodaysDeal {
    pub game: String,
    /// The text of the setup, for the other routes.
    pub setup: String,
    /// The same as an object.
    pub options: SetupDocument,
    /// How many have tried it.
    pub tries: i64,
    pub mine: Option<MyDailyTry>,
    /// How hard it is; null if it was not graded.
    pub grade: Option<DailyGrade>,
}

/// My try.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MyDailyTry {
    pub table: TableId,
    /// Null while it goes on.
    pub result: Option<DailyResult>,
}

/// The result of a try.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyResult {
    pub won: bool,
    /// Why it ended.
    pub reason: String,
    pub moves: i64,
}

/// Which configuration.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginningDaily {
    /// The options; those left out have their defaults.
    #[serde(default)]
    pub setup: SetupDocument,
}

/// How everybody did at a day's deal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyComparison {
    pub day: String,
    pub game: String,
    pub setup: String,
    pub options: SetupDocument,
    /// Whether the day is over.
    pub over: bool,
    /// The commitment to the seed; null if nobody has begun and no deal was chosen yet.
    pub commitment: Option<String>,
    /// Null until the day and one's own try are over.
    pub seed: Option<Seed>,
    pub tries: i64,
    /// How many of them are over.
    pub finished: i64,
    pub wins: i64,
    /// How many ended for each reason.
    pub endings: BTreeMap<String, i64>,
    /// How many ended after so many moves.
    pub moves: Vec<AfterMoves>,
    pub mine: Option<MyDailyTry>,
    /// How hard it is; null if it was not graded.
    pub grade: Option<DailyGrade>,
    /// The best results of accounts first, 200 at most; null until one's own try or the day is over. Tries that went on
    /// after the day are not ranked.
    pub players: Option<Vec<DailyPlayer>>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AfterMoves {
    pub moves: i64,
    pub won: bool,
    pub tries: i64,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyPlayer {
    /// Null for an account that was deleted.
    pub name: Option<String>,
    /// Whether it is oneself.
    pub me: bool,
    #[serde(flatten)]
    pub result: DailyResult,
}

/// How hard a deal is. Says nothing of its cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DailyGrade {
    /// `easy`, `medium`, `hard` or `very-hard`: the share of games the bots won, from 75, 50, 25 and 0 % on.
    pub difficulty: String,
    /// Whether somebody who sees what chance will bring wins: a way to win was found.
    pub winnable: bool,
    /// How the bots did, the weakest first.
    pub bots: Vec<DailyBot>,
}

/// How a bot did on a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DailyBot {
    pub bot: String,
    pub games: u32,
    pub wins: u32,
}
