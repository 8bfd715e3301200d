use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, HeaderName};
use dedale_games::{BoxContents, GameId, Problem, schema};
use dedale_protocol::{Checked, Checking, Offered, Refusal, SetupQuery, describe};
use dedale_table::{checked_setup, offered_games};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::query::Asked;
use crate::{App, Error};

describe!(Written: ContentsDocument);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(one_schema))
        .routes(routes!(check))
        .routes(routes!(contents))
}

/// The game that a path names.
pub(super) fn game_of(game: &str) -> Result<GameId, Error> {
    Ok(game.parse().map_err(Problem::from)?)
}

/// The games, with their options and bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = [Offered]), Refusals))]
async fn list(State(app): State<App>) -> Json<Vec<Offered>> {
    let guests = &app.tables.house().guests;
    let with_guests = |mut offered: Offered| {
        offered.bots.extend(guests.names(offered.info.id).map(str::to_owned));
        offered
    };
    Json(offered_games().into_iter().map(with_guests).collect())
}

/// Whether options go together: the whole setup, or what is wrong with it. Nothing is set up.
#[utoipa::path(
    post,
    path = "/api/games/{game}/check",
    tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    request_body = Checking,
    responses(
        (status = 200, body = Checked),
        (status = 400, description = "unknown-game, setup-…", body = Refusal),
        Refusals
    )
)]
async fn check(
    Path(game): Path<String>,
    Body(Checking { setup }): Body<Checking>,
) -> Result<Json<Checked>, Error> {
    Ok(Json(checked_setup(&game, &setup)?))
}

/// The contents of the box for a setup.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
struct ContentsDocument(BoxContents);

/// It changes with the program alone.
const KEPT_A_WHILE: [(HeaderName, &str); 1] = [(CACHE_CONTROL, "public, max-age=300")];

/// The contents of the box for a setup: its cards, tiles and pieces. Nothing is set up.
#[utoipa::path(
    get,
    path = "/api/games/{game}/contents",
    tag = "games",
    params(("game" = String, Path, description = "The game's id"), SetupQuery),
    responses(
        (status = 200, body = ContentsDocument),
        (status = 400, description = "unknown-game, setup-…", body = Refusal),
        Refusals
    )
)]
async fn contents(
    Path(game): Path<String>,
    Asked(SetupQuery { setup }): Asked<SetupQuery>,
) -> Result<([(HeaderName, &'static str); 1], Json<ContentsDocument>), Error> {
    let contents = game_of(&game)?.contents_of_text(&setup.unwrap_or_default())?;
    Ok((KEPT_A_WHILE, Json(ContentsDocument(contents))))
}

/// The JSON Schemas of a game's documents.
#[utoipa::path(
    get,
    path = "/api/games/{game}/schema/{kind}",
    tag = "games",
    params(
        ("game" = String, Path, description = "The game's id"),
        ("kind" = String, Path, description = "setup, action, view, event, record, position or contents")
    ),
    responses((status = 200, body = Object), (status = 400, description = "unknown-game, unknown-schema", body = Refusal),
        Refusals
    )
)]
async fn one_schema(Path((game, kind)): Path<(String, String)>) -> Result<Json<Value>, Error> {
    let game = game_of(&game)?;
    let kind = kind.parse().map_err(|expected| Error::Invalid { field: "kind", expected })?;
    Ok(Json(schema(game, kind).into()))
}
