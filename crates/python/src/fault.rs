//! Refusals as Python exceptions: the classes of `dedale.errors`, each with its stable code and the rule it rests on.

use dedale_analysis::{AnalysisError, BudgetError};
use dedale_bots::UnknownBot;
use dedale_core::explicit::ExplicitError;
use dedale_core::matches::MatchError;
use dedale_core::{Refusal, Seat};
use dedale_games::Problem;
use dedale_guests::{GuestError, Guests};
use dedale_lab::LabError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A refused call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The exception's class in `dedale.errors`.
    class: &'static str,
    code: &'static str,
    rule: Option<&'static str>,
    message: String,
}

impl Fault {
    pub(crate) fn new(class: &'static str, code: &'static str, message: impl Into<String>) -> Fault {
        Fault { class, code, rule: None, message: message.into() }
    }

    pub(crate) fn closed() -> Fault {
        Fault::new("ClosedError", "closed", "it is closed")
    }

    pub(crate) fn busy() -> Fault {
        Fault::new("BusyError", "busy", "another thread is using it")
    }

    pub(crate) fn no_such_seat(found: &str, seats: usize) -> Fault {
        Fault::new("SeatError", "no-such-seat", format!("no seat {found}: expected 1 to {seats}"))
    }

    pub(crate) fn bad_argument(message: impl Into<String>) -> Fault {
        Fault::new("ArgumentError", "bad-argument", message)
    }

    pub(crate) fn bad_array(message: impl Into<String>) -> Fault {
        Fault::new("ArrayError", "bad-array", message)
    }

    pub(crate) fn bad_seed(found: &str) -> Fault {
        let message = format!("“{found}” is no seed: expected a number below 2^64 or 64 hexadecimal digits");
        Fault::new("SeedError", "bad-seed", message)
    }

    pub(crate) fn unknown_action(found: &str) -> Fault {
        Fault::new("ActionError", "unknown-action", format!("unknown action “{found}”"))
    }

    fn raised(&self, py: Python<'_>) -> PyResult<PyErr> {
        let class = py.import("dedale.errors")?.getattr(self.class)?.cast_into::<PyType>()?;
        Ok(PyErr::from_value(class.call1((&self.message, self.code, self.rule))?))
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        Python::attach(|py| fault.raised(py).unwrap_or_else(|error| error))
    }
}

/// The class of a problem's exception.
fn class_of(problem: &Problem) -> &'static str {
    match problem {
        Problem::Game(_) => "GameError",
        Problem::Setup(_) => "SetupError",
        Problem::Seed(_) => "SeedError",
        Problem::Action(_) => "ActionError",
        Problem::Illegal(_) => "IllegalActionError",
        Problem::Over => "GameOverError",
        Problem::NoSuchSeat(_) | Problem::GoesOn => "SeatError",
        Problem::NoSuchStep { .. } => "StepError",
        Problem::Record(_)
        | Problem::Position(_)
        | Problem::Json { .. }
        | Problem::NeitherRecordNorPosition
        | Problem::NoRecord => "DocumentError",
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        let refusal = problem.refusal();
        Fault {
            class: class_of(&problem),
            code: problem.code(),
            rule: refusal.map(|refusal| refusal.rule),
            message: problem.to_string(),
        }
    }
}

impl<I: Refusal> From<MatchError<I>> for Fault {
    fn from(error: MatchError<I>) -> Fault {
        Problem::from(error).into()
    }
}

impl<I: Refusal> From<ExplicitError<I>> for Fault {
    fn from(error: ExplicitError<I>) -> Fault {
        match error {
            ExplicitError::Match(error) => error.into(),
            ExplicitError::ChanceIsAsked => {
                Fault::new("ChanceError", "chance-is-asked", "chance must be answered first")
            }
            ExplicitError::ChanceIsNotAsked => {
                Fault::new("ChanceError", "chance-is-not-asked", "this is no chance node")
            }
            ExplicitError::NoSuchOutcome { pick, below } => {
                let message = format!("no outcome {pick}: expected 0 to {}", below - 1);
                Fault::new("ChanceError", "no-such-outcome", message)
            }
        }
    }
}

impl From<UnknownBot> for Fault {
    fn from(error: UnknownBot) -> Fault {
        Fault::new("BotError", "unknown-bot", error.to_string())
    }
}

impl From<GuestError> for Fault {
    fn from(error: GuestError) -> Fault {
        Fault::new("BotError", error.code(), error.to_string())
    }
}

/// Refuses results that are not those of the bots that were named: a program failed too often.
pub(crate) fn played_by_themselves(guests: &Guests) -> Result<(), Fault> {
    let given_up = guests.faults().into_iter().find(|fault| fault.given_up);
    given_up.map_or(Ok(()), |fault| {
        let message = format!("“{}” failed {} times: {}", fault.command, fault.count, fault.why);
        Err(Fault::new("BotError", "bot-given-up", message))
    })
}

impl From<BudgetError> for Fault {
    fn from(error: BudgetError) -> Fault {
        Fault::new("ArgumentError", BudgetError::CODE, error.to_string())
    }
}

impl From<AnalysisError> for Fault {
    fn from(error: AnalysisError) -> Fault {
        match error {
            AnalysisError::Problem(problem) => problem.into(),
            AnalysisError::Budget(error) => error.into(),
            AnalysisError::NotOfRecord => Fault::new("DocumentError", error.code(), error.to_string()),
        }
    }
}

impl From<LabError> for Fault {
    fn from(error: LabError) -> Fault {
        match error {
            LabError::Bot(unknown) => unknown.into(),
            error => Fault::new("ArgumentError", error.code(), error.to_string()),
        }
    }
}

/// A seat as people count, from 1.
pub(crate) fn seat(number: &Bound<'_, PyAny>, seats: usize) -> Result<Seat, Fault> {
    let seat = number.extract::<u32>().ok().and_then(Seat::from_number);
    seat.filter(|seat| seat.index() < seats).ok_or_else(|| Fault::no_such_seat(&shown(number), seats))
}

/// A Python value as it is shown in a message.
pub(crate) fn shown(value: &Bound<'_, PyAny>) -> String {
    let text: String = value.str().map_or_else(|_| "?".to_owned(), |text| text.to_string());
    dedale_games::shortened(&text).to_string()
}
