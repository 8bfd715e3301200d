//! A finished game to take away, with everything needed to prove it honest.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dedale_protocol::{RecordForm, RecordQuery};
use dedale_table::{Names, Table};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::query::Asked;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::{App, Error, Missing};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(record))
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
