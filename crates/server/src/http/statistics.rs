//! How games go: everybody's and one's own, per game and configuration.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use dedale_core::SetupDocument;
use dedale_games::{GameId, Problem};
use dedale_protocol::describe;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::query::Asked;
use crate::people::{Scope, Who};
use crate::store::{EndedAlike, Filter, SatAlike};
use crate::{App, Error, Millis, UserId};
use dedale_table::daily::{DAY, day_of};

describe!(Written: Statistics);

/// The default length of the recent period.
const RECENT_DAYS: u32 = 30;
const MOST_DAYS: u32 = 3660;
/// The most configurations of an answer.
const MOST_CONFIGURATIONS: usize = 100;
/// The most answers that are remembered.
const MOST_REMEMBERED: usize = 256;

/// A cache of everybody's statistics. Counting goes through all games: it is done once for all requests, and
/// never twice at a time, so that it takes no more than one of the store's readers from the tables.
#[derive(Debug, Default)]
pub(crate) struct Remembered(Mutex<HashMap<(Filter, u32), (Instant, Bytes)>>);

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(all_statistics)).routes(routes!(my_statistics))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// A game's id; left out: all games.
    game: Option<String>,
    /// The text of a setup of that game; left out: all configurations.
    setup: Option<String>,
    /// How many days are recent: 1 to 3660, by default 30.
    days: Option<u32>,
}

/// How games go.
#[derive(Serialize, JsonSchema)]
struct Statistics {
    /// How many days are recent.
    days: u32,
    /// The configurations that were played most, 100 at most.
    configurations: Vec<ConfigurationStatistics>,
    /// The recent days on which games ended.
    per_day: Vec<OneDay>,
}

/// A game and its options.
#[derive(Serialize, JsonSchema)]
struct ConfigurationStatistics {
    game: String,
    /// The text of the setup.
    setup: String,
    /// The same as an object; null if today's rules do not know it any more.
    options: Option<SetupDocument>,
    recent: Tally,
    all_time: Tally,
}

/// Games of one configuration, counted.
#[derive(Default, Serialize, JsonSchema)]
struct Tally {
    games: i64,
    /// Games that a person won; of one's own statistics: that one won.
    wins: i64,
    /// Null without games.
    mean_moves: Option<f64>,
    /// How many ended for each reason.
    endings: BTreeMap<String, i64>,
    /// People (of one's own statistics: oneself), seat by seat.
    seats: BTreeMap<i64, Share>,
    /// Bots, by name.
    bots: BTreeMap<String, Share>,
}

/// How often somebody played, and won.
#[derive(Clone, Copy, Default, Serialize, JsonSchema)]
struct Share {
    played: i64,
    won: i64,
}

/// The games that ended on a day of Universal Time.
#[derive(Serialize, JsonSchema)]
struct OneDay {
    day: String,
    games: i64,
    wins: i64,
}

/// How everybody's games go, recently and of all time. Only games count whose deal nobody could know, with at least one
/// person, and played to an end.
#[utoipa::path(
    get,
    path = "/api/statistics",
    tag = "statistics",
    params(Which),
    responses((status = 200, body = Statistics), Refusals)
)]
async fn all_statistics(State(app): State<App>, Asked(which): Asked<Which>) -> Result<Response, Error> {
    let (filter, days) = which.read(None)?;
    let mut remembered = app.statistics.0.lock().await;
    let asked = (filter, days);
    let longest = Duration::from_secs(app.config.times.statistics_s);
    let known = remembered.get(&asked).filter(|(since, _)| since.elapsed() < longest);
    let answer = match known {
        Some((_, answer)) => answer.clone(),
        None => {
            let counted = statistics(&app, &asked.0, days).await?;
            let answer = Bytes::from(serde_json::to_vec(&counted).expect("statistics have string keys"));
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
    params(Which),
    responses((status = 200, body = Statistics), Refusals)
)]
async fn my_statistics(
    State(app): State<App>,
    who: Who,
    Asked(which): Asked<Which>,
) -> Result<Json<Statistics>, Error> {
    who.may(Scope::Read)?;
    let (filter, days) = which.read(Some(who.user))?;
    Ok(Json(statistics(&app, &filter, days).await?))
}

impl Which {
    /// Which games of whom, and how many days are recent.
    fn read(self, user: Option<UserId>) -> Result<(Filter, u32), Error> {
        let days = self.days.unwrap_or(RECENT_DAYS);
        if !(1..=MOST_DAYS).contains(&days) {
            return Err(Error::Invalid { field: "days", expected: format!("1 to {MOST_DAYS}") });
        }
        let game: Option<GameId> = self.game.map(|id| id.parse().map_err(Problem::from)).transpose()?;
        let setup = match (game, self.setup) {
            (_, None) => None,
            (Some(game), Some(text)) => Some(game.setup_of_text(&text)?.text),
            (None, Some(_)) => {
                return Err(Error::Invalid { field: "game", expected: "the game of the setup".to_owned() });
            }
        };
        Ok((Filter { game: game.map(|game| game.to_string()), setup, user }, days))
    }
}

async fn statistics(app: &App, filter: &Filter, days: u32) -> Result<Statistics, Error> {
    let since = app.time.now().saturating_sub(Millis::from(days) * DAY);
    let mut recent = tallies(app, filter, since).await?;
    let all_time = tallies(app, filter, 0).await?;
    let configuration = |((game, setup), all_time): ((String, String), Tally)| ConfigurationStatistics {
        options: options(&game, &setup),
        recent: recent.remove(&(game.clone(), setup.clone())).unwrap_or_default(),
        all_time,
        game,
        setup,
    };
    let mut configurations: Vec<_> = all_time.into_iter().map(configuration).collect();
    configurations.sort_by_key(|one| Reverse((one.all_time.games, one.recent.games)));
    configurations.truncate(MOST_CONFIGURATIONS);
    let per_day = app.store.days(filter, since).await?.into_iter();
    let per_day = per_day.map(|on| OneDay { day: day_of(on.day), games: on.games, wins: on.wins }).collect();
    Ok(Statistics { days, configurations, per_day })
}

fn options(game: &str, setup: &str) -> Option<SetupDocument> {
    let game: GameId = game.parse().ok()?;
    Some(game.setup_of_text(setup).ok()?.document)
}

/// A tally for each game and text of a setup.
type Tallies = BTreeMap<(String, String), Tally>;

async fn tallies(app: &App, filter: &Filter, since: Millis) -> Result<Tallies, Error> {
    let mut tallies = Tallies::new();
    let mut moves: BTreeMap<(String, String), i64> = BTreeMap::new();
    for EndedAlike { game, setup, outcome, games, wins, moves: made } in
        app.store.endings(filter, since).await?
    {
        *moves.entry((game.clone(), setup.clone())).or_default() += made;
        let tally = tallies.entry((game, setup)).or_default();
        tally.games += games;
        tally.wins += wins;
        *tally.endings.entry(outcome.reason).or_default() += games;
    }
    for (configuration, moves) in moves {
        let tally = tallies.entry(configuration).or_default();
        tally.mean_moves = Some(moves as f64 / tally.games as f64);
    }
    for SatAlike { game, setup, seat, bot, played, won } in app.store.sitting(filter, since).await? {
        let tally = tallies.entry((game, setup)).or_default();
        let share = match bot {
            Some(bot) => tally.bots.entry(bot).or_default(),
            None => tally.seats.entry(seat).or_default(),
        };
        share.played += played;
        share.won += won;
    }
    Ok(tallies)
}
