use dedale_core::Seat;
use dedale_protocol::Proposed;
use serde::{Deserialize, Serialize};

use crate::{TableId, UserId};

/// One thing done at a table: what is written down, with every secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Entry {
    /// Somebody sat down.
    Sit { seat: Seat, user: UserId },
    /// A bot was given the seat.
    SeatBot { seat: Seat, bot: String },
    /// The seat is free again.
    Stand { seat: Seat },
    /// The cards were dealt.
    Start,
    /// The seat that was asked answered.
    Act { seat: Seat, action: String },
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
    /// A bot plays for somebody; `absent` if that was not the own wish.
    StandIn { seat: Seat, bot: String, absent: bool },
    /// The seat gave up a game that goes on without its person: a bot plays it to the end.
    Retire { seat: Seat, bot: String },
    /// Whoever sits there plays again.
    HandBack { seat: Seat },
    /// They play again at another table.
    Rematch { seat: Seat, table: TableId },
}

impl Entry {
    /// Whether it changes the match: whoever did not know of it must not go on.
    pub(crate) fn changes_match(&self) -> bool {
        matches!(
            self,
            Entry::Start | Entry::Act { .. } | Entry::Concede { .. } | Entry::Undo { .. } | Entry::Stop
        )
    }

    /// Whether the table document changes with it.
    pub(crate) fn changes_document(&self) -> bool {
        !matches!(self, Entry::Act { .. })
    }
}
