//! Reading what people save: records as text or JSON, positions as JSON.

use dedale_core::chance::Seed;
use dedale_core::record::{Record, RecordDocument, game_of, is_record};
use dedale_core::{Game, Match, Positions};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::{from_text, from_value};
use crate::{AnyMatch, GameId, Problem};

/// The kind of a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// A record.
    Record,
    /// A position.
    Position,
}

/// A document that was read, validated and, if it is a record, played again.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The kind of the document.
    pub document: Document,
    /// The match it leads to.
    pub game: AnyMatch,
}

/// A position as a file: the game's own document, and which game it is of.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionFile<P> {
    pub(crate) game: String,
    pub(crate) position: P,
}

impl AnyMatch {
    /// Reads a record (text or JSON) or a position (JSON). A position goes on with chance from `seed`.
    pub fn load(text: &str, seed: Seed) -> Result<Loaded, Problem> {
        if is_record(text) {
            return Ok(Loaded { document: Document::Record, game: AnyMatch::of_text(text)? });
        }
        if !text.trim_start().starts_with('{') {
            return Err(Problem::NeitherRecordNorPosition);
        }
        match from_text(text)? {
            Fields { actions: Some(_), .. } => {
                let game = AnyMatch::from_record(&from_text(text)?)?;
                Ok(Loaded { document: Document::Record, game })
            }
            Fields { game: Some(game), position: Some(_), .. } => {
                let game: GameId = game.parse()?;
                let game = with_game!(game, G => {
                    let file: PositionFile<<G as Positions>::Position> = from_text(text)?;
                    match_from::<G>(&file.position, seed)?.into()
                });
                Ok(Loaded { document: Document::Position, game })
            }
            _ => Err(Problem::NeitherRecordNorPosition),
        }
    }

    /// Reads a record (text or JSON) and nothing else: a browser's module need not know what a position is.
    pub fn load_record(text: &str) -> Result<AnyMatch, Problem> {
        if is_record(text) {
            return AnyMatch::of_text(text);
        }
        if !text.trim_start().starts_with('{') {
            return Err(Problem::NeitherRecordNorPosition);
        }
        let document: Value = from_text(text)?;
        if document.get("actions").is_some() {
            return AnyMatch::from_record(&from_value(&document)?);
        }
        if let Some(Value::String(game)) = document.get("game") {
            game.parse::<GameId>()?;
        }
        Err(Problem::NeitherRecordNorPosition)
    }

    fn of_text(record: &str) -> Result<AnyMatch, Problem> {
        let game: GameId = game_of(record)?.parse()?;
        Ok(with_game!(game, G => AnyMatch::from(Record::<G>::load_text(record)?)))
    }

    /// Plays a record again.
    pub fn from_record(record: &RecordDocument) -> Result<AnyMatch, Problem> {
        let game: GameId = record.game.parse()?;
        Ok(with_game!(game, G => record.load::<G>()?.into()))
    }

    /// Goes on from a position.
    pub fn from_position(game: GameId, position: &Value, seed: Seed) -> Result<AnyMatch, Problem> {
        Ok(with_game!(game, G => {
            let position: <G as Positions>::Position = from_value(position)?;
            match_from::<G>(&position, seed)?.into()
        }))
    }
}

fn match_from<G: Game>(position: &G::Position, seed: Seed) -> Result<Match<G>, Problem> {
    Ok(Match::from_state(G::from_position(position)?, seed))
}

/// Enough of a document to tell its kind.
#[derive(Deserialize)]
struct Fields {
    game: Option<String>,
    actions: Option<IgnoredAny>,
    position: Option<IgnoredAny>,
}
