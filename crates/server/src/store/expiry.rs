//! Finds and deletes what is kept no longer. Everything happens in small transactions, so that no writer waits long.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::Store;
use super::tables::spoiled;
use crate::{Error, Millis, TableId};

/// Rows looked for, or deleted, in one statement.
const BATCH: i64 = 200;

/// The kinds of tables that expire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// Nobody started a game.
    Gathering,
    /// The game goes on, and only guests sit there.
    UnfinishedOfGuests,
    /// The game is over, and only guests sat there.
    FinishedOfGuests,
    /// The game is over.
    Finished,
}

/// A table nobody has touched for a while; also a place in the list of such tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OldTable {
    pub(crate) id: TableId,
    /// By which they are listed.
    date: Millis,
}

const ONLY_GUESTS: &str = "AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = t.owner AND u.account IS NOT NULL) \
     AND NOT EXISTS (SELECT 1 FROM seats s JOIN users u ON u.id = s.user_id \
     WHERE s.table_id = t.id AND u.account IS NOT NULL)";
/// Nothing was done and nothing said since `$1`.
const QUIET: &str = "AND COALESCE((SELECT e.at FROM entries e WHERE e.table_id = t.id ORDER BY e.number DESC LIMIT 1), 0) < $1 \
     AND COALESCE((SELECT c.at FROM chat c WHERE c.table_id = t.id ORDER BY c.number DESC LIMIT 1), 0) < $1";
/// Nothing in the store refers to the person.
const UNREFERRED: &str = "NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = users.id) \
     AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = users.id) \
     AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.user_id = users.id) \
     AND NOT EXISTS (SELECT 1 FROM tries r WHERE r.user_id = users.id) \
     AND NOT EXISTS (SELECT 1 FROM analyses a WHERE a.user_id = users.id)";

impl Rule {
    /// The column with the date by which they are listed.
    fn date(self) -> &'static str {
        match self {
            Rule::Gathering | Rule::UnfinishedOfGuests => "created",
            Rule::FinishedOfGuests | Rule::Finished => "ended",
        }
    }

    /// The condition on a table `t`, with the moment before which nothing may have happened as `$1`.
    fn condition(self) -> String {
        match self {
            Rule::Gathering => format!("t.phase = 'gathering' AND t.created < $1 {QUIET}"),
            Rule::UnfinishedOfGuests => {
                format!("t.phase = 'playing' AND t.created < $1 {QUIET} {ONLY_GUESTS}")
            }
            Rule::FinishedOfGuests => format!("t.phase = 'over' AND t.ended < $1 {ONLY_GUESTS}"),
            Rule::Finished => "t.phase = 'over' AND t.ended < $1".to_owned(),
        }
    }
}

impl Store {
    /// The next tables the rule is for, if nothing happened there since that moment.
    pub(crate) async fn old_tables(
        &self,
        rule: Rule,
        before: Millis,
        after: Option<&OldTable>,
    ) -> Result<Vec<OldTable>, Error> {
        let (date, condition) = (rule.date(), rule.condition());
        let sql = format!(
            "SELECT t.id, t.{date} AS date FROM tables t WHERE {condition} \
             AND (t.{date} > $2 OR (t.{date} = $2 AND t.id > $3)) ORDER BY t.{date}, t.id LIMIT $4"
        );
        let (last, id) = after.map_or((Millis::MIN, String::new()), |old| (old.date, old.id.to_string()));
        let query = sqlx::query(AssertSqlSafe(sql)).bind(before).bind(last).bind(id).bind(BATCH);
        query.fetch_all(&self.read).await?.iter().map(old_table).collect()
    }

    /// Deletes a table with everything done and said at it, if the rule is still for it.
    pub(crate) async fn delete_old_table(
        &self,
        rule: Rule,
        before: Millis,
        table: &TableId,
    ) -> Result<bool, Error> {
        let sql = format!(
            "DELETE FROM tables WHERE id = $2 AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $2 AND {})",
            rule.condition()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(before).bind(table.as_str().to_owned());
        Ok(self.gate.execute(query).await?.rows_affected() > 0)
    }

    /// Deletes a table with everything done and said at it.
    pub(crate) async fn delete_table(&self, table: &TableId) -> Result<bool, Error> {
        let query = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table.as_str().to_owned());
        Ok(self.gate.execute(query).await?.rows_affected() > 0)
    }

    /// Deletes the chat of tables whose game ended before that moment; returns the number of lines.
    pub(crate) async fn delete_old_chat(&self, ended_before: Millis) -> Result<u64, Error> {
        let sql = "SELECT t.id, t.ended AS date FROM tables t WHERE t.phase = 'over' AND t.ended < $1 \
                   AND (t.ended > $2 OR (t.ended = $2 AND t.id > $3)) \
                   AND EXISTS (SELECT 1 FROM chat c WHERE c.table_id = t.id) ORDER BY t.ended, t.id LIMIT $4";
        let (mut deleted, mut last) = (0, (Millis::MIN, String::new()));
        loop {
            let query = sqlx::query(sql).bind(ended_before).bind(last.0).bind(last.1.clone()).bind(BATCH);
            let rows = query.fetch_all(&self.read).await?;
            let tables: Vec<_> = rows.iter().map(old_table).collect::<Result<_, _>>()?;
            let Some(end) = tables.last() else { return Ok(deleted) };
            last = (end.date, end.id.to_string());
            for table in &tables {
                let query = sqlx::query("DELETE FROM chat WHERE table_id = $1").bind(table.id.to_string());
                deleted += self.gate.execute(query).await?.rows_affected();
            }
        }
    }

    /// Deletes guests who were not seen since that moment and to whom nothing refers; how many.
    pub(crate) async fn delete_old_guests(&self, unseen_since: Millis) -> Result<u64, Error> {
        let sql = format!(
            "DELETE FROM users WHERE id IN (SELECT id FROM users WHERE account IS NULL AND seen < $1 \
             AND created < $1 AND {UNREFERRED} ORDER BY seen LIMIT $2)"
        );
        self.delete_in_batches(sql, unseen_since).await
    }

    /// Guests who were not seen since that moment but are still called by their name.
    pub(crate) async fn named_guests(&self, unseen_since: Millis) -> Result<Vec<crate::UserId>, Error> {
        let sql = "SELECT id FROM users WHERE account IS NULL AND deleted IS NULL AND seen < $1 AND created < $1 \
                   ORDER BY seen, id LIMIT $2";
        let rows = sqlx::query(sql).bind(unseen_since).bind(BATCH).fetch_all(&self.read).await?;
        rows.iter().map(|row| super::people::user_id(row, "id")).collect()
    }

    /// Deletes sessions that expired; how many.
    pub(crate) async fn delete_expired_sessions(&self, now: Millis) -> Result<u64, Error> {
        let sql =
            "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE expires <= $1 LIMIT $2)";
        self.delete_in_batches(sql.to_owned(), now).await
    }

    /// Marks people without a last visit as seen now: their time begins.
    pub(crate) async fn note_unknown_sight(&self, now: Millis) -> Result<(), Error> {
        let sql = "UPDATE users SET seen = $1 WHERE id IN (SELECT id FROM users WHERE seen IS NULL LIMIT $2)";
        self.delete_in_batches(sql.to_owned(), now).await.map(drop)
    }

    /// Repeats a statement with `$1` a moment and `$2` the number of rows until it finds no more.
    async fn delete_in_batches(&self, sql: String, moment: Millis) -> Result<u64, Error> {
        let mut all = 0;
        loop {
            let query = sqlx::query(AssertSqlSafe(sql.clone())).bind(moment).bind(BATCH);
            let rows = self.gate.execute(query).await?.rows_affected();
            all += rows;
            if rows < BATCH as u64 {
                return Ok(all);
            }
        }
    }

    /// Writes the log of SQLite into its file and empties it, so that nothing deleted stays on the disk. Readers that
    /// take long may prevent it; then false.
    pub(crate) async fn checkpoint(&self) -> Result<bool, Error> {
        let mut connection = self.write.acquire().await?;
        if connection.backend_name() != "SQLite" {
            return Ok(true);
        }
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
        let busy: i64 = row.try_get(0)?;
        Ok(busy == 0)
    }
}

fn old_table(row: &AnyRow) -> Result<OldTable, Error> {
    let id = row.try_get::<String, _>("id")?.parse().map_err(|_| spoiled("tables.id"))?;
    Ok(OldTable { id, date: row.try_get("date")? })
}
