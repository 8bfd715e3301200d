use dedale_analysis::{Analysis, Progress};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::Store;
use super::tables::spoiled;
use crate::{Error, Limits, Millis, TableId, UserId};

/// An analysis somebody asked for.
#[derive(Clone, Debug)]
pub(crate) struct AskedAnalysis {
    pub(crate) table: TableId,
    pub(crate) user: UserId,
    pub(crate) analysis: Analysis,
    /// How many others come first.
    pub(crate) before: usize,
}

const COLUMNS: &str = "table_id, user_id, kept, served, asked, done, decisions";

impl Store {
    /// Takes an analysis on, unless the game's is there already or too many wait.
    pub(crate) async fn ask_analysis(
        &self,
        table: &TableId,
        user: &UserId,
        analysis: &Analysis,
        at: Millis,
        limits: &Limits,
    ) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        transaction.exclusively("analyses", "").await?;
        let known = sqlx::query("SELECT 1 FROM analyses WHERE table_id = $1").bind(table.as_str().to_owned());
        if known.fetch_optional(&mut *transaction).await?.is_some() {
            return Ok(transaction.commit().await?);
        }
        let (of_user, of_all) = to_do(&mut transaction, user).await?;
        for (found, most) in [(of_user, limits.analyses_per_user), (of_all, limits.analyses)] {
            if found >= most {
                return Err(transaction.refuse(Error::TooMany { code: "too-many-analyses", most }).await);
            }
        }
        let Progress { done, of } = analysis.progress();
        let sql = "INSERT INTO analyses (table_id, user_id, asked, served, done, decisions, kept) \
                   SELECT $1, $2, $3, COALESCE((SELECT MAX(served) FROM analyses WHERE user_id = $2), 0), $4, $5, $6";
        let query = sqlx::query(sql).bind(table.as_str().to_owned()).bind(user.as_str().to_owned()).bind(at);
        let query = query.bind(done as i64).bind(of as i64).bind(written(analysis));
        query.execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// The analysis of a game, if somebody asked for it. A spoiled one is given up: it can be asked for again.
    pub(crate) async fn analysis(&self, table: &TableId) -> Result<Option<AskedAnalysis>, Error> {
        let sql = format!("SELECT {COLUMNS} FROM analyses WHERE table_id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table.as_str().to_owned());
        let Some(row) = query.fetch_optional(&self.read).await? else { return Ok(None) };
        let Ok(asked) = asked_analysis(&row) else {
            self.give_up_spoiled(&row).await?;
            return Ok(None);
        };
        if asked.analysis.is_done() {
            return Ok(Some(asked));
        }
        let (served, since): (Millis, Millis) = (row.try_get("served")?, row.try_get("asked")?);
        let sql = "SELECT COUNT(*) AS number FROM analyses \
                   WHERE done < decisions AND (served, asked, table_id) < ($1, $2, $3)";
        let query = sqlx::query(sql).bind(served).bind(since).bind(table.as_str().to_owned());
        let before: i64 = query.fetch_one(&self.read).await?.try_get("number")?;
        Ok(Some(AskedAnalysis { before: before as usize, ..asked }))
    }

    /// The next one to work on: the oldest request of the person who has waited longest that no other node works on.
    pub(crate) async fn next_analysis(&self, now: Millis) -> Result<Option<AskedAnalysis>, Error> {
        let sql = format!(
            "SELECT {COLUMNS} FROM analyses WHERE done < decisions AND NOT EXISTS (SELECT 1 FROM claims \
             WHERE work = 'analysis ' || table_id AND until > $1 AND node <> $2) ORDER BY served, asked, table_id LIMIT 1"
        );
        let own = self.node().map_or_else(String::new, |node| node.to_string());
        loop {
            let query = sqlx::query(sqlx::AssertSqlSafe(sql.clone())).bind(now).bind(own.clone());
            let Some(row) = query.fetch_optional(&self.read).await? else { return Ok(None) };
            match asked_analysis(&row) {
                Ok(asked) => return Ok(Some(asked)),
                Err(_) => self.give_up_spoiled(&row).await?,
            }
        }
    }

    /// Deletes an analysis that nobody can read: it must not stand in the way of the others for ever.
    async fn give_up_spoiled(&self, row: &AnyRow) -> Result<(), Error> {
        let table: String = row.try_get("table_id")?;
        tracing::error!(table = table.get(..6), "an analysis is spoiled and is given up");
        let sql = "DELETE FROM analyses WHERE table_id = $1 AND kept = $2";
        let query = sqlx::query(sql).bind(table).bind(row.try_get::<String, _>("kept")?);
        self.gate.execute(query).await.map(drop)
    }

    /// Keeps an analysis as far as it is now; whoever asked for it had a turn.
    pub(crate) async fn keep_analysis(&self, asked: &AskedAnalysis, at: Millis) -> Result<(), Error> {
        let Progress { done, of } = asked.analysis.progress();
        let mut transaction = self.gate.begin().await?;
        let sql = "UPDATE analyses SET kept = $2, done = $3, decisions = $4 WHERE table_id = $1";
        let query = sqlx::query(sql).bind(asked.table.as_str().to_owned()).bind(written(&asked.analysis));
        query.bind(done as i64).bind(of as i64).execute(&mut *transaction).await?;
        let sql =
            "UPDATE analyses SET served = $2 WHERE user_id = $1 AND (done < decisions OR table_id = $3)";
        let query = sqlx::query(sql).bind(asked.user.as_str().to_owned()).bind(at);
        query.bind(asked.table.as_str().to_owned()).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Forgets an analysis that cannot be gone on with.
    pub(crate) async fn drop_analysis(&self, table: &TableId) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM analyses WHERE table_id = $1").bind(table.as_str().to_owned());
        self.gate.execute(query).await.map(drop)
    }
}

/// How many wait or are under way: of that person, and of everybody.
async fn to_do(connection: &mut AnyConnection, user: &UserId) -> Result<(usize, usize), Error> {
    let sql = "SELECT COUNT(*) AS of_all, COALESCE(SUM(CASE WHEN user_id = $1 THEN 1 ELSE 0 END), 0) AS of_user \
               FROM analyses WHERE done < decisions";
    let row = sqlx::query(sql).bind(user.as_str().to_owned()).fetch_one(connection).await?;
    let (of_all, of_user): (i64, i64) = (row.try_get("of_all")?, row.try_get("of_user")?);
    Ok((of_user as usize, of_all as usize))
}

fn written(analysis: &Analysis) -> String {
    serde_json::to_string(analysis).expect("an analysis is JSON")
}

fn asked_analysis(row: &AnyRow) -> Result<AskedAnalysis, Error> {
    let (table, kept): (String, String) = (row.try_get("table_id")?, row.try_get("kept")?);
    Ok(AskedAnalysis {
        table: table.parse().map_err(|_| spoiled("analyses.table_id"))?,
        user: super::people::user_id(row, "user_id")?,
        analysis: serde_json::from_str(&kept).map_err(|_| spoiled("analyses.kept"))?,
        before: 0,
    })
}
