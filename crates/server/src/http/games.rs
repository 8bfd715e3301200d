use axum::Json;
use axum::extract::Path;
use dedale_games::{GameId, GameInfo, Problem, SchemaKind, schema};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{RefusalDocument, Refusals};
use crate::{App, Error};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(one_schema))
}

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
struct Offered {
    #[serde(flatten)]
    #[schema(value_type = Object)]
    info: GameInfo,
    /// Its bots, the weakest first.
    bots: &'static [&'static str],
    /// The JSON Schema of its setups, to make a form of.
    setup: Value,
}

/// The games, with their options and bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = [Offered]), Refusals))]
async fn list() -> Json<Vec<Offered>> {
    let offered = |game: GameId| Offered {
        info: game.info(),
        bots: dedale_bots::names(game),
        setup: schema(game, SchemaKind::Setup).into(),
    };
    Json(GameId::ALL.map(offered).into())
}

/// The JSON Schema of what a game sends and takes.
#[utoipa::path(
    get,
    path = "/api/games/{game}/schema/{kind}",
    tag = "games",
    params(
        ("game" = String, Path, description = "The game's id"),
        ("kind" = String, Path, description = "setup, action, view, event, record or position")
    ),
    responses((status = 200, body = Object), (status = 400, description = "unknown-game, unknown-schema", body = RefusalDocument),
        Refusals
    )
)]
async fn one_schema(Path((game, kind)): Path<(String, String)>) -> Result<Json<Value>, Error> {
    let game: GameId = game.parse().map_err(Problem::from)?;
    let kind = kind.parse().map_err(|expected| Error::Invalid { field: "kind", expected })?;
    Ok(Json(schema(game, kind).into()))
}
