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
    /// Who must answer.
    pub decider: Option<Seat>,
    /// What is asked; null when the game is over.
    pub question: Value,
    /// The answers that are possible, where the observer may know them.
    pub legal: Option<Vec<String>>,
    /// How the game ended.
    pub outcome: Option<Ending>,
    /// What the observer may know of the game, as the game's own schema says.
    #[schemars(with = "AnyObject")]
    pub view: Box<RawValue>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "QuestionInWords")]
    pub words: Option<QuestionInWords>,
}

/// What is asked and what may be answered, in words.
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
