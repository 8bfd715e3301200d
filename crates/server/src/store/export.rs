//! Everything that is kept about a person.

use schemars::JsonSchema;
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row as _};

use super::Store;
use crate::{Error, Millis, UserId};

/// The data of a person at the tables, and the sessions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Traces {
    /// The sessions, without their secrets.
    pub(crate) sessions: Vec<SessionDates>,
    /// The tables the person set up.
    pub(crate) tables: Vec<OwnTable>,
    /// The seats the person sits on.
    pub(crate) seats: Vec<OwnSeat>,
    /// The person's entries at those tables.
    pub(crate) entries: Vec<OwnEntry>,
    /// The person's chat.
    pub(crate) chat: Vec<OwnLine>,
    /// The counted tries at daily deals.
    pub(crate) tries: Vec<OwnTry>,
    /// The tables the person sat at and left.
    pub(crate) left: Vec<LeftTable>,
    /// The analyses the person asked for.
    pub(crate) analyses: Vec<OwnAnalysis>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct SessionDates {
    pub(crate) created: Millis,
    pub(crate) expires: Millis,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnTable {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) phase: String,
    pub(crate) created: Millis,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) outcome: Option<String>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnSeat {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) seat: i64,
    pub(crate) ended: Option<Millis>,
    pub(crate) won: Option<bool>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnEntry {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) at: Millis,
    pub(crate) spent: Millis,
    pub(crate) entry: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnLine {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) at: Millis,
    pub(crate) seat: Option<i64>,
    pub(crate) text: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnTry {
    pub(crate) day: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) table: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct LeftTable {
    pub(crate) table: String,
    pub(crate) game: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct OwnAnalysis {
    pub(crate) table: String,
    pub(crate) asked: Millis,
    /// How many decisions were thought over, and of how many.
    pub(crate) done: i64,
    pub(crate) decisions: i64,
}

impl Store {
    /// All data of that person.
    pub(crate) async fn traces(&self, user: &UserId) -> Result<Traces, Error> {
        let pool = &self.read;
        Ok(Traces {
            sessions: sessions(pool, user).await?,
            tables: tables(pool, user).await?,
            seats: seats(pool, user).await?,
            entries: entries(pool, user).await?,
            chat: chat(pool, user).await?,
            tries: tries(pool, user).await?,
            left: left(pool, user).await?,
            analyses: analyses(pool, user).await?,
        })
    }
}

async fn sessions(pool: &AnyPool, user: &UserId) -> Result<Vec<SessionDates>, Error> {
    let sql = "SELECT created, expires FROM sessions WHERE user_id = $1 ORDER BY created, hash";
    all(pool, sql, user, |row| {
        Ok(SessionDates { created: row.try_get("created")?, expires: row.try_get("expires")? })
    })
    .await
}

async fn tables(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnTable>, Error> {
    let sql = "SELECT id, game, setup, phase, created, started, ended, outcome FROM tables \
               WHERE owner = $1 ORDER BY created, id";
    all(pool, sql, user, |row| {
        Ok(OwnTable {
            table: row.try_get("id")?,
            game: row.try_get("game")?,
            setup: row.try_get("setup")?,
            phase: row.try_get("phase")?,
            created: row.try_get("created")?,
            started: row.try_get("started")?,
            ended: row.try_get("ended")?,
            outcome: row.try_get("outcome")?,
        })
    })
    .await
}

async fn seats(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnSeat>, Error> {
    let sql = "SELECT s.table_id, t.game, s.seat, t.ended, s.won FROM seats s JOIN tables t ON t.id = s.table_id \
               WHERE s.user_id = $1 ORDER BY t.created, s.table_id, s.seat";
    all(pool, sql, user, |row| {
        Ok(OwnSeat {
            table: row.try_get("table_id")?,
            game: row.try_get("game")?,
            seat: row.try_get("seat")?,
            ended: row.try_get("ended")?,
            won: row.try_get::<Option<i64>, _>("won")?.map(|won| won != 0),
        })
    })
    .await
}

/// Found through the tables, since entries are not indexed by person.
async fn entries(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnEntry>, Error> {
    let sql = "SELECT table_id, number, at, spent, body FROM entries WHERE user_id = $1 AND table_id IN \
               (SELECT table_id FROM seats WHERE user_id = $1 UNION SELECT id FROM tables WHERE owner = $1 \
               UNION SELECT table_id FROM chat WHERE user_id = $1 \
               UNION SELECT table_id FROM visits WHERE user_id = $1) ORDER BY table_id, number";
    all(pool, sql, user, |row| {
        Ok(OwnEntry {
            table: row.try_get("table_id")?,
            number: row.try_get("number")?,
            at: row.try_get("at")?,
            spent: row.try_get("spent")?,
            entry: row.try_get("body")?,
        })
    })
    .await
}

async fn chat(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnLine>, Error> {
    let sql =
        "SELECT table_id, number, at, seat, text FROM chat WHERE user_id = $1 ORDER BY at, table_id, number";
    all(pool, sql, user, |row| {
        Ok(OwnLine {
            table: row.try_get("table_id")?,
            number: row.try_get("number")?,
            at: row.try_get("at")?,
            seat: row.try_get("seat")?,
            text: row.try_get("text")?,
        })
    })
    .await
}

async fn tries(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnTry>, Error> {
    let sql = "SELECT day, game, setup, table_id FROM tries WHERE user_id = $1 ORDER BY day, game, setup";
    all(pool, sql, user, |row| {
        Ok(OwnTry {
            day: row.try_get("day")?,
            game: row.try_get("game")?,
            setup: row.try_get("setup")?,
            table: row.try_get("table_id")?,
        })
    })
    .await
}

async fn left(pool: &AnyPool, user: &UserId) -> Result<Vec<LeftTable>, Error> {
    let sql = "SELECT v.table_id, t.game FROM visits v JOIN tables t ON t.id = v.table_id \
               WHERE v.user_id = $1 ORDER BY t.created, v.table_id";
    all(pool, sql, user, |row| Ok(LeftTable { table: row.try_get("table_id")?, game: row.try_get("game")? }))
        .await
}

async fn analyses(pool: &AnyPool, user: &UserId) -> Result<Vec<OwnAnalysis>, Error> {
    let sql =
        "SELECT table_id, asked, done, decisions FROM analyses WHERE user_id = $1 ORDER BY asked, table_id";
    all(pool, sql, user, |row| {
        Ok(OwnAnalysis {
            table: row.try_get("table_id")?,
            asked: row.try_get("asked")?,
            done: row.try_get("done")?,
            decisions: row.try_get("decisions")?,
        })
    })
    .await
}

async fn all<T>(
    pool: &AnyPool,
    sql: &'static str,
    user: &UserId,
    read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, Error> {
    let rows = sqlx::query(sql).bind(user.as_str().to_owned()).fetch_all(pool).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}
