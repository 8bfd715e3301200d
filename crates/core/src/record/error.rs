use std::fmt;

use crate::{RefusalCode, SetupError};

/// Where a record is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A line of the text form, from 1.
    Line(usize),
    /// A field of the JSON form.
    Field(&'static str),
    /// A step, from 0.
    Step(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line(line) => write!(f, "line {line}"),
            Place::Field(field) => f.write_str(field),
            Place::Step(step) => write!(f, "actions[{step}]"),
        }
    }
}

/// A mistake in a record: data, no sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {code}: found {found}, expected {expected}{}", rule(*because))]
pub struct RecordError {
    /// The stable code.
    pub code: &'static str,
    /// The part of the record.
    pub place: Place,
    /// The value found.
    pub found: Box<str>,
    /// The value expected.
    pub expected: Box<str>,
    /// The rules' own refusal, if it was theirs.
    pub because: Option<RefusalCode>,
    /// The setup's own error, if it was there.
    pub setup: Option<Box<SetupError>>,
}

fn rule(because: Option<RefusalCode>) -> String {
    because.map_or_else(String::new, |why| format!(" ({why})"))
}

impl RecordError {
    /// Says what is wrong where.
    pub fn new(
        code: &'static str,
        place: Place,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Self {
        let (found, expected) = (found.to_string().into(), expected.to_string().into());
        RecordError { code, place, found, expected, because: None, setup: None }
    }

    pub(super) fn because(self, why: RefusalCode) -> Self {
        RecordError { because: Some(why), ..self }
    }

    pub(super) fn in_setup(place: Place, error: SetupError) -> Self {
        let new = RecordError::new("record-bad-setup", place, error.field(), &error);
        RecordError { setup: Some(Box::new(error)), ..new }
    }

    pub(super) fn at(self, place: Place) -> Self {
        RecordError { place, ..self }
    }
}
