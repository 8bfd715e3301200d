use schemars::JsonSchema;
use serde::Serialize;

use crate::SeatSet;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// Who won: nobody, one seat, or the whole team.
    pub winners: SeatSet,
    /// The stable id of the reason (`all-doors`, `deck-empty`, `conceded`, …).
    pub reason: &'static str,
}

impl Outcome {
    /// The reason of a game that a seat gave up.
    pub const CONCEDED: &'static str = "conceded";

    /// Whether anybody won.
    pub const fn is_win(&self) -> bool {
        !self.winners.is_empty()
    }
}
