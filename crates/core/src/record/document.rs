use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ending, Place, Record, RecordError, text};
use crate::chance::Seed;
use crate::setup::SetupDocument;
use crate::{Match, Rules, Setup};

/// The JSON form of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordDocument {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The options of the game.
    pub setup: SetupDocument,
    /// The seed of its chance.
    pub seed: Seed,
    /// The steps, in their text form.
    pub actions: Vec<String>,
    /// How it ended; null if it was left unfinished.
    pub result: Option<Ending>,
    /// The fingerprint of the last state, 16 hexadecimal digits.
    pub hash: String,
}

impl<G: Rules> From<&Record<G>> for RecordDocument {
    fn from(record: &Record<G>) -> Self {
        RecordDocument {
            game: G::ID.to_owned(),
            rules: record.rules,
            setup: SetupDocument::of(&record.setup),
            seed: record.seed,
            actions: record.steps.iter().map(ToString::to_string).collect(),
            result: record.outcome.clone(),
            hash: format!("{:016x}", record.hash),
        }
    }
}

impl RecordDocument {
    /// Reads the document and plays it again; errors name the field.
    pub fn load<G: Rules>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::new("record-unknown-game", Place::Field("game"), &self.game, G::ID));
        }
        let mut steps = Vec::with_capacity(self.actions.len());
        for (at, line) in self.actions.iter().enumerate() {
            let step = line.parse();
            steps.push(step.map_err(|_| {
                RecordError::new("record-unknown-action", Place::Step(at), line, "an action")
            })?);
        }
        let setup = G::Setup::from_options_under(self.rules, self.setup.pairs());
        let bad_hash =
            || RecordError::new("record-bad-hash", Place::Field("hash"), &self.hash, "16 hexadecimal digits");
        let record: Record<G> = Record {
            rules: self.rules,
            setup: setup.map_err(|error| RecordError::in_setup(Place::Field("setup"), error))?,
            seed: self.seed,
            steps,
            outcome: self.result.clone(),
            hash: text::parse_hash(&self.hash).ok_or_else(bad_hash)?,
        };
        record.replay()
    }
}
