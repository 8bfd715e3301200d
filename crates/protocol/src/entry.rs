use dedale_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::TableId;

/// The public part of an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "did", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a seat and a bot say what they are")]
pub enum PublicEntry {
    /// Somebody sat down.
    Sit { seat: Seat },
    /// A bot was given the seat.
    SeatBot { seat: Seat, bot: Box<str> },
    /// The seat is free again.
    Stand { seat: Seat },
    /// The cards were dealt.
    Start,
    /// The seat that was asked answered.
    Act { seat: Seat },
    /// The seat gave up.
    Concede { seat: Seat },
    /// Something needs the consent of all.
    Propose { seat: Seat, what: Proposed },
    /// Consent.
    Agree { seat: Seat },
    /// No consent.
    Refuse { seat: Seat },
    /// Back to that number of moves.
    Undo { seat: Seat, to: u32 },
    /// All agreed to stop.
    Stop,
    /// A bot plays for somebody.
    StandIn { seat: Seat, bot: Box<str> },
    /// The seat gave up a game that goes on without its person: a bot plays it to the end.
    Retire { seat: Seat, bot: Box<str> },
    /// The person of the seat plays again.
    HandBack { seat: Seat },
    /// They play again at another table.
    Rematch { seat: Seat, table: TableId },
    /// Something a newer server knows. Never written.
    #[serde(other)]
    #[schemars(skip)]
    Unknown,
}

impl PublicEntry {
    /// Whether it is part of the match: it has events.
    pub fn is_move(&self) -> bool {
        matches!(self, PublicEntry::Start | PublicEntry::Act { .. } | PublicEntry::Concede { .. })
    }
}

/// The kinds of proposals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Proposed {
    /// To go back.
    Undo {
        /// How many moves would remain.
        to: u32,
    },
    /// To end the game without a result.
    Stop,
    /// To give up together.
    Concede,
    /// Something a newer server knows. Never written.
    #[serde(other)]
    #[schemars(skip)]
    Unknown,
}
