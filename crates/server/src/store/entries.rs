use sqlx::Row as _;

use super::Store;
use crate::{Error, Millis, TableId, UserId};

/// An entry as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Logged {
    /// From 1, without gaps.
    pub(crate) number: i64,
    pub(crate) at: Millis,
    /// Milliseconds of thought charged to the seat that was asked.
    pub(crate) spent: Millis,
    /// The person who did it; none for bots and clocks.
    pub(crate) user: Option<UserId>,
    /// The client's key of the command.
    pub(crate) key: Option<String>,
    /// The JSON of the entry.
    pub(crate) body: String,
}

impl Store {
    /// Writes what was done at a table: when it returns, it is kept.
    pub(crate) async fn append(&self, append: super::Append) -> Result<(), Error> {
        self.writer.append(append).await
    }

    /// All entries of a table, in their order.
    pub(crate) async fn entries(&self, table: &TableId) -> Result<Vec<Logged>, Error> {
        let sql =
            "SELECT number, at, spent, user_id, key, body FROM entries WHERE table_id = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(table.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(logged).collect()
    }
}

pub(super) fn logged(row: &sqlx::any::AnyRow) -> Result<Logged, Error> {
    let user: Option<String> = row.try_get("user_id")?;
    Ok(Logged {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        spent: row.try_get("spent")?,
        user: user.and_then(|user| user.parse().ok()),
        key: row.try_get("key")?,
        body: row.try_get("body")?,
    })
}
