//! The answers of the host.

use dedale_protocol::{Fault, Millis, Refusal, TableId};
use dedale_table::{Logged, StoredAbout};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::Refused;
use crate::summary::Summary;

/// The answer to one message.
#[derive(Default, Serialize)]
pub(crate) struct Answer {
    /// Of a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<Box<RawValue>>,
    /// Of a call.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Fault>,
    /// The table that was opened or imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<TableId>,
    /// After thinking: whether there is nothing to think about now.
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<bool>,
    /// When the next bot may speak, or the next clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<Option<Millis>>,
    /// The files that must be provided before the message can be answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    needs: Vec<&'static str>,
    /// Entries to be stored before anything is delivered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<Kept>,
    /// Notifications as on the socket.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) told: Vec<Told>,
}

/// A table of which something is to be stored.
#[derive(Serialize)]
pub(crate) struct Kept {
    pub(crate) table: TableId,
    /// The description of a new table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) about: Option<StoredAbout>,
    /// The new entries.
    pub(crate) entries: Vec<Logged>,
    pub(crate) summary: Summary,
    /// The analysis, where it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) analysis: Option<Box<RawValue>>,
}

/// A notification.
#[derive(Serialize)]
pub(crate) struct Told {
    pub(crate) method: &'static str,
    pub(crate) params: Box<RawValue>,
}

/// The result of a task, before it is told and kept.
pub(crate) enum Said {
    /// A document, with its status over HTTP.
    Document(u16, Box<RawValue>),
    /// A table was opened.
    Opened(TableId),
    /// One slice of work is done.
    Thought { idle: bool, due: Option<Millis> },
    /// Files are missing.
    Needs(Vec<&'static str>),
    /// Nothing to say.
    Nothing,
}

impl Said {
    pub(crate) fn document(document: &impl Serialize) -> Said {
        Said::Document(200, written(document))
    }
}

/// A document as JSON.
pub(crate) fn written(document: &impl Serialize) -> Box<RawValue> {
    to_raw_value(document).expect("documents have string keys")
}

impl Answer {
    /// The answer to a request as over HTTP.
    pub(crate) fn to_request(said: Result<Said, Refused>) -> Answer {
        match said {
            Ok(Said::Document(status, body)) => {
                Answer { status: Some(status), body: Some(body), ..Answer::default() }
            }
            Ok(other) => Answer::to_task(Ok(other)),
            Err(Refused { status, fault }) => {
                let body = written(&Refusal { error: fault });
                Answer { status: Some(status), body: Some(body), ..Answer::default() }
            }
        }
    }

    /// The answer to anything else.
    pub(crate) fn to_task(said: Result<Said, Refused>) -> Answer {
        let empty = Answer::default();
        match said {
            Ok(Said::Document(_, result)) => Answer { result: Some(result), ..empty },
            Ok(Said::Opened(table)) => Answer { opened: Some(table), ..empty },
            Ok(Said::Thought { idle, due }) => Answer { idle: Some(idle), due: Some(due), ..empty },
            Ok(Said::Needs(needs)) => Answer { needs, ..empty },
            Ok(Said::Nothing) => empty,
            Err(refused) => Answer { error: Some(refused.fault), ..empty },
        }
    }

    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).expect("answers have string keys")
    }
}
