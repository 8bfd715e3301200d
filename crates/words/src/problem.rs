use std::io::ErrorKind;

use dedale_core::data::DataError;
use dedale_core::record::{Place, RecordError};
use dedale_core::{RefusalCode, SetupError};
use dedale_games::{GameId, Problem, UnknownBot};

use crate::{Value, Words};

impl Words {
    /// A problem, in a sentence.
    pub fn problem(&self, problem: &Problem) -> String {
        let id = format!("problem-{}", problem.code());
        match problem {
            Problem::Game(unknown) => {
                let games: Vec<_> = GameId::ALL.iter().map(ToString::to_string).collect();
                self.found(&id, &unknown.0, &games.join(", "))
            }
            Problem::Setup(error) => self.setup_error(error),
            Problem::Seed(error) => self.found(&id, &error.0, ""),
            Problem::Action(unknown) => self.found(&id, &unknown.0, ""),
            Problem::Illegal(refusal) => {
                self.text(&id, &[("why", self.refusal(*refusal).into()), ("rule", refusal.rule.into())])
            }
            Problem::NoSuchSeat(seat) => self.text(&id, &[("seat", seat.number().into())]),
            Problem::NoSuchStep { asked, steps } => {
                self.text(&id, &[("asked", (*asked).into()), ("steps", (*steps).into())])
            }
            Problem::Record(error) => self.record_error(error),
            Problem::Position(broken) => {
                let args = [("found", counted(&broken.found)), ("expected", counted(&broken.expected))];
                let why = self.text(&format!("position-{}", broken.why), &args);
                self.text(&id, &[("field", broken.field.as_str().into()), ("why", why.into())])
            }
            Problem::Json { line, column, field, message } => {
                let message = self.json_message(message);
                let message = match field.is_empty() {
                    true => message,
                    false => {
                        self.text("json-at", &[("field", field.as_str().into()), ("message", message.into())])
                    }
                };
                let place = [("line", (*line).into()), ("column", (*column).into())];
                self.text(&id, &[&place[..], &[("message", message.into())]].concat())
            }
            Problem::Over | Problem::GoesOn | Problem::NeitherRecordNorPosition | Problem::NoRecord => {
                self.say(&id)
            }
        }
    }

    /// Why an action is not possible; no sentence of its own.
    pub fn refusal(&self, refusal: RefusalCode) -> String {
        self.say(&format!("refusal-{}", refusal.code))
    }

    /// A mistake in a layout or deck file.
    pub fn data_error(&self, file: &str, error: &DataError) -> String {
        let field = match (error.entry.is_empty(), error.field.is_empty()) {
            (false, false) => format!("{}.{}", error.entry, error.field),
            _ => format!("{}{}", error.entry, error.field),
        };
        let place = self.text(
            "place-file",
            &[
                ("file", file.into()),
                ("line", error.line.unwrap_or(0).into()),
                ("field", if field.is_empty() { "none".into() } else { field.into() }),
            ],
        );
        self.text(
            &format!("problem-{}", error.kind.code()),
            &[
                ("place", place.into()),
                ("found", error.found.as_str().into()),
                ("expected", error.expected.as_str().into()),
            ],
        )
    }

    /// Which bots there are instead.
    pub fn unknown_bot(&self, unknown: &UnknownBot) -> String {
        self.found("problem-unknown-bot", &unknown.name, &unknown.expected.join(", "))
    }

    /// Why a file cannot be read or written; what the system says where there are no words for it.
    pub fn io_error(&self, error: &std::io::Error) -> String {
        match error.kind() {
            ErrorKind::NotFound => self.say("io-not-found"),
            ErrorKind::PermissionDenied => self.say("io-denied"),
            ErrorKind::IsADirectory => self.say("io-directory"),
            ErrorKind::FileTooLarge => self.say("io-too-long"),
            ErrorKind::InvalidData => self.say("io-not-text"),
            _ => error.to_string(),
        }
    }

    fn found(&self, id: &str, found: &str, expected: &str) -> String {
        self.text(id, &[("found", found.into()), ("expected", expected.into())])
    }

    fn setup_error(&self, error: &SetupError) -> String {
        let id = format!("problem-{}", error.code());
        match error {
            SetupError::NotAnOption(word) => self.found(&id, word, ""),
            SetupError::UnknownOption { option, expected } => self.found(&id, option, &expected.join(", ")),
            SetupError::UnknownValue { option, value, expected } => self.text(
                &id,
                &[
                    ("option", (*option).into()),
                    ("found", value.as_str().into()),
                    ("expected", expected.join(", ").into()),
                ],
            ),
            SetupError::Conflict { option, value, with } => self.text(
                &id,
                &[("option", (*option).into()), ("found", (&**value).into()), ("with", (*with).into())],
            ),
            SetupError::BadValue { option, entry, found, expected } => self.text(
                &id,
                &[
                    ("option", (*option).into()),
                    ("entry", entry.as_str().into()),
                    ("found", found.as_str().into()),
                    ("expected", expected.as_str().into()),
                ],
            ),
        }
    }

    fn record_error(&self, error: &RecordError) -> String {
        let place = match error.place {
            Place::Line(line) => self.text("place-line", &[("line", line.into())]),
            Place::Field(field) => self.text("place-field", &[("field", field.into())]),
            Place::Step(step) => self.text("place-step", &[("step", (step + 1).into())]),
        };
        let mut args: Vec<(&str, Value<'_>)> = vec![
            ("place", place.into()),
            ("found", (&*error.found).into()),
            ("expected", (&*error.expected).into()),
        ];
        if let Some(why) = error.because {
            args.extend([("why", self.refusal(why).into()), ("rule", why.rule.into())]);
        }
        if let Some(setup) = &error.setup {
            args.push(("problem", self.setup_error(setup).into()));
        }
        self.text(&format!("problem-{}", error.code), &args)
    }
}

/// A number as a number, so that a text can choose its plural.
fn counted(text: &str) -> Value<'_> {
    text.parse::<usize>().map_or_else(|_| text.into(), Value::from)
}
