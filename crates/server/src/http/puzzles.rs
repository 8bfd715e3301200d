//! Puzzles: nobody has to be logged in, and nothing is kept.

use std::borrow::Cow;

use axum::Json;
use axum::extract::{Path, State};
use dedale_protocol::{
    Explain, Explained, Foreseen, Preview, PuzzleAnswer, PuzzleDocument, PuzzleList, PuzzleQuery,
    PuzzleSolution, PuzzleTurnQuery,
};
use dedale_puzzles::Puzzle;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::games::game_of;
use super::query::Asked;
use crate::{App, Error, Missing};

/// The most puzzles of a list that were found here.
const MOST_HERE: usize = 60;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(puzzles))
        .routes(routes!(one_puzzle))
        .routes(routes!(preview_puzzle))
        .routes(routes!(explain_puzzle))
        .routes(routes!(answer_puzzle))
}

/// The puzzles of a game: today's, all of them, and the newest that were found here. Their answers are not told.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}",
    tag = "puzzles",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, body = PuzzleList), Refusals)
)]
async fn puzzles(State(app): State<App>, Path(game): Path<String>) -> Result<Json<PuzzleList>, Error> {
    let game = game_of(&game)?;
    let found = app.store.puzzles(game, MOST_HERE).await?;
    let here = found.into_iter().map(|collected| collected.line).collect();
    Ok(Json(PuzzleList { here, ..dedale_puzzles::list(game, &app.today()) }))
}

/// A puzzle: the position, as the player who is asked knows it.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}/{id}",
    tag = "puzzles",
    params(("game" = String, Path, description = "The game's id"), ("id" = String, Path), PuzzleQuery),
    responses((status = 200, body = PuzzleDocument), Refusals)
)]
async fn one_puzzle(
    State(app): State<App>,
    Path(which): Path<(String, String)>,
    Asked(PuzzleQuery { after, lang }): Asked<PuzzleQuery>,
) -> Result<Json<PuzzleDocument>, Error> {
    Ok(Json(found(&app, &which).await?.after(after.as_deref())?.document(lang)?))
}

/// The preview of an answer, as at a table.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{id}/preview",
    tag = "puzzles",
    params(("game" = String, Path, description = "The game's id"), ("id" = String, Path), PuzzleTurnQuery),
    request_body = Preview,
    responses((status = 200, body = Foreseen), Refusals)
)]
async fn preview_puzzle(
    State(app): State<App>,
    Path(which): Path<(String, String)>,
    Asked(PuzzleTurnQuery { after }): Asked<PuzzleTurnQuery>,
    Body(asked): Body<Preview>,
) -> Result<Json<Foreseen>, Error> {
    Ok(Json(found(&app, &which).await?.after(after.as_deref())?.preview(&asked)?))
}

/// Why answers are not possible, as at a table.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{id}/explain",
    tag = "puzzles",
    params(("game" = String, Path, description = "The game's id"), ("id" = String, Path), PuzzleTurnQuery),
    request_body = Explain,
    responses((status = 200, body = [Explained]), Refusals)
)]
async fn explain_puzzle(
    State(app): State<App>,
    Path(which): Path<(String, String)>,
    Asked(PuzzleTurnQuery { after }): Asked<PuzzleTurnQuery>,
    Body(asked): Body<Explain>,
) -> Result<Json<Vec<Explained>>, Error> {
    Ok(Json(found(&app, &which).await?.after(after.as_deref())?.explain(asked)?))
}

/// The solution, for somebody who answers.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{id}/answer",
    tag = "puzzles",
    params(("game" = String, Path, description = "The game's id"), ("id" = String, Path), PuzzleTurnQuery),
    request_body = PuzzleAnswer,
    responses((status = 200, body = PuzzleSolution), Refusals)
)]
async fn answer_puzzle(
    State(app): State<App>,
    Path(which): Path<(String, String)>,
    Asked(PuzzleTurnQuery { after }): Asked<PuzzleTurnQuery>,
    Body(given): Body<PuzzleAnswer>,
) -> Result<Json<PuzzleSolution>, Error> {
    Ok(Json(found(&app, &which).await?.after(after.as_deref())?.solution(&given)?))
}

async fn found(app: &App, (game, id): &(String, String)) -> Result<Cow<'static, Puzzle>, Error> {
    let game = game_of(game)?;
    match dedale_puzzles::with_id(game, id) {
        Some(puzzle) => Ok(Cow::Borrowed(puzzle)),
        None => app.store.puzzle(game, id).await?.map(Cow::Owned).ok_or(Error::NotFound(Missing::Puzzle)),
    }
}
