use dedale_games::{Details, Problem, UnknownBot, shortened};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A JSON-RPC error: a numeric code of the standard (or [`Fault::REFUSED`]), a short text for people, and data with the stable code
/// for machines. Nothing has changed when one is answered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// A number of JSON-RPC.
    #[serde(default)]
    code: i32,
    /// For people who read logs.
    #[serde(default)]
    message: String,
    #[serde(default)]
    data: Box<FaultData>,
}

/// The details of an error; empty fields are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
struct FaultData {
    #[serde(flatten)]
    details: Details,
    /// The legal answers: only for clients who may know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    legal: Option<Vec<String>>,
}

/// How every refusal over HTTP looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// Why.
    pub error: Fault,
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

    /// A fault with a short text and the details.
    pub fn new(code: i32, message: &str, details: Details) -> Fault {
        Fault { code, message: shortened(message), data: Box::new(FaultData { details, legal: None }) }
    }

    /// The line is not JSON.
    pub fn unreadable(problem: &Problem) -> Fault {
        let details = Details { code: "parse-error".to_owned(), ..problem.details() };
        Fault::new(Fault::PARSE_ERROR, &problem.to_string(), details)
    }

    /// The message is JSON, but not a request.
    pub fn not_a_request(field: &str, expected: &str) -> Fault {
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

    /// The text for people.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The error.
    pub fn details(&self) -> &Details {
        &self.data.details
    }

    /// Adds what may be done instead.
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
        Fault::refused(&error.to_string(), error.details())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_reads_what_it_writes() {
        let details = Details::new("stale-step").field("step").found(3).expected(4);
        let fault = Fault::refused("made against step 3, but it is step 4", details);
        let fault = fault.with_legal(vec!["draw".to_owned()]);
        let written = serde_json::to_string(&fault).expect("JSON");
        assert_eq!(serde_json::from_str::<Fault>(&written).expect("a fault"), fault);
    }

    #[test]
    fn a_fault_with_less_than_we_write_is_still_one() {
        let fault: Fault = serde_json::from_str("{\"code\":-32000}").expect("a fault");
        assert_eq!((fault.code(), fault.message()), ("", ""));
    }
}
