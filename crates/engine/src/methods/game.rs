use dedale_core::SetupDocument;
use dedale_games::{BoxContents, Details, GameId, GameInfo, Problem, SchemaKind};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Nothing;
use crate::{Engine, Fault};

#[derive(Serialize)]
pub(super) struct Games {
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    #[serde(flatten)]
    info: GameInfo,
    bots: &'static [&'static str],
}

pub(super) fn list(_: &mut Engine, _: &Nothing) -> Result<Games, Fault> {
    let game = |game: GameId| Game { info: game.info(), bots: dedale_bots::names(game) };
    Ok(Games { games: GameId::ALL.map(game).into() })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SchemaParams {
    game: String,
    kind: Option<String>,
}

/// The schema of that kind, or of every kind.
pub(super) fn schema(_: &mut Engine, params: &SchemaParams) -> Result<Value, Fault> {
    let game: GameId = params.game.parse().map_err(Problem::from)?;
    let kinds = match &params.kind {
        Some(kind) => vec![kind.parse().map_err(|_| unknown_kind(kind))?],
        None => SchemaKind::ALL.to_vec(),
    };
    let schemas =
        kinds.into_iter().map(|kind| (kind.to_string(), dedale_games::schema(game, kind).to_value()));
    Ok(Value::Object(schemas.collect::<Map<_, _>>()))
}

fn unknown_kind(kind: &str) -> Fault {
    let expected = SchemaKind::ALL.map(|kind| kind.to_string()).join(", ");
    let details = Details::new("unknown-schema").field("kind").found(kind).expected(&expected);
    Fault::refused(&format!("unknown schema: expected one of {expected}"), details)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContentsParams {
    game: String,
    #[serde(default)]
    setup: SetupDocument,
}

/// The contents of the box for a setup.
pub(super) fn contents(_: &mut Engine, params: &ContentsParams) -> Result<BoxContents, Fault> {
    let game: GameId = params.game.parse().map_err(Problem::from)?;
    Ok(game.contents(params.setup.pairs())?)
}
