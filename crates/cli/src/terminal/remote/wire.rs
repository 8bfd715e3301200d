//! What the server says, as `docs/server.md` has it. Views and events stay JSON until it is known which game they are of.

use dedale_core::chance::Seed;
use dedale_core::{Observer, Seat, SeatSet, SetupDocument};
use serde::Deserialize;
use serde_json::Value;

/// A message of any kind.
#[derive(Deserialize, Debug)]
pub(crate) struct Message {
    pub(crate) id: Option<u64>,
    pub(crate) method: Option<String>,
    #[serde(default)]
    pub(crate) params: Value,
    #[serde(default)]
    pub(crate) result: Value,
    pub(crate) error: Option<Fault>,
}

/// Why something was not done.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Fault {
    #[serde(default)]
    pub(crate) message: String,
    #[serde(default)]
    pub(crate) data: FaultData,
}

#[derive(Deserialize, Clone, Debug, Default)]
pub(crate) struct FaultData {
    #[serde(default)]
    pub(crate) code: String,
    pub(crate) refusal: Option<String>,
    pub(crate) rule: Option<String>,
    pub(crate) found: Option<String>,
    pub(crate) expected: Option<String>,
}

/// The table document.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Document {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) setup: SetupDocument,
    pub(crate) phase: Phase,
    pub(crate) owner: String,
    pub(crate) seats: Vec<Chair>,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) commitment: String,
    pub(crate) seed: Option<Seed>,
    pub(crate) outcome: Option<Ended>,
    pub(crate) next: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    Gathering,
    Playing,
    Over,
}

/// A seat and who is on it.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) seat: Seat,
    pub(crate) user: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) stand_in: Option<String>,
}

impl Chair {
    pub(crate) fn is_free(&self) -> bool {
        self.user.is_none() && self.bot.is_none()
    }
}

/// What is proposed; a server may know more.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Proposed {
    Undo,
    #[default]
    Stop,
    Concede,
    #[serde(other)]
    Other,
}

/// What needs the consent of all.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Proposal {
    #[serde(default, rename = "kind")]
    pub(crate) what: Proposed,
    /// How many moves would remain, if it is to go back.
    pub(crate) to: Option<u32>,
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
    pub(crate) asked: SeatSet,
}

/// How a game ended.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Ended {
    pub(crate) reason: String,
    #[serde(default)]
    pub(crate) winners: SeatSet,
}

/// Everything an observer needs to go on.
#[derive(Deserialize, Debug)]
pub(crate) struct Snapshot {
    pub(crate) table: Document,
    #[serde(rename = "as")]
    pub(crate) observer: Observer,
    pub(crate) standing: Option<Standing>,
    /// The newest of what was missed.
    #[serde(default)]
    pub(crate) missed: Vec<Happening>,
    /// How many older ones were left out.
    #[serde(default)]
    pub(crate) earlier: u64,
}

/// One is no longer told anything as that observer: the seat is somebody else's now.
#[derive(Deserialize, Debug)]
pub(crate) struct Left {
    #[serde(rename = "as")]
    pub(crate) observer: Observer,
    pub(crate) document: Document,
}

/// What one entry changed.
#[derive(Deserialize, Debug)]
pub(crate) struct Update {
    #[serde(rename = "as")]
    pub(crate) observer: Observer,
    #[serde(flatten)]
    pub(crate) happening: Happening,
    pub(crate) standing: Option<Standing>,
    pub(crate) document: Option<Document>,
}

/// Where the match stands.
#[derive(Deserialize, Debug)]
pub(crate) struct Standing {
    pub(crate) step: u64,
    pub(crate) moves: u32,
    pub(crate) decider: Option<Seat>,
    #[serde(default)]
    pub(crate) question: Value,
    pub(crate) legal: Option<Vec<String>>,
    pub(crate) view: Value,
}

/// One thing done at the table.
#[derive(Deserialize, Debug)]
pub(crate) struct Happening {
    pub(crate) step: u64,
    pub(crate) entry: Entry,
    #[serde(default)]
    pub(crate) events: Vec<Value>,
    #[serde(default)]
    pub(crate) undone: bool,
}

impl Happening {
    /// Whether it is a step of the match.
    pub(crate) fn is_move(&self) -> bool {
        matches!(&*self.entry.did, "act" | "concede")
    }
}

/// What was done.
#[derive(Deserialize, Clone, Debug, Default)]
pub(crate) struct Entry {
    pub(crate) did: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) bot: Option<String>,
    pub(crate) to: Option<u32>,
}

/// Who is there.
#[derive(Deserialize, Debug)]
pub(crate) struct Presence {
    pub(crate) present: SeatSet,
}

/// A line of chat.
#[derive(Deserialize, Debug)]
pub(crate) struct Said {
    pub(crate) number: u64,
    pub(crate) name: Option<String>,
    pub(crate) text: String,
}

/// Who one is.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
}
