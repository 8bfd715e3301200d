//! Questions over all games that count: the deal was unknown to everybody, at least one person sat there, and it was
//! played to an end.

use dedale_core::record::Ending;
use dedale_table::statistics::{EndedAlike, SatAlike};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::Store;
use super::readable::readable;
use super::tables::spoiled;
use crate::{Error, Millis, UserId};

/// Which games are asked for; what is left out is not asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Filter {
    pub(crate) game: Option<String>,
    /// The text of a setup.
    pub(crate) setup: Option<String>,
    /// Games of this person, and this person's own victories.
    pub(crate) user: Option<UserId>,
}

/// The games that ended on one day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EndedOn {
    /// When the day began.
    pub(crate) day: Millis,
    pub(crate) games: i64,
    pub(crate) wins: i64,
}

const THAT_COUNT: &str = "t.phase = 'over' AND t.counted = 1 AND t.outcome NOT LIKE '%\"reason\":\"stopped\"}' \
                          AND ($1 = '' OR t.game = $1) AND ($2 = '' OR t.setup = $2) AND t.ended >= $4";

impl Filter {
    /// The seats of the people who are asked about; without one, `$3` is empty and every id is greater.
    fn seats(&self) -> &'static str {
        match self.user {
            Some(_) => "user_id = $3",
            None => "user_id > $3",
        }
    }

    /// Each game with whether one of them won it.
    fn with_people(&self) -> String {
        let seats = self.seats();
        format!(
            "tables t JOIN (SELECT table_id, MAX(won) AS won FROM seats WHERE {seats} GROUP BY table_id) people \
             ON people.table_id = t.id"
        )
    }
}

impl Store {
    /// How the games ended, since that moment.
    pub(crate) async fn endings(&self, filter: &Filter, since: Millis) -> Result<Vec<EndedAlike>, Error> {
        let sql = format!(
            "SELECT t.game, t.setup, t.outcome, COUNT(*) AS games, CAST(SUM(people.won) AS BIGINT) AS wins, \
             CAST(SUM(t.moves) AS BIGINT) AS moves FROM {} WHERE {THAT_COUNT} \
             GROUP BY t.game, t.setup, t.outcome",
            filter.with_people()
        );
        let ended = |row: &AnyRow| {
            let outcome: String = row.try_get("outcome")?;
            let outcome: Ending = serde_json::from_str(&outcome).map_err(|_| spoiled("tables.outcome"))?;
            Ok(EndedAlike {
                configuration: (row.try_get("game")?, row.try_get("setup")?),
                reason: outcome.reason,
                games: row.try_get("games")?,
                wins: row.try_get("wins")?,
                moves: row.try_get("moves")?,
            })
        };
        Ok(readable(&self.counted(sql, filter, since).await?, ended))
    }

    /// Games and wins by seat since that moment; for one person only that person's own seats.
    pub(crate) async fn sitting(&self, filter: &Filter, since: Millis) -> Result<Vec<SatAlike>, Error> {
        let own = if filter.user.is_some() { "AND s.user_id = $3" } else { "" };
        let sql = format!(
            "SELECT t.game, t.setup, s.seat, s.bot, COUNT(*) AS played, CAST(SUM(s.won) AS BIGINT) AS won \
             FROM {} JOIN seats s ON s.table_id = t.id \
             WHERE {THAT_COUNT} {own} GROUP BY t.game, t.setup, s.seat, s.bot",
            filter.with_people()
        );
        let sat = |row: &AnyRow| {
            Ok(SatAlike {
                configuration: (row.try_get("game")?, row.try_get("setup")?),
                seat: row.try_get("seat")?,
                bot: row.try_get("bot")?,
                played: row.try_get("played")?,
                won: row.try_get("won")?,
            })
        };
        Ok(readable(&self.counted(sql, filter, since).await?, sat))
    }

    /// How many games ended on each day since that moment; days without are left out.
    pub(crate) async fn days(&self, filter: &Filter, since: Millis) -> Result<Vec<EndedOn>, Error> {
        let sql = format!(
            "SELECT t.ended / 86400000 AS day, COUNT(*) AS games, CAST(SUM(people.won) AS BIGINT) AS wins \
             FROM {} WHERE {THAT_COUNT} GROUP BY t.ended / 86400000 ORDER BY t.ended / 86400000",
            filter.with_people()
        );
        let on = |row: &AnyRow| {
            let day: Millis = row.try_get("day")?;
            let day = day.saturating_mul(dedale_table::daily::DAY);
            Ok(EndedOn { day, games: row.try_get("games")?, wins: row.try_get("wins")? })
        };
        self.counted(sql, filter, since).await?.iter().map(on).collect()
    }

    async fn counted(&self, sql: String, filter: &Filter, since: Millis) -> Result<Vec<AnyRow>, Error> {
        let user = filter.user.as_ref().map(|user| user.as_str().to_owned());
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(filter.game.clone().unwrap_or_default())
            .bind(filter.setup.clone().unwrap_or_default())
            .bind(user.unwrap_or_default())
            .bind(since);
        Ok(query.fetch_all(&self.read).await?)
    }
}
