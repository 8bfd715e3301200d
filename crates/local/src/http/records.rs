//! Records taken in as tables.

use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, Document, Loaded, Problem};
use dedale_table::{Opening, Proof};
use serde::Deserialize;
use serde_json::Value;

use super::query::body;
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::person::local;
use crate::turn::Turn;

/// A record as its text, as JSON, or inside a proof.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TakingIn {
    record: Value,
    /// The bot on all seats but the first; without, one plays all seats.
    bot: Option<String>,
}

impl Host {
    /// Takes in a game: over, it can be looked at; unfinished, it goes on.
    pub(super) fn take_in(&mut self, new: &Value, turn: &mut Turn) -> Result<Said, Refused> {
        let TakingIn { record, bot } = body(new)?;
        let (game, stopped) = read(&record)?;
        let opening = Opening::of_record(&game, local(), bot.as_deref(), stopped)?;
        let table = self.set_up(opening, turn)?;
        self.document(&table, turn)
    }
}

/// The game of a record, and whether all agreed to stop it.
fn read(record: &Value) -> Result<(AnyMatch, bool), Refused> {
    if let Ok(proof) = serde_json::from_value::<Proof>(record.clone()) {
        return Ok((AnyMatch::from_record(&proof.record)?, proof.stopped));
    }
    let text = match record {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    match AnyMatch::load(&text, Seed::Quick(0))? {
        Loaded { document: Document::Record, game } => Ok((game, false)),
        Loaded { document: Document::Position, .. } => Err(Problem::NeitherRecordNorPosition.into()),
    }
}
