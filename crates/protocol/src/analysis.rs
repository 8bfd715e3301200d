//! Where the analysis of a finished game stands.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Report, ReportInWords, TableId};

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "their names say it")]
pub enum AnalysisState {
    Waiting,
    Running,
    Done,
}

/// Where an analysis stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "a table and a state say what they are")]
pub struct AnalysisProgress {
    pub table: TableId,
    pub state: AnalysisState,
    /// Decisions thought about.
    pub done: usize,
    /// All of them.
    pub of: usize,
    /// How many others come first.
    pub before: usize,
}

impl AnalysisProgress {
    /// After so many of its decisions, with so many analyses before it.
    pub fn new(table: TableId, done: usize, of: usize, before: usize) -> AnalysisProgress {
        let state = match done {
            _ if done == of => AnalysisState::Done,
            0 => AnalysisState::Waiting,
            _ => AnalysisState::Running,
        };
        AnalysisProgress { table, state, done, of, before }
    }
}

/// An analysis as far as it is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisDocument {
    /// How far it is.
    #[serde(flatten)]
    pub progress: AnalysisProgress,
    /// As `dedale analyse --json` writes it; null while it waits.
    pub report: Option<Report>,
    /// The same in words, for clients that asked for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ReportInWords")]
    pub told: Option<ReportInWords>,
}
