use dedale_core::chance::SeedError;
use dedale_core::matches::MatchError;
use dedale_core::record::RecordError;
use dedale_core::{Broken, Refusal, RefusalCode, Seat, SetupError, UnknownAction};

use crate::UnknownGame;

/// A game has no bot of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot “{name}”: expected one of {}", expected.join(", "))]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
    /// The bots there are.
    pub expected: &'static [&'static str],
}

/// Everything that can be wrong with input from outside. Each has a stable code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The options cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not a seed.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// Not an action of the game.
    #[error(transparent)]
    Action(#[from] UnknownAction),
    /// The rules forbid it.
    #[error("not possible now: {0}")]
    Illegal(RefusalCode),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// No such seat at the table.
    #[error("no seat {0}")]
    NoSuchSeat(Seat),
    /// Nobody's giving up ends this game.
    #[error("the game goes on when a player gives up: let a bot answer for the seat")]
    GoesOn,
    /// No such step in the match.
    #[error("no step {asked}: there are {steps}")]
    NoSuchStep {
        /// The step asked for.
        asked: usize,
        /// The steps there are.
        steps: usize,
    },
    /// A record that does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A position that cannot be.
    #[error(transparent)]
    Position(#[from] Broken),
    /// Not JSON, or not of the right shape.
    #[error("{}{message}", place(*line, *column, field))]
    Json {
        /// The line, from 1; 0 if it was no text.
        line: usize,
        /// The column.
        column: usize,
        /// The field, as a path: `position.hands[0][2]`; empty if it is the whole.
        field: String,
        /// The message of the JSON reader.
        message: String,
    },
    /// Neither a record nor a position.
    #[error("neither a record nor a position")]
    NeitherRecordNorPosition,
    /// A match that began from a position has no record.
    #[error("a match that began from a position has no record")]
    NoRecord,
}

impl Problem {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Game(_) => "unknown-game",
            Problem::Setup(error) => error.code(),
            Problem::Seed(_) => "bad-seed",
            Problem::Action(_) => "unknown-action",
            Problem::Illegal(_) => "illegal-action",
            Problem::Over => "game-over",
            Problem::NoSuchSeat(_) => "no-such-seat",
            Problem::GoesOn => "game-goes-on",
            Problem::NoSuchStep { .. } => "no-such-step",
            Problem::Record(error) => error.code,
            Problem::Position(_) => "position-invalid",
            Problem::Json { .. } => "bad-json",
            Problem::NeitherRecordNorPosition => "neither-record-nor-position",
            Problem::NoRecord => "no-record",
        }
    }

    /// The rules' own refusal, if it was theirs.
    pub fn refusal(&self) -> Option<RefusalCode> {
        match self {
            Problem::Illegal(refusal) => Some(*refusal),
            Problem::Record(error) => error.because,
            _ => None,
        }
    }
}

impl<I: Refusal> From<MatchError<I>> for Problem {
    fn from(error: MatchError<I>) -> Problem {
        match error {
            MatchError::Illegal(why) => Problem::Illegal(why.code()),
            MatchError::Over => Problem::Over,
            MatchError::NoSuchSeat(seat) => Problem::NoSuchSeat(seat),
            MatchError::GoesOn => Problem::GoesOn,
            MatchError::NoSuchStep { asked, steps } => Problem::NoSuchStep { asked, steps },
        }
    }
}

fn place(line: usize, column: usize, field: &str) -> String {
    let place = if line == 0 { String::new() } else { format!("line {line}, column {column}: ") };
    if field.is_empty() { place } else { format!("{place}{field}: ") }
}
