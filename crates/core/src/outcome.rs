use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use crate::SeatSet;
use crate::record::Ending;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// The winners: nobody, one seat, or the whole team.
    pub winners: SeatSet,
    /// The stable id of the reason (`doors-found`, `deck-empty`, `conceded`, …).
    pub reason: &'static str,
}

impl Outcome {
    /// The reason of a game that a seat gave up.
    pub const CONCEDED: &'static str = "conceded";

    /// Reads an outcome, or null, of a game that ends for one of these reasons or is given up.
    pub fn read_among<'de, D: Deserializer<'de>>(
        reasons: &[&'static str],
        deserializer: D,
    ) -> Result<Option<Outcome>, D::Error> {
        let Some(Ending { winners, reason }) = Option::deserialize(deserializer)? else { return Ok(None) };
        match reasons.iter().chain([&Outcome::CONCEDED]).find(|known| **known == reason) {
            Some(reason) => Ok(Some(Outcome { winners, reason })),
            None => Err(serde::de::Error::custom(format!("unknown reason “{reason}”"))),
        }
    }

    /// Whether anybody won.
    pub const fn is_win(&self) -> bool {
        !self.winners.is_empty()
    }
}
