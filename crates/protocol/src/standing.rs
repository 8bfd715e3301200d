use dedale_core::Seat;
use dedale_core::record::Ending;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::AnyObject;

/// Where the match stands for one observer.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// The last entry of the table.
    pub step: u64,
    /// How many moves were made and not taken back.
    pub moves: u64,
    /// The seat that must answer.
    pub decider: Option<Seat>,
    /// The question; null when the game is over.
    #[schemars(with = "Value")]
    pub question: Box<RawValue>,
    /// The answers that are possible, where the observer may know them.
    pub legal: Option<Vec<String>>,
    /// How the game ended.
    pub outcome: Option<Ending>,
    /// The observer's view of the game, in the shape of the game's own schema.
    #[schemars(with = "AnyObject")]
    pub view: Box<RawValue>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "QuestionInWords")]
    pub words: Option<QuestionInWords>,
}

/// The question and the legal answers, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct QuestionInWords {
    /// Null when nothing is asked.
    pub question: Option<String>,
    /// In the order of `legal`; null where that is.
    pub legal: Option<Vec<String>>,
}

/// A sentence about what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Sentence {
    /// In the language that was asked for.
    pub text: String,
    /// The places of the events it tells.
    pub events: Vec<usize>,
}
