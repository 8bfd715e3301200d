use dedale_games::{Details, GameId, Problem, SchemaKind};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Engine, Fault};

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
