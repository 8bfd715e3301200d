use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

/// Why an action is not possible now: a small, specific value of the game.
pub trait Refusal: Copy + Eq + fmt::Debug {
    /// The stable code, and the rule it rests on.
    fn code(self) -> RefusalCode;
}

/// The public part of a refusal. The user interface turns the code into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, thiserror::Error)]
#[error("{code} ({rule})")]
pub struct RefusalCode {
    /// Stable, lower case: `same-symbol`.
    pub code: &'static str,
    /// The rule it rests on: `ON-T1`.
    pub rule: &'static str,
}
