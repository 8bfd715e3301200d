//! Finished games thought over.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use dedale_analysis::Progress;
use dedale_protocol::{AnalysisDocument, AnalysisProgress, AnalysisQuery, Lang, Refusal};
use dedale_table::{Names, Table, TableError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Refusals, written};
use super::query::Asked;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::store::AskedAnalysis;
use crate::{App, Error, Missing};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ask_analysis, analysis))
}

fn progress(asked: &AskedAnalysis) -> AnalysisProgress {
    let Progress { done, of } = asked.analysis.progress();
    AnalysisProgress::new(asked.table.clone(), done, of, asked.before)
}

/// Asks for the analysis of a finished game; asked again it stays the same one.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/analysis",
    tag = "after",
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 202, body = AnalysisProgress),
        (status = 401, description = "no-session", body = Refusal),
        (status = 404, description = "no-such-table, not-revealed-yet", body = Refusal),
        (status = 429, description = "too-many-analyses, too-many-requests", body = Refusal),
        Refusals
    )
)]
async fn ask_analysis(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
) -> Result<(StatusCode, Json<AnalysisProgress>), Error> {
    who.may(Scope::Play)?;
    app.rates.command(&who.user)?;
    let asked = app.ask_analysis(&table_of(&table)?, &who.user).await?;
    Ok((StatusCode::ACCEPTED, Json(progress(&asked))))
}

/// The report so far.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis",
    tag = "after",
    params(("table" = String, Path, description = "The table's id"), AnalysisQuery),
    responses(
        (status = 200, body = AnalysisDocument),
        (status = 404, description = "no-such-table, no-analysis", body = Refusal),
        Refusals
    )
)]
async fn analysis(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    Asked(AnalysisQuery { seat, lang }): Asked<AnalysisQuery>,
) -> Result<Response, Error> {
    let by = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let table = table_of(&table)?;
    let listener = move |table: &Table, names: &Names| {
        let seat = seat.as_deref().map(|text| table.seat_of(text)).transpose()?;
        Ok::<_, TableError>((seat, lang.map(|Lang(language)| table.words(language, names))))
    };
    let (seat, words) = app.tables.read(&table, by, listener).await??;
    let asked = app.store.analysis(&table).await?.ok_or(Error::NotFound(Missing::Analysis))?;
    written(move || Ok(asked.analysis.document(progress(&asked), seat, words.as_ref()))).await
}
