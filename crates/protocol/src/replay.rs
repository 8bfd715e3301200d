//! A match gone through again.

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{AnyObject, Millis, PublicEntry, QuestionInWords, Sentence, TableId};

/// Where the match stood after some moves, as the observer knew it then.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Moment {
    /// The table.
    pub table: TableId,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// After how many moves.
    pub moves: usize,
    /// How many there are.
    pub of: usize,
    /// The entry of the last of these moves.
    pub step: u64,
    /// When it was made.
    pub at: Millis,
    /// The seat that had to answer.
    pub decider: Option<Seat>,
    /// The question; null when the game is over.
    pub question: Value,
    /// The answers that were possible, where the observer may know them.
    pub legal: Option<Vec<String>>,
    /// How the game ended, after the last move.
    pub outcome: Option<Ending>,
    /// The observer's view then.
    #[schemars(with = "AnyObject")]
    pub view: Box<RawValue>,
    /// The events the observer saw of the last move; with no moves, of the deal.
    #[schemars(with = "Vec<AnyObject>")]
    pub events: Box<RawValue>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "QuestionInWords")]
    pub words: Option<QuestionInWords>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Sentence>")]
    pub said: Option<Vec<Sentence>>,
}

/// Every move.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Story {
    /// The table.
    pub table: TableId,
    /// The observer it is written for.
    #[serde(rename = "as")]
    pub observer: Observer,
    /// The moves that were not taken back.
    pub moves: Vec<ToldMove>,
}

/// One move as the observer saw it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ToldMove {
    /// How many moves there were with it.
    pub moves: usize,
    /// Its entry.
    pub step: u64,
    /// The time of the move.
    pub at: Millis,
    /// The public part of its entry.
    pub entry: PublicEntry,
    /// The answer: only for the omniscient observer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub action: Option<String>,
    /// The events the observer saw.
    #[schemars(with = "Vec<AnyObject>")]
    pub events: Box<RawValue>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Sentence>")]
    pub said: Option<Vec<Sentence>>,
}

/// Where to play on.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Branching {
    /// How many moves of the finished game stay.
    pub moves: u32,
    /// The bot on the seats one did not have; without, one plays all seats.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A recorded game to be kept as a table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedGame {
    /// The record, as text or as JSON, or a proof with the record inside.
    pub record: Value,
    /// The bot on all seats but the first; without, one has all seats.
    #[serde(default)]
    pub bot: Option<String>,
}
