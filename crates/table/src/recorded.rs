//! Recorded games, read as anybody may have written them.

use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, Document, Loaded, Problem};
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
    if let Ok(proof) = serde_json::from_value::<Proof>(record.clone()) {
        return Ok((AnyMatch::from_record(&proof.record)?, proof.stopped));
    }
    let text = match record {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    match AnyMatch::load(&text, Seed::Quick(0))? {
        Loaded { document: Document::Record, game } => Ok((game, false)),
        Loaded { document: Document::Position, .. } => Err(Problem::NeitherRecordNorPosition),
    }
}
