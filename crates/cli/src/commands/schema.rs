use anyhow::anyhow;
use dedale_games::{GameId, Problem, SchemaKind, schema};
use serde_json::{Map, Value, json};

use super::output::print_json;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "all")]
    game: Option<String>,

    kind: Option<String>,

    #[arg(long, conflicts_with = "game")]
    all: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Some(game) = &args.game else { return print_json(&everything()) };
    let game: GameId = game.parse().map_err(Problem::from)?;
    let value = match &args.kind {
        Some(kind) => schema(game, kind.parse().map_err(|error: String| anyhow!(error))?).to_value(),
        None => of_game(game),
    };
    print_json(&value)
}

fn of_game(game: GameId) -> Value {
    let schemas = SchemaKind::ALL.map(|kind| (kind.to_string(), schema(game, kind).to_value()));
    Value::Object(schemas.into_iter().collect::<Map<_, _>>())
}

/// The schemas of every game, and the API document of the server with hints, analyses and the messages of its socket: what a
/// client is made from.
fn everything() -> Value {
    let games: Map<_, _> = GameId::ALL.iter().map(|game| (game.to_string(), of_game(*game))).collect();
    json!({ "games": games, "api": dedale_server::api_document() })
}
