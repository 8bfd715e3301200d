//! Going through a game again, and playing on from any of its moves.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use dedale_protocol::{Branching, Lang, Moment, MomentQuery, Story, StoryQuery, TableDocument};
use dedale_table::{Names, PlayedLine, Table, TableError, observer_of};
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals, written};
use super::guard::Address;
use super::query::Asked;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::{App, Error};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(replay_moment)).routes(routes!(replay_story)).routes(routes!(branch))
}

/// Where the match stood after some moves, as the observer knew it then.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/replay",
    tag = "after",
    params(("table" = String, Path, description = "The table's id"), MomentQuery),
    responses((status = 200, body = Moment), Refusals)
)]
async fn replay_moment(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    Asked(asked): Asked<MomentQuery>,
) -> Result<Response, Error> {
    let line = played_line(&app, who, &table, asked.observer, asked.lang).await?;
    written(move || Ok(line.moment(asked.moves.map(|moves| moves as usize))?)).await
}

/// Every move that was not taken back, with the events the observer saw.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/replay/events",
    tag = "after",
    params(("table" = String, Path, description = "The table's id"), StoryQuery),
    responses((status = 200, body = Story), Refusals)
)]
async fn replay_story(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    Asked(asked): Asked<StoryQuery>,
) -> Result<Response, Error> {
    let line = played_line(&app, who, &table, asked.observer, asked.lang).await?;
    written(move || Ok(line.story())).await
}

async fn played_line(
    app: &App,
    who: Option<Who>,
    table: &str,
    observer: Option<String>,
    lang: Option<Lang>,
) -> Result<PlayedLine, Error> {
    let table = table_of(table)?;
    let observer = observer.as_deref().map(observer_of).transpose()?;
    let user = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let (inside, by) = (app.clone(), user.clone());
    let copied = move |table: &Table, names: &Names| {
        let words = lang.map(|Lang(language)| table.words(language, names));
        table.played_line(observer, user.as_ref(), inside.tables.house().reveals(table), words)
    };
    Ok(app.tables.read(&table, by, copied).await??)
}

/// Plays on from a move of a finished game, at a new table.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/branch",
    tag = "after",
    params(("table" = String, Path, description = "The table's id")),
    request_body = Branching,
    responses((status = 200, body = TableDocument), Refusals)
)]
async fn branch(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Path(table): Path<String>,
    Body(Branching { moves, bot }): Body<Branching>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Create)?;
    app.rates.command(&who.user)?;
    app.rates.new_table(&who.user, address)?;
    let table = table_of(&table)?;
    app.check_room_for_tables(&who.user).await?;
    let (inside, user) = (app.clone(), who.user);
    let by = user.clone();
    let branched = move |table: &Table, _: &Names| {
        if !inside.tables.house().reveals(table) {
            return Err(TableError::NotRevealed);
        }
        table.branch(moves, &user, bot.as_deref())
    };
    let opening = app.tables.read(&table, Some(by.clone()), branched).await??;
    let new = app.tables.set_up(opening).await?;
    Ok(Json(app.document(&new, &by).await?))
}
