use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why an answer is better than another: the main difference between playouts after each of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// What differs: the name of one of the game's reasons.
    pub reason: String,
    /// How it is written.
    pub unit: WhyUnit,
    /// Its mean after the better answer.
    pub better: f64,
    /// Its mean after the other.
    pub other: f64,
    /// The other answer, as its text.
    pub than: String,
    /// For clients that asked for words: a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub text: Option<String>,
}

/// How the numbers of a reason are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhyUnit {
    /// A number of things.
    Number,
    /// In how many of all playouts, from 0 to 1.
    Share,
}
