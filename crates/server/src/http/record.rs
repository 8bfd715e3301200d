//! A finished game to take away, with everything needed to prove it honest; and one that was played elsewhere, to be kept.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dedale_protocol::{RecordForm, RecordQuery, RecordedGame, TableDocument};
use dedale_table::{Names, Opening, Table};
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::guard::Address;
use super::query::Asked;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::{App, Error, Missing};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(record)).routes(routes!(keep_record))
}

/// The record of a game that is over, with the commitment made before it. A daily deal only once its day is over.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    tag = "after",
    params(("table" = String, Path, description = "The table's id"), RecordQuery),
    responses(
        (status = 200, description = "A proof of docs/server.md, or a text record", content(
            (Object = "application/json"),
            (String = "text/plain")
        )),
        Refusals
    )
)]
async fn record(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    Asked(RecordQuery { form }): Asked<RecordQuery>,
) -> Result<Response, Error> {
    let by = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let table = table_of(&table)?;
    let inside = app.clone();
    let told = move |table: &Table, _: &Names| {
        let revealed = inside.tables.house().reveals(table);
        let game = table.game.as_ref().filter(|_| revealed).ok_or(Error::NotFound(Missing::Seed))?;
        Ok(match form {
            RecordForm::Proof => {
                let headers = [(header::CONTENT_DISPOSITION, named(table, "json"))];
                (headers, Json(table.proof()?)).into_response()
            }
            RecordForm::Text => {
                let headers = [(header::CONTENT_DISPOSITION, named(table, "txt"))];
                (headers, game.playing().record_text()?).into_response()
            }
        })
    };
    app.tables.read(&table, by, told).await?
}

/// The file name for a browser: without the link to the table, which is its key.
fn named(table: &Table, ending: &str) -> String {
    let day = dedale_table::daily::day_of(table.ended.unwrap_or(table.about.created));
    format!("attachment; filename=\"{}-{day}.{ending}\"", table.about.game())
}

/// Keeps a finished game that was played elsewhere, on a device without a server for instance. It is played again and refused
/// if its record is wrong. It counts in no statistics and is not archived: its deal was known.
#[utoipa::path(
    post,
    path = "/api/records",
    tag = "after",
    request_body = RecordedGame,
    responses((status = 200, body = TableDocument), Refusals)
)]
async fn keep_record(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Body(recorded): Body<RecordedGame>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Create)?;
    app.rates.command(&who.user)?;
    app.rates.new_table(&who.user, address)?;
    app.check_room_for_tables(&who.user).await?;
    let owner = who.user.clone();
    let opening = tokio::task::spawn_blocking(move || Opening::of_finished(&recorded, &owner))
        .await
        .map_err(|error| Error::internal("a record is not read", error))??;
    let table = app.tables.set_up(opening).await?;
    Ok(Json(app.document(&table, &who.user).await?))
}
