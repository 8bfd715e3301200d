//! Finished games thought over.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use dedale_analysis::Progress;
use dedale_core::{Observer, Seat};
use dedale_protocol::{Lang, Refusal, Report, ReportInWords, TableId, describe};
use dedale_table::{Names, Table, observer_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Refusals, written};
use super::query::Asked;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::store::AskedAnalysis;
use crate::{App, Error, Missing};

describe!(Written: AnalysisProgress, AnalysisDocument);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ask_analysis, analysis))
}

/// How far an analysis is.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum AnalysisState {
    Waiting,
    Running,
    Done,
}

/// Where an analysis stands.
#[derive(Serialize, JsonSchema)]
struct AnalysisProgress {
    table: TableId,
    state: AnalysisState,
    /// Decisions thought about.
    done: usize,
    /// All of them.
    of: usize,
    /// How many others come first.
    before: usize,
}

impl AnalysisProgress {
    fn of(asked: &AskedAnalysis) -> AnalysisProgress {
        let Progress { done, of } = asked.analysis.progress();
        let state = match done {
            _ if done == of => AnalysisState::Done,
            0 => AnalysisState::Waiting,
            _ => AnalysisState::Running,
        };
        AnalysisProgress { table: asked.table.clone(), state, done, of, before: asked.before }
    }
}

/// An analysis as far as it is.
#[derive(Serialize, JsonSchema)]
struct AnalysisDocument {
    #[serde(flatten)]
    progress: AnalysisProgress,
    /// As `dedale analyse --json` writes it; null while it waits.
    report: Option<Report>,
    /// The same in words, for clients that asked for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ReportInWords")]
    told: Option<ReportInWords>,
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
    Ok((StatusCode::ACCEPTED, Json(AnalysisProgress::of(&asked))))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Listener {
    /// The number of the seat it is told to; left out: of everybody.
    #[serde(rename = "as")]
    seat: Option<String>,
    /// To get words, too: `en` or `fr`.
    #[param(value_type = Option<String>)]
    lang: Option<Lang>,
}

/// The report so far.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis",
    tag = "after",
    params(("table" = String, Path, description = "The table's id"), Listener),
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
    Asked(Listener { seat, lang }): Asked<Listener>,
) -> Result<Response, Error> {
    let by = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let table = table_of(&table)?;
    let listener = move |table: &Table, names: &Names| {
        let seat = seat.map(|text| seat_of(&text, table)).transpose()?;
        Ok::<_, Error>((seat, lang.map(|Lang(language)| table.words(language, names))))
    };
    let (seat, words) = app.tables.read(&table, by, listener).await??;
    let asked = app.store.analysis(&table).await?.ok_or(Error::NotFound(Missing::Analysis))?;
    written(move || {
        let begun = asked.analysis.progress().done > 0;
        Ok(AnalysisDocument {
            progress: AnalysisProgress::of(&asked),
            report: begun.then(|| asked.analysis.report()),
            told: words.filter(|_| begun).map(|words| asked.analysis.in_words(seat, &words)),
        })
    })
    .await
}

fn seat_of(text: &str, table: &Table) -> Result<Seat, Error> {
    match observer_of(text)? {
        Observer::Seat(seat) => Ok(table.chair(seat).map(|_| seat)?),
        _ => Err(Error::Invalid { field: "as", expected: "a seat's number".to_owned() }),
    }
}
