//! One deal a day, the same for everybody: one counted try, and how the others did.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use dedale_games::AnySetup;
use dedale_protocol::{
    AfterMoves, BeginningDaily, DailyComparison, DailyDeals, DailyPlayer, DailyResult, MyDailyTry,
    SetupQuery, TableDocument, TodaysDeal,
};
use jiff::civil::Date;
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::games::game_of;
use super::guard::Address;
use super::query::Asked;
use crate::people::{Scope, Who};
use crate::store::{Deal, TryResult};
use crate::{App, Error, Millis, Missing, UserId, commitment};
use dedale_table::daily::{configurations, end_of, has_passed};

/// The most players whose results are listed.
const MOST_PLAYERS: i64 = 200;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(daily_deals))
        .routes(routes!(begin_daily))
        .routes(routes!(compare_daily))
        .routes(routes!(practise_daily))
}

fn result_of(TryResult { won, reason, moves }: TryResult) -> DailyResult {
    DailyResult { won, reason, moves }
}

/// Today's deals for everybody; any other configuration has one, too, on request.
#[utoipa::path(get, path = "/api/daily", tag = "daily", responses((status = 200, body = DailyDeals), Refusals))]
async fn daily_deals(State(app): State<App>, who: Option<Who>) -> Result<Json<DailyDeals>, Error> {
    let user = reader(who)?;
    let day = app.today();
    let mut deals = Vec::new();
    for setup in configurations() {
        let deal = Deal { day: &day, setup: &setup };
        deals.push(TodaysDeal {
            game: setup.game.to_string(),
            tries: app.store.results(deal).await?.iter().map(|same| same.tries).sum(),
            mine: my_try(&app, deal, user.as_ref()).await?,
            grade: app.store.grade(deal).await?,
            setup: setup.text.clone(),
            options: setup.document.clone(),
        });
    }
    let ends = end_of(&day);
    Ok(Json(DailyDeals { day, ends, deals }))
}

pub(super) fn reader(who: Option<Who>) -> Result<Option<UserId>, Error> {
    who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()
}

async fn my_try(app: &App, deal: Deal<'_>, user: Option<&UserId>) -> Result<Option<MyDailyTry>, Error> {
    let Some(user) = user else { return Ok(None) };
    let tried = app.store.try_of(deal, user).await?;
    Ok(tried.map(|tried| MyDailyTry { table: tried.table, result: tried.result.map(result_of) }))
}

/// Begins one's one counted try at today's deal, or gives back the table where it was begun. One plays the first seat;
/// the strongest bot plays the others.
#[utoipa::path(
    post,
    path = "/api/daily/{game}",
    tag = "daily",
    params(("game" = String, Path, description = "The game's id")),
    request_body = BeginningDaily,
    responses((status = 200, body = TableDocument), Refusals)
)]
async fn begin_daily(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Path(game): Path<String>,
    Body(BeginningDaily { setup }): Body<BeginningDaily>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Create)?;
    app.rates.command(&who.user)?;
    let table = app.try_today(game_of(&game)?.setup(setup.pairs())?, &who.user, address).await?;
    Ok(Json(app.document(&table, &who.user).await?))
}

/// How everybody did at the deal of a day.
#[utoipa::path(
    get,
    path = "/api/daily/{game}/{day}",
    tag = "daily",
    params(
        ("game" = String, Path, description = "The game's id"),
        ("day" = String, Path, description = "A day of Universal Time: 2026-11-15"),
        SetupQuery
    ),
    responses((status = 200, body = DailyComparison), Refusals)
)]
async fn compare_daily(
    State(app): State<App>,
    who: Option<Who>,
    Path((game, day)): Path<(String, String)>,
    Asked(SetupQuery { setup }): Asked<SetupQuery>,
) -> Result<Json<DailyComparison>, Error> {
    let user = reader(who)?;
    let game = game_of(&game)?;
    let setup = setup.map_or_else(|| game.setup([]), |text| game.setup_of_text(&text))?;
    Ok(Json(comparison(&app, &setup, day_of_path(&day)?, user.as_ref()).await?))
}

/// Plays the deal of a past day for practice, at a table that counts nowhere.
#[utoipa::path(
    post,
    path = "/api/daily/{game}/{day}",
    tag = "daily",
    params(
        ("game" = String, Path, description = "The game's id"),
        ("day" = String, Path, description = "A day of Universal Time: 2026-11-15")
    ),
    request_body = BeginningDaily,
    responses((status = 200, body = TableDocument), Refusals)
)]
async fn practise_daily(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Path((game, day)): Path<(String, String)>,
    Body(BeginningDaily { setup }): Body<BeginningDaily>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Create)?;
    app.rates.command(&who.user)?;
    let (setup, day) = (game_of(&game)?.setup(setup.pairs())?, day_of_path(&day)?);
    let table = app.practise(Deal { day: &day, setup: &setup }, &who.user, address).await?;
    Ok(Json(app.document(&table, &who.user).await?))
}

fn day_of_path(day: &str) -> Result<String, Error> {
    let day: Date = day.parse().map_err(|_| Error::NotFound(Missing::Day))?;
    Ok(day.to_string())
}

async fn comparison(
    app: &App,
    setup: &AnySetup,
    day: String,
    user: Option<&UserId>,
) -> Result<DailyComparison, Error> {
    let (deal, over) = (Deal { day: &day, setup }, has_passed(&day, app.time.now()));
    let seed = app.store.dealt(deal).await?;
    if seed.is_none() && day != app.today() {
        return Err(Error::NotFound(Missing::Day));
    }
    let results = app.store.results(deal).await?;
    let mine = my_try(app, deal, user).await?;
    let grade = app.store.grade(deal).await?;
    let may_compare = over || mine.as_ref().is_some_and(|mine| mine.result.is_some());
    let plays_on = mine.as_ref().is_some_and(|mine| mine.result.is_none());
    let end = end_of(&day).unwrap_or(Millis::MAX);
    let players = if may_compare { Some(players(app, deal, end, user).await?) } else { None };
    let (mut finished, mut wins, mut endings) = (0, 0, BTreeMap::new());
    let mut moves = BTreeMap::new();
    for same in &results {
        let Some(result) = &same.result else { continue };
        finished += same.tries;
        wins += if result.won { same.tries } else { 0 };
        *endings.entry(result.reason.clone()).or_insert(0) += same.tries;
        *moves.entry((result.moves, result.won)).or_insert(0) += same.tries;
    }
    let after = |((moves, won), tries)| AfterMoves { moves, won, tries };
    Ok(DailyComparison {
        game: setup.game.to_string(),
        setup: setup.text.clone(),
        options: setup.document.clone(),
        over,
        commitment: seed.map(commitment),
        seed: seed.filter(|_| over && !plays_on),
        tries: results.iter().map(|same| same.tries).sum(),
        finished,
        wins,
        endings,
        moves: moves.into_iter().map(after).collect(),
        mine,
        grade,
        players,
        day,
    })
}

async fn players(
    app: &App,
    deal: Deal<'_>,
    end: Millis,
    user: Option<&UserId>,
) -> Result<Vec<DailyPlayer>, Error> {
    let best = app.store.best_results(deal, end, MOST_PLAYERS).await?;
    let player = |named: crate::store::NamedResult| DailyPlayer {
        me: user == Some(&named.user),
        name: Some(named.name).filter(|name| !name.is_empty()),
        result: result_of(named.result),
    };
    Ok(best.into_iter().map(player).collect())
}
