//! The few fields of the server's messages that a player needs, borrowed from the text: a view is skipped, never built.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// One message of the server: an answer or a notification.
#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    pub(crate) id: Option<u64>,
    #[serde(borrow)]
    pub(crate) method: Option<&'a str>,
    pub(crate) params: Option<Told<'a>>,
    pub(crate) result: Option<Told<'a>>,
    pub(crate) error: Option<Refusal<'a>>,
}

/// What snapshots, updates and results of commands tell.
#[derive(Deserialize)]
pub(crate) struct Told<'a> {
    /// An id, or in a snapshot the table document.
    #[serde(borrow)]
    pub(crate) table: Option<&'a RawValue>,
    #[serde(rename = "as")]
    pub(crate) observer: Option<&'a RawValue>,
    pub(crate) document: Option<&'a RawValue>,
    pub(crate) standing: Option<Standing<'a>>,
    pub(crate) missed: Option<Vec<Happened<'a>>>,
    /// How many happenings older than `missed` were left out.
    #[serde(default)]
    pub(crate) earlier: u64,
    pub(crate) step: Option<u64>,
    pub(crate) at: Option<u64>,
    pub(crate) entry: Option<&'a RawValue>,
    pub(crate) events: Option<&'a RawValue>,
}

#[derive(Deserialize)]
pub(crate) struct Standing<'a> {
    pub(crate) step: u64,
    #[serde(borrow)]
    pub(crate) legal: Option<&'a RawValue>,
    pub(crate) outcome: Option<IgnoredAny>,
}

/// A happening as it is sent.
#[derive(Deserialize)]
pub(crate) struct Happened<'a> {
    pub(crate) step: u64,
    pub(crate) at: u64,
    #[serde(borrow)]
    pub(crate) entry: &'a RawValue,
    pub(crate) events: &'a RawValue,
}

#[derive(Deserialize)]
pub(crate) struct Refusal<'a> {
    #[serde(borrow)]
    pub(crate) data: Option<RefusalData<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct RefusalData<'a> {
    pub(crate) code: &'a str,
}

/// What a player looks for in a table document.
#[derive(Deserialize)]
pub(crate) struct Document {
    pub(crate) table: String,
    pub(crate) phase: Phase,
    pub(crate) owner: String,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) next: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    Gathering,
    Playing,
    Over,
}

#[derive(Deserialize)]
pub(crate) struct SeatState {
    pub(crate) seat: u8,
    pub(crate) user: Option<String>,
    pub(crate) bot: Option<String>,
}

/// One thing that happened at a table, as one observer was told of it: what must never change again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// Its number.
    pub step: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What was done, as JSON.
    pub entry: String,
    /// What the observer saw of it, as JSON.
    pub events: String,
}

impl From<&Happened<'_>> for Happening {
    fn from(happened: &Happened<'_>) -> Self {
        let Happened { step, at, entry, events } = happened;
        Self { step: *step, at: *at, entry: entry.get().to_owned(), events: events.get().to_owned() }
    }
}
