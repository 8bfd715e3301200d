//! The public archive of finished games, a line of JSON each, without names.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use dedale_core::record::RecordDocument;
use dedale_games::{GameId, Problem};
use dedale_protocol::describe;
use dedale_table::Table;
use futures_util::stream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, mpsc};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::query::Asked;
use crate::store::{ArchivedGame, Cursor};
use crate::{App, Error, Millis};
use dedale_table::daily::{DAY, day_of};

/// The most games of one answer.
const MOST_GAMES: usize = 1_000;
/// Games that are read and played again at a time.
const AT_A_TIME: usize = 20;
/// One core at most plays games again for the archive, however many read it.
static PACKING: Semaphore = Semaphore::const_new(1);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(archive))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// A game's id; left out: all games.
    game: Option<String>,
    /// How far one has come: `after` of the `Link` of an earlier answer about the same games.
    after: Option<String>,
}

describe!(Written: Archived);

/// A line of the archive.
#[derive(Serialize, JsonSchema)]
struct Archived {
    #[serde(flatten)]
    record: RecordDocument,
    /// In milliseconds since 1970.
    ended: Millis,
    /// The players, seat by seat: `human`, or the name of a bot.
    seats: Vec<String>,
}

/// Finished games whose owners let the public have them, the oldest first, a line of JSON each: those of the days that are
/// over. At most 1,000; the header `Link` says where the next are.
#[utoipa::path(
    get,
    path = "/api/archive",
    tag = "after",
    params(Which),
    responses(
        (status = 200, description = "Lines of JSON", content((Archived = "application/x-ndjson"))),
        Refusals
    )
)]
async fn archive(State(app): State<App>, Asked(which): Asked<Which>) -> Result<Response, Error> {
    let game: Option<GameId> = which.game.map(|id| id.parse().map_err(Problem::from)).transpose()?;
    let after: Cursor = which.after.map_or_else(|| Ok(Cursor::default()), |text| text.parse())?;
    let now = app.time.now();
    let games = app.store.archived(game, after, now - now.rem_euclid(DAY), MOST_GAMES).await?;
    let name = game.map_or_else(|| "all".to_owned(), |game| game.to_string());
    let disposition = format!("attachment; filename=\"dedale-{name}-{}.jsonl\"", day_of(now));
    let mut headers = vec![
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    if games.len() == MOST_GAMES {
        let game = game.map_or_else(String::new, |game| format!("game={game}&"));
        let next = format!("</api/archive?{game}after={}>; rel=\"next\"", after.after(&games));
        headers.push((header::LINK, next));
    }
    let (lines, written) = mpsc::channel(2);
    tokio::spawn(write(app, games, lines));
    let lines = stream::unfold(written, async |mut written| Some((written.recv().await?, written)));
    Ok((AppendHeaders(headers), Body::from_stream(lines)).into_response())
}

/// Sends the games' lines, some at a time, until nobody reads them any more.
async fn write(app: App, games: Vec<ArchivedGame>, lines: mpsc::Sender<Result<Bytes, Error>>) {
    let patience = Duration::from_secs(app.config.times.send_s);
    for some in games.chunks(AT_A_TIME) {
        let packed = match app.stopping.is_cancelled() {
            true => Err(Error::ShuttingDown),
            false => pack(&app, some).await,
        };
        let failed = packed.is_err();
        let sent = lines.send_timeout(packed, patience).await;
        if failed || sent.is_err() {
            return;
        }
    }
}

/// The lines of some games, which are read from the store: nobody looks at their tables, they stay out of the memory.
async fn pack(app: &App, games: &[ArchivedGame]) -> Result<Bytes, Error> {
    let _permit = PACKING.acquire().await.map_err(|_| Error::ShuttingDown)?;
    let mut kept = Vec::with_capacity(games.len());
    for game in games {
        let Some((about, entries)) = app.store.archived_table(game).await? else { continue };
        kept.push((about, entries, game.ended));
    }
    let packing = move || {
        let mut lines = Vec::new();
        for (about, entries, ended) in kept {
            let table = about.id.clone();
            let replayed = Table::replay(about, &entries).map_err(Error::from);
            match replayed.and_then(|table| archived(&table, ended)) {
                Ok(line) => {
                    serde_json::to_writer(&mut lines, &line).expect("a line is JSON");
                    lines.push(b'\n');
                }
                // A game of older rules: it cannot be played again, but the others can.
                Err(error) => {
                    tracing::warn!(table = table.beginning(), code = error.code(), "left out of the archive");
                }
            }
        }
        Bytes::from(lines)
    };
    tokio::task::spawn_blocking(packing)
        .await
        .map_err(|error| Error::internal("an archive is not packed", error))
}

fn archived(table: &Table, ended: Millis) -> Result<Archived, Error> {
    let game = table.game.as_ref().ok_or(Error::Internal)?;
    let seats = table.chairs.iter().map(|chair| chair.bot.as_deref().unwrap_or("human").to_owned());
    Ok(Archived { record: game.playing().record()?, ended, seats: seats.collect() })
}
