//! Why the host does not do something: the refusals of the server, as far as they can occur without one.

use dedale_analysis::AnalysisError;
use dedale_games::{Details, Problem, UnknownBot};
use dedale_protocol::{CommandError, Fault, TableId};
use dedale_table::{TableError, status_of_problem};

/// A refusal: the status over HTTP, and the fault. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) status: u16,
    pub(crate) fault: Fault,
}

impl Refused {
    fn with_code(status: u16, message: &str, code: &str) -> Refused {
        Refused { status, fault: Fault::refused(message, Details::new(code)) }
    }

    pub(crate) fn no_such_table() -> Refused {
        Refused::with_code(404, "no such table", "no-such-table")
    }

    /// The table is stored, and must be opened first.
    pub(crate) fn not_open(table: &TableId) -> Refused {
        let details = Details::new("no-such-table").found(table);
        Refused { status: 404, fault: Fault::refused("no such table", details) }
    }

    pub(crate) fn no_such_day() -> Refused {
        Refused::with_code(404, "no such day", "no-such-day")
    }

    pub(crate) fn no_such_puzzle() -> Refused {
        Refused::with_code(404, "no such puzzle", "no-such-puzzle")
    }

    pub(crate) fn no_such_page() -> Refused {
        Refused::with_code(404, "no such page", "no-such-page")
    }

    pub(crate) fn wrong_method() -> Refused {
        Refused::with_code(405, "not with this method", "wrong-method")
    }

    pub(crate) fn no_analysis() -> Refused {
        Refused::with_code(404, "nobody has asked for an analysis of this game", "no-analysis")
    }

    /// A parameter has the wrong shape.
    pub(crate) fn invalid(field: &'static str, expected: &str) -> Refused {
        TableError::Invalid { field, expected: expected.to_owned() }.into()
    }

    /// The message is JSON of another shape.
    pub(crate) fn bad_message(problem: &Problem) -> Refused {
        Refused { status: 400, fault: Fault::invalid_params(problem) }
    }

    /// The message is not JSON.
    pub(crate) fn unreadable(problem: &Problem) -> Refused {
        Refused { status: 400, fault: Fault::unreadable(problem) }
    }
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Refused {
        Refused { status: error.status(), fault: error.fault() }
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { status: status_of_problem(&problem), fault: problem.into() }
    }
}

impl From<AnalysisError> for Refused {
    fn from(error: AnalysisError) -> Refused {
        match error {
            AnalysisError::Problem(problem) => problem.into(),
            AnalysisError::Budget(_) | AnalysisError::NotOfRecord => {
                let fault = Fault::new(Fault::INTERNAL_ERROR, &error.to_string(), error.details());
                Refused { status: 500, fault }
            }
        }
    }
}

impl From<UnknownBot> for Refused {
    fn from(error: UnknownBot) -> Refused {
        Refused { status: 400, fault: error.into() }
    }
}

impl From<CommandError> for Refused {
    fn from(error: CommandError) -> Refused {
        match error {
            CommandError::NoSuchMethod(method) => {
                let details = Details::new("method-not-found").found(method);
                Refused { status: 404, fault: Fault::new(Fault::METHOD_NOT_FOUND, "unknown method", details) }
            }
            CommandError::Params(problem) => Refused::bad_message(&problem),
            CommandError::Key => Refused::invalid("key", "1 to 64 characters that can be printed"),
        }
    }
}
