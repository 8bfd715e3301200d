use std::borrow::Cow;
use std::fmt;

use dedale_core::chance::SeedError;
use dedale_core::record::{Place, RecordError};
use dedale_core::{RefusalCode, SetupError, UnknownAction};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{GameId, Problem, UnknownBot, UnknownGame};

/// A problem as data, for programs. What is not known is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Details {
    /// The stable code.
    pub code: String,
    /// The rules' own code, if they refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub refusal: Option<Cow<'static, str>>,
    /// The rule it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub rule: Option<Cow<'static, str>>,
    /// The field that is wrong, as a path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub field: Option<String>,
    /// The line that is wrong, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub line: Option<usize>,
    /// The column.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub column: Option<usize>,
    /// The value found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub found: Option<String>,
    /// The value expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub expected: Option<String>,
}

impl Details {
    /// Just the code.
    pub fn new(code: &str) -> Details {
        Details { code: code.to_owned(), ..Details::default() }
    }

    /// In that field.
    pub fn field(self, field: impl Into<String>) -> Details {
        Details { field: Some(field.into()), ..self }
    }

    /// The value found, shortened if it is very long.
    pub fn found(self, found: impl fmt::Display) -> Details {
        Details { found: Some(shortened(&found.to_string())), ..self }
    }

    /// The value expected.
    pub fn expected(self, expected: impl fmt::Display) -> Details {
        Details { expected: Some(expected.to_string()), ..self }
    }

    /// Why the rules refuse it.
    pub fn because(self, why: Option<RefusalCode>) -> Details {
        Details { refusal: why.map(|why| why.code.into()), rule: why.map(|why| why.rule.into()), ..self }
    }

    /// At that place of a text; line 0 is none.
    pub fn at(self, line: usize, column: usize) -> Details {
        let known = line > 0;
        Details { line: known.then_some(line), column: (known && column > 0).then_some(column), ..self }
    }
}

/// The most characters of a stranger's text that are given back to it.
const LONGEST: usize = 200;

/// The text, or its beginning.
pub fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl UnknownBot {
    /// The problem as data.
    pub fn details(&self) -> Details {
        Details::new("unknown-bot").field("bot").found(&self.name).expected(self.expected.join(", "))
    }
}

impl Problem {
    /// The problem as data.
    pub fn details(&self) -> Details {
        let details = Details::new(self.code());
        match self {
            Problem::Game(UnknownGame(name)) => {
                details.field("game").found(name).expected(GameId::ALL.map(|game| game.info().id).join(", "))
            }
            Problem::Setup(error) => of_setup(details, error),
            Problem::Seed(SeedError(text)) => {
                details.field("seed").found(text).expected("a number below 2^64 or 64 hexadecimal digits")
            }
            Problem::Action(UnknownAction(text)) => {
                details.field("action").found(text).expected("an action of the game")
            }
            Problem::Illegal(why) => details.field("action").because(Some(*why)),
            Problem::NoSuchSeat(seat) => details.found(seat).expected("a seat of the game"),
            Problem::NoSuchStep { asked, steps } => {
                details.field("step").found(asked).expected(format!("0 to {steps}"))
            }
            Problem::Record(error) => of_record(details, error),
            Problem::Position(broken) => {
                details.field(&broken.field).found(&broken.found).expected(&broken.expected)
            }
            Problem::Json { line, column, field, message } => {
                let details = details.at(*line, *column);
                let details = match message.split_once(", expected ") {
                    Some((found, expected)) => details.found(found).expected(expected),
                    None => details.found(message),
                };
                if field.is_empty() { details } else { details.field(field) }
            }
            Problem::Over | Problem::GoesOn | Problem::NeitherRecordNorPosition | Problem::NoRecord => {
                details
            }
        }
    }
}

fn of_setup(details: Details, error: &SetupError) -> Details {
    let details = details.field(format!("setup.{}", shortened(error.field())));
    match error {
        SetupError::NotAnOption(word) => details.found(word).expected("option=value"),
        SetupError::UnknownOption { option, expected } => details.found(option).expected(expected.join(", ")),
        SetupError::UnknownValue { value, expected, .. } => {
            details.found(value).expected(expected.join(", "))
        }
        SetupError::Conflict { value, with, .. } => details.found(value).expected(format!("not with {with}")),
        SetupError::BadValue { entry, found, expected, .. } => {
            details.found(format!("{entry}: {found}")).expected(expected)
        }
    }
}

fn of_record(details: Details, error: &RecordError) -> Details {
    let details = match &error.setup {
        Some(setup) => of_setup(details, setup),
        None => details.found(&error.found).expected(&error.expected).because(error.because),
    };
    match error.place {
        Place::Line(line) => details.at(line, 0),
        Place::Field(_) if error.setup.is_some() => details,
        Place::Field(field) => details.field(field),
        Place::Step(_) => details.field(error.place.to_string()),
    }
}
