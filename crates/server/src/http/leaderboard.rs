//! How accounts did at the daily deals over a week or a month.

use axum::Json;
use axum::extract::{Path, State};
use dedale_protocol::{Leaderboard, LeaderboardQuery, LeaderboardRow};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::daily::reader;
use super::games::game_of;
use super::query::Asked;
use crate::people::Who;
use crate::store::{OverDays, Ranked};
use crate::{App, Error};

const PERIODS: [u32; 2] = [7, 30];
/// The most accounts that are listed, besides one's own.
const MOST_ACCOUNTS: i64 = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(leaderboard))
}

/// The accounts that did best at a game's daily deals over the last days. Today's deal is not counted before its end, so that
/// nothing is told about it.
#[utoipa::path(
    get,
    path = "/api/leaderboard/{game}",
    tag = "daily",
    params(("game" = String, Path, description = "The game's id"), LeaderboardQuery),
    responses((status = 200, body = Leaderboard), Refusals)
)]
async fn leaderboard(
    State(app): State<App>,
    who: Option<Who>,
    Path(game): Path<String>,
    Asked(LeaderboardQuery { setup, days }): Asked<LeaderboardQuery>,
) -> Result<Json<Leaderboard>, Error> {
    let user = reader(who)?;
    let game = game_of(&game)?;
    let setup = setup.map_or_else(|| game.setup([]), |text| game.setup_of_text(&text))?;
    let days = days.unwrap_or(PERIODS[0]);
    if !PERIODS.contains(&days) {
        return Err(Error::Invalid { field: "days", expected: "7 or 30".to_owned() });
    }
    let over = OverDays::before(app.time.now(), days);
    let ranked = app.store.ranked(&setup, &over, user.as_ref(), MOST_ACCOUNTS).await?;
    let people: Vec<_> = ranked.accounts.iter().map(|one| one.user.clone()).collect();
    let streaks = app.store.streaks(&setup, &people, app.time.now()).await?;
    let row = |one: Ranked| LeaderboardRow {
        rank: one.rank,
        me: user.as_ref() == Some(&one.user),
        played: one.played,
        won: one.won,
        streak: streaks.get(&one.user).copied().unwrap_or(0),
        moves: (one.won > 0).then(|| one.moves as f64 / one.won as f64),
        name: one.name,
    };
    Ok(Json(Leaderboard {
        game: setup.game.to_string(),
        days,
        first: over.first().to_owned(),
        last: over.last().to_owned(),
        accounts: ranked.all,
        rows: ranked.accounts.into_iter().map(row).collect(),
        setup: setup.text,
        options: setup.document,
    }))
}
