//! How games go: everybody's and one's own, per game and configuration.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dedale_protocol::{OneDay, Statistics, StatisticsQuery};
use tokio::sync::Mutex;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::query::Asked;
use crate::people::{Scope, Who};
use crate::store::Filter;
use crate::{App, Error, Millis, UserId};
use dedale_table::daily::day_of;
use dedale_table::statistics::{self, CountedGames, Tallies};

/// The most answers that are remembered.
const MOST_REMEMBERED: usize = 256;

/// A cache of everybody's statistics. Counting goes through all games: it is done once for all requests, and
/// never twice at a time, so that it takes no more than one of the store's readers from the tables.
#[derive(Debug, Default)]
pub(crate) struct Remembered(Mutex<HashMap<(Filter, u32), (Instant, Bytes)>>);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(all_statistics)).routes(routes!(my_statistics))
}

/// How everybody's games go, recently and of all time. Only games count whose deal nobody could know, with at least one
/// person, and played to an end.
#[utoipa::path(
    get,
    path = "/api/statistics",
    tag = "statistics",
    params(StatisticsQuery),
    responses((status = 200, body = Statistics), Refusals)
)]
async fn all_statistics(
    State(app): State<App>,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Response, Error> {
    let counted = CountedGames::read(query)?;
    let mut remembered = app.statistics.0.lock().await;
    let asked = (filter(&counted, None), counted.days);
    let longest = Duration::from_secs(app.config.times.statistics_s);
    let known = remembered.get(&asked).filter(|(since, _)| since.elapsed() < longest);
    let answer = match known {
        Some((_, answer)) => answer.clone(),
        None => {
            let found = statistics(&app, &asked.0, &counted).await?;
            let answer = Bytes::from(serde_json::to_vec(&found).expect("statistics have string keys"));
            if remembered.len() == MOST_REMEMBERED {
                remembered.clear();
            }
            remembered.insert(asked, (Instant::now(), answer.clone()));
            answer
        }
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], answer).into_response())
}

/// How one's own games go.
#[utoipa::path(
    get,
    path = "/api/me/statistics",
    tag = "statistics",
    params(StatisticsQuery),
    responses((status = 200, body = Statistics), Refusals)
)]
async fn my_statistics(
    State(app): State<App>,
    who: Who,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Json<Statistics>, Error> {
    who.may(Scope::Read)?;
    let counted = CountedGames::read(query)?;
    Ok(Json(statistics(&app, &filter(&counted, Some(who.user)), &counted).await?))
}

async fn statistics(app: &App, filter: &Filter, counted: &CountedGames) -> Result<Statistics, Error> {
    let since = counted.since(app.time.now());
    let recent = tallies(app, filter, since).await?;
    let all_time = tallies(app, filter, 0).await?;
    let per_day = app.store.days(filter, since).await?.into_iter();
    let per_day = per_day.map(|on| OneDay { day: day_of(on.day), games: on.games, wins: on.wins }).collect();
    Ok(statistics::statistics(counted.days, recent, all_time, per_day))
}

async fn tallies(app: &App, filter: &Filter, since: Millis) -> Result<Tallies, Error> {
    let ended = app.store.endings(filter, since).await?;
    Ok(Tallies::count(ended, app.store.sitting(filter, since).await?))
}

/// The games in the store.
fn filter(counted: &CountedGames, user: Option<UserId>) -> Filter {
    Filter { game: counted.game.map(|game| game.to_string()), setup: counted.setup.clone(), user }
}
