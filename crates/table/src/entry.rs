//! Event sourcing: the entries of a table, whose sequence is the table.

use dedale_core::Seat;
use dedale_protocol::{Millis, Proposed, TableId, UserId};
use serde::{Deserialize, Deserializer, Serialize, de};

/// One thing done at a table: what is written down, with every secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "a seat and a bot say what they are")]
pub enum Entry {
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
    Propose {
        seat: Seat,
        #[serde(deserialize_with = "known")]
        what: Proposed,
    },
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
    /// The person on that seat plays again.
    HandBack { seat: Seat },
    /// They play again at another table.
    Rematch { seat: Seat, table: TableId },
}

impl Entry {
    /// Whether it changes the match: commands made before it are stale.
    pub fn changes_match(&self) -> bool {
        matches!(
            self,
            Entry::Start | Entry::Act { .. } | Entry::Concede { .. } | Entry::Undo { .. } | Entry::Stop
        )
    }

    /// Whether the table document changes with it.
    pub fn changes_document(&self) -> bool {
        !matches!(self, Entry::Act { .. })
    }
}

/// An entry as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Logged {
    /// From 1, without gaps.
    pub number: i64,
    /// When it was made.
    pub at: Millis,
    /// Milliseconds of thought charged to the seat that was asked.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub spent: Millis,
    /// The person who did it; none for bots and clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// The client's key of the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The JSON of the entry.
    pub body: String,
}

impl Logged {
    /// An entry nobody is charged for, and that nobody made by a command.
    pub fn new(number: i64, at: Millis, entry: &Entry) -> Logged {
        let body = serde_json::to_string(entry).expect("an entry is JSON");
        Logged { number, at, spent: 0, user: None, key: None, body }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_zero(spent: &Millis) -> bool {
    *spent == 0
}

/// A stored proposal is one this program knows; only clients read those of a newer server.
fn known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Proposed, D::Error> {
    match Proposed::deserialize(deserializer)? {
        Proposed::Unknown => Err(de::Error::custom("an unknown proposal")),
        known => Ok(known),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_proposal_nobody_knows_is_refused() {
        let entry = |kind: &str| format!(r#"{{"did":"propose","seat":1,"what":{{"kind":"{kind}"}}}}"#);
        assert!(serde_json::from_str::<Entry>(&entry("stop")).is_ok());
        assert!(serde_json::from_str::<Entry>(&entry("dance")).is_err());
    }
}
