//! The messages to and from a program: JSON-RPC 2.0, one a line (`docs/protocol.md`, Bots).

use std::fmt;

use dedale_core::SetupDocument;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The version of the messages.
pub(crate) const PROTOCOL: u32 = 1;
/// No program gets more sampled worlds with a question.
pub(crate) const MOST_WORLDS: usize = 1_000;

#[derive(Serialize)]
pub(crate) struct Message<'a, P> {
    pub(crate) jsonrpc: &'static str,
    /// None for a notification.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<u64>,
    pub(crate) method: &'a str,
    pub(crate) params: P,
}

#[derive(Serialize)]
pub(crate) struct Hello<'a> {
    pub(crate) protocol: u32,
    pub(crate) program: &'static str,
    pub(crate) game: &'static str,
    pub(crate) rules: u32,
    pub(crate) setup: &'a SetupDocument,
    pub(crate) time_ms: u64,
}

#[derive(Serialize)]
pub(crate) struct Begin {
    pub(crate) seat: u32,
}

#[derive(Serialize)]
pub(crate) struct Choose<'a, G: dedale_core::Game> {
    pub(crate) seat: u32,
    pub(crate) question: G::Question,
    /// The legal answers, as texts…
    pub(crate) legal: Vec<String>,
    /// …and as indices.
    pub(crate) actions: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<G::View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<&'a [Box<RawValue>]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) worlds: Option<Vec<G::Position>>,
    /// For choices at random that can be repeated.
    pub(crate) seed: u32,
    pub(crate) time_ms: u64,
}

/// A line of the program.
#[derive(Deserialize)]
pub(crate) struct Reply {
    pub(crate) id: Option<Value>,
    pub(crate) result: Option<Box<RawValue>>,
    pub(crate) error: Option<ReplyError>,
}

#[derive(Deserialize)]
pub(crate) struct ReplyError {
    pub(crate) message: String,
}

/// How a program introduces itself.
#[derive(Clone, Deserialize, Debug)]
pub(crate) struct Introduction {
    pub(crate) protocol: u32,
    #[serde(default = "view_only")]
    pub(crate) wants: Vec<Wanted>,
    /// How many sampled worlds it wants with each question.
    #[serde(default)]
    pub(crate) worlds: usize,
}

fn view_only() -> Vec<Wanted> {
    vec![Wanted::View]
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Wanted {
    View,
    Events,
    Worlds,
}

#[derive(Deserialize)]
pub(crate) struct Chosen {
    pub(crate) action: TextOrIndex,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum TextOrIndex {
    Text(String),
    Index(usize),
}

impl fmt::Display for TextOrIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextOrIndex::Text(text) => write!(f, "“{text}”"),
            TextOrIndex::Index(index) => write!(f, "{index}"),
        }
    }
}
