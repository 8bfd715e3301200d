//! Results of accounts over many days. Only tries count that ended before the end of their day: afterwards everybody may have known
//! the cards.

use std::collections::{HashMap, HashSet};

use dedale_games::AnySetup;
use dedale_table::daily::{DAY, day_of, end_of};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::Store;
use super::people::user_id;
use super::readable::readable;
use crate::{Error, Millis, UserId};

/// The longest streak that is counted, in days.
const LONGEST_STREAK: u32 = 366;

/// Days in a row that are over, the first one first, each with the moment of its end.
#[derive(Clone, Debug)]
pub(crate) struct OverDays(Vec<(String, Millis)>);

impl OverDays {
    /// The last days before that moment; at least one.
    pub(crate) fn before(now: Millis, days: u32) -> OverDays {
        let day = |back: u32| {
            let day = day_of(now.saturating_sub(Millis::from(back) * DAY));
            let end = end_of(&day).unwrap_or(0);
            (day, end)
        };
        OverDays((1..=days.max(1)).rev().map(day).collect())
    }

    pub(crate) fn first(&self) -> &str {
        self.0.first().map_or("", |(day, _)| day)
    }

    pub(crate) fn last(&self) -> &str {
        self.0.last().map_or("", |(day, _)| day)
    }

    /// As a table of SQL with the columns `day` and `ends`.
    fn as_sql(&self) -> String {
        let row = |(day, ends): &(String, Millis)| format!("('{day}', {ends})");
        let rows: Vec<_> = self.0.iter().map(row).collect();
        format!("over_days (day, ends) AS (VALUES {})", rows.join(", "))
    }
}

/// What an account did over some days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranked {
    pub(crate) user: UserId,
    pub(crate) name: String,
    /// By days won, then by fewer moves; equals share it.
    pub(crate) rank: i64,
    pub(crate) played: i64,
    pub(crate) won: i64,
    /// Those of all games won together.
    pub(crate) moves: i64,
}

/// The best accounts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ranking {
    /// How many there are.
    pub(crate) all: i64,
    /// The best, and the one who asks.
    pub(crate) accounts: Vec<Ranked>,
}

impl Store {
    /// The accounts that did best at the deals of some days, and the one who asks wherever it stands.
    pub(crate) async fn ranked(
        &self,
        setup: &AnySetup,
        days: &OverDays,
        user: Option<&UserId>,
        most: i64,
    ) -> Result<Ranking, Error> {
        let sql = format!(
            "WITH {}, results AS (\
               SELECT tries.user_id, COUNT(*) AS played, \
                      CAST(SUM(CASE WHEN tries.won = 1 THEN 1 ELSE 0 END) AS BIGINT) AS won, \
                      CAST(SUM(CASE WHEN tries.won = 1 THEN tries.moves ELSE 0 END) AS BIGINT) AS moves \
               FROM over_days JOIN tries ON tries.game = $1 AND tries.setup = $2 AND tries.day = over_days.day \
               WHERE tries.ended < over_days.ends GROUP BY tries.user_id\
             ), ranked AS (\
               SELECT results.*, users.name, COUNT(*) OVER () AS accounts, \
                      RANK() OVER (ORDER BY won DESC, moves) AS standing, \
                      ROW_NUMBER() OVER (ORDER BY won DESC, moves, users.name, users.id) AS place \
               FROM results JOIN users ON users.id = results.user_id \
               WHERE users.account IS NOT NULL AND users.deleted IS NULL\
             ) SELECT * FROM ranked WHERE place <= $3 OR user_id = $4 ORDER BY place",
            days.as_sql()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(setup.game.info().id).bind(setup.text.clone());
        let asks = user.map_or_else(String::new, |user| user.as_str().to_owned());
        let rows = query.bind(most).bind(asks).fetch_all(&self.read).await?;
        let all = rows.first().map_or(Ok(0), |row| row.try_get("accounts"))?;
        let account = |row: &AnyRow| {
            Ok(Ranked {
                user: user_id(row, "user_id")?,
                name: row.try_get("name")?,
                rank: row.try_get("standing")?,
                played: row.try_get("played")?,
                won: row.try_get("won")?,
                moves: row.try_get("moves")?,
            })
        };
        Ok(Ranking { all, accounts: readable(&rows, account) })
    }

    /// How many days in a row up to yesterday each of these people played the deal to its end.
    pub(crate) async fn streaks(
        &self,
        setup: &AnySetup,
        people: &[UserId],
        now: Millis,
    ) -> Result<HashMap<UserId, u32>, Error> {
        if people.is_empty() {
            return Ok(HashMap::new());
        }
        let days = OverDays::before(now, LONGEST_STREAK);
        let marks: Vec<_> = (1..=people.len()).map(|at| format!("${}", at + 3)).collect();
        let sql = format!(
            "SELECT user_id, day, ended FROM tries WHERE user_id IN ({}) AND game = $1 AND setup = $2 \
             AND day >= $3 AND ended IS NOT NULL",
            marks.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(setup.game.info().id).bind(setup.text.clone());
        query = query.bind(days.first().to_owned());
        for user in people {
            query = query.bind(user.as_str().to_owned());
        }
        let rows = query.fetch_all(&self.read).await?;
        let finished = |row: &AnyRow| {
            let (day, ended): (String, Millis) = (row.try_get("day")?, row.try_get("ended")?);
            Ok((user_id(row, "user_id")?, day, ended))
        };
        let mut finished_on: HashMap<UserId, HashSet<String>> = HashMap::new();
        for (user, day, ended) in readable(&rows, finished) {
            if end_of(&day).is_some_and(|end| ended < end) {
                finished_on.entry(user).or_default().insert(day);
            }
        }
        let streak = |(user, finished): (UserId, HashSet<String>)| {
            let row = days.0.iter().rev().take_while(|(day, _)| finished.contains(day)).count();
            (user, u32::try_from(row).unwrap_or(LONGEST_STREAK))
        };
        Ok(finished_on.into_iter().map(streak).collect())
    }
}
