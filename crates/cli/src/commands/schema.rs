use anyhow::anyhow;
use dedale_games::{GameId, Problem, SchemaKind, schema};
use serde_json::{Map, Value};

use super::output::print_json;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    kind: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    let value = match &args.kind {
        Some(kind) => schema(game, kind.parse().map_err(|error: String| anyhow!(error))?).to_value(),
        None => {
            let schemas = SchemaKind::ALL.map(|kind| (kind.to_string(), schema(game, kind).to_value()));
            Value::Object(schemas.into_iter().collect::<Map<_, _>>())
        }
    };
    print_json(&value)
}
