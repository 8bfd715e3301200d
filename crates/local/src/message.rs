//! The messages to the host.

use dedale_games::from_value;
use dedale_protocol::{Millis, StatisticsQuery};
use dedale_table::{Logged, StoredAbout};
use serde::Deserialize;
use serde_json::Value;

use crate::error::Refused;
use crate::summary::Summary;

/// A message: its time and chance, and one task.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Message {
    /// Milliseconds since 1970.
    pub(crate) now: Option<Millis>,
    /// 64 hexadecimal digits, fresh for each message.
    pub(crate) entropy: Option<String>,
    /// The summaries of stored tables, where a request is about more than the open ones.
    #[serde(default)]
    pub(crate) summaries: Summaries,
    statistics: Option<Statistics>,
    request: Option<Request>,
    call: Option<Call>,
    open: Option<Stored>,
    import: Option<Stored>,
    close: Option<Close>,
    think: Option<Think>,
}

/// What is to be done.
pub(crate) enum Task {
    Request(Request),
    Call(Call),
    Open(Stored),
    Import(Stored),
    Close(Close),
    Think(Think),
    Statistics(Statistics),
}

/// A request as over HTTP.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    pub(crate) method: Method,
    /// The path, with its query.
    pub(crate) path: String,
    #[serde(default)]
    pub(crate) body: Value,
}

/// A method of HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Method {
    Get,
    Post,
    Patch,
    Delete,
}

/// A request as over the socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Call {
    pub(crate) method: String,
    #[serde(default)]
    pub(crate) params: Value,
}

/// A table as it was kept.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stored {
    pub(crate) about: StoredAbout,
    pub(crate) entries: Vec<Logged>,
    /// The analysis of the finished game, as far as it was.
    #[serde(default)]
    pub(crate) analysis: Value,
}

/// A table to be forgotten.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Close {
    pub(crate) table: String,
}

/// For how long to think.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Think {
    pub(crate) milliseconds: u32,
}

/// Statistics of stored tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Statistics {
    pub(crate) summaries: Summaries,
    #[serde(default)]
    pub(crate) query: StatisticsQuery,
}

/// The summaries of stored tables. Those that cannot be read are left out: one damaged table is no reason to show none.
#[derive(Default, Deserialize)]
#[serde(from = "Vec<Value>")]
pub(crate) struct Summaries(pub(crate) Vec<Summary>);

impl From<Vec<Value>> for Summaries {
    fn from(stored: Vec<Value>) -> Summaries {
        Summaries(stored.into_iter().filter_map(|one| from_value(&one).ok()).collect())
    }
}

impl Message {
    /// The one task of the message.
    pub(crate) fn take_task(&mut self) -> Result<Task, Refused> {
        let tasks = [
            self.request.take().map(Task::Request),
            self.call.take().map(Task::Call),
            self.open.take().map(Task::Open),
            self.import.take().map(Task::Import),
            self.close.take().map(Task::Close),
            self.think.take().map(Task::Think),
            self.statistics.take().map(Task::Statistics),
        ];
        let mut tasks = tasks.into_iter().flatten();
        match (tasks.next(), tasks.next()) {
            (Some(task), None) => Ok(task),
            _ => Err(Refused::invalid(
                "message",
                "one of request, call, open, import, close, think and statistics",
            )),
        }
    }
}
