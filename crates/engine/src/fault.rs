use dedale_analysis::BudgetError;
use dedale_bots::UnknownBot;
use dedale_games::{Details, Problem, shortened};
use serde::Serialize;

/// A JSON-RPC error: a numeric code of the standard (or [`Fault::REFUSED`]), a short text for people, and data
/// with the stable code for machines. Whatever it says no, nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    code: i32,
    message: String,
    data: Box<Data>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Data {
    #[serde(flatten)]
    details: Details,
    /// What may be done instead: only for who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<String>>,
}

impl Fault {
    /// Not JSON.
    pub const PARSE_ERROR: i32 = -32700;
    /// Not a JSON-RPC request.
    pub const INVALID_REQUEST: i32 = -32600;
    /// No such method.
    pub const METHOD_NOT_FOUND: i32 = -32601;
    /// Not the parameters of the method.
    pub const INVALID_PARAMS: i32 = -32602;
    /// The machine failed.
    pub const INTERNAL_ERROR: i32 = -32603;
    /// The request was understood and refused.
    pub const REFUSED: i32 = -32000;

    /// Says so, with a short text and the details.
    pub fn new(code: i32, message: &str, details: Details) -> Fault {
        Fault { code, message: shortened(message), data: Box::new(Data { details, legal: None }) }
    }

    /// The line is not JSON.
    pub fn unreadable(problem: &Problem) -> Fault {
        let details = Details { code: "parse-error".to_owned(), ..problem.details() };
        Fault::new(Fault::PARSE_ERROR, &problem.to_string(), details)
    }

    /// The message is JSON, but not a request.
    pub(crate) fn not_a_request(field: &str, expected: &str) -> Fault {
        let details = Details::new("invalid-request").field(shortened(field)).expected(expected);
        Fault::new(Fault::INVALID_REQUEST, &format!("{field}: expected {expected}"), details)
    }

    /// The parameters have the wrong shape.
    pub fn invalid_params(problem: &Problem) -> Fault {
        let details = Details { code: "invalid-params".to_owned(), ..problem.details() };
        Fault::new(Fault::INVALID_PARAMS, &problem.to_string(), details)
    }

    /// Understood, and refused.
    pub fn refused(message: &str, details: Details) -> Fault {
        Fault::new(Fault::REFUSED, message, details)
    }

    /// The operating system gives no chance.
    pub fn no_entropy() -> Fault {
        let details = Details::new("no-entropy");
        Fault::new(Fault::INTERNAL_ERROR, "the operating system gives no random bytes", details)
    }

    /// The stable code.
    pub fn code(&self) -> &str {
        &self.data.details.code
    }

    /// Says what may be done instead.
    pub fn with_legal(mut self, legal: Vec<String>) -> Fault {
        self.data.legal = Some(legal);
        self
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault::refused(&problem.to_string(), problem.details())
    }
}

impl From<UnknownBot> for Fault {
    fn from(error: UnknownBot) -> Fault {
        let expected = error.expected.join(", ");
        let details = Details::new("unknown-bot").field("bot").found(&error.name).expected(expected);
        Fault::refused(&error.to_string(), details)
    }
}

impl From<BudgetError> for Fault {
    fn from(error: BudgetError) -> Fault {
        Fault::refused(&error.to_string(), error.details())
    }
}
