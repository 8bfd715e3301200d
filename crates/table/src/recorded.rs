//! Recorded games, read as anybody may have written them.

use dedale_games::{AnyMatch, Problem, from_value};
use dedale_protocol::{RecordedGame, UserId};
use serde_json::Value;

use crate::{Opening, Proof, TableError};

impl Opening {
    /// A table that holds a recorded game: over, it can be looked at; unfinished, it goes on. The game is played again, and
    /// refused if its record is wrong.
    pub fn of_recorded(
        RecordedGame { record, bot }: &RecordedGame,
        owner: &UserId,
    ) -> Result<Opening, TableError> {
        let (game, stopped) = read(record)?;
        Opening::of_record(&game, owner, bot.as_deref(), stopped)
    }

    /// The same for a game that must be over.
    pub fn of_finished(recorded: &RecordedGame, owner: &UserId) -> Result<Opening, TableError> {
        let (game, stopped) = read(&recorded.record)?;
        if game.playing().outcome().is_none() && !stopped {
            return Err(TableError::WrongPhase(dedale_protocol::Phase::Playing.name()));
        }
        Opening::of_record(&game, owner, recorded.bot.as_deref(), stopped)
    }
}

/// The game of a record, and whether all agreed to stop it.
fn read(record: &Value) -> Result<(AnyMatch, bool), Problem> {
    if let Ok(proof) = from_value::<Proof>(record) {
        return Ok((AnyMatch::from_record(&proof.record)?, proof.stopped));
    }
    let game = match record {
        Value::String(text) => AnyMatch::load_record(text)?,
        other => AnyMatch::load_record(&other.to_string())?,
    };
    Ok((game, false))
}
