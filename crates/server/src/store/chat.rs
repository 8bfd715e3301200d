use dedale_core::Seat;
use dedale_protocol::{Millis, TableId, UserId, describe};
use sqlx::Row as _;

use super::Store;
use crate::Error;

describe!(Written: PastChatLine);

/// A line of chat that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KeptLine {
    pub(crate) number: i64,
    /// Whether it was not there already.
    pub(crate) is_new: bool,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
pub(crate) struct PastChatLine {
    /// From 1.
    pub(crate) number: i64,
    /// Milliseconds since 1970.
    pub(crate) at: Millis,
    /// The name of the speaker; empty if the account was deleted.
    pub(crate) name: String,
    /// Where they sit.
    pub(crate) seat: Option<i64>,
    /// The text.
    pub(crate) text: String,
}

impl Store {
    /// Keeps a line of chat, unless that person's key says it is kept already. Only the newest lines are kept.
    #[allow(clippy::too_many_arguments)]
    pub(crate) async fn say(
        &self,
        table: &TableId,
        user: &UserId,
        seat: Seat,
        at: Millis,
        key: &str,
        text: &str,
        most: usize,
    ) -> Result<KeptLine, Error> {
        let mut transaction = self.gate.begin().await?;
        transaction.exclusively("chat", table.as_str()).await?;
        let sql = "SELECT number FROM chat WHERE table_id = $1 AND user_id = $2 AND key = $3";
        let known = sqlx::query(sql).bind(table.as_str()).bind(user.as_str()).bind(key);
        if let Some(row) = known.fetch_optional(&mut *transaction).await? {
            let said = KeptLine { number: row.try_get("number")?, is_new: false };
            transaction.commit().await?;
            return Ok(said);
        }
        let last = sqlx::query("SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE table_id = $1");
        let last: i64 = last.bind(table.as_str()).fetch_one(&mut *transaction).await?.try_get("last")?;
        let number = last + 1;
        let sql = "INSERT INTO chat (table_id, number, at, user_id, seat, key, text) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let insert = sqlx::query(sql)
            .bind(table.as_str())
            .bind(number)
            .bind(at)
            .bind(user.as_str())
            .bind(i64::from(seat.number()))
            .bind(key)
            .bind(text);
        insert.execute(&mut *transaction).await?;
        let oldest = number.saturating_sub(i64::try_from(most).unwrap_or(i64::MAX));
        let trim = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number <= $2");
        trim.bind(table.as_str()).bind(oldest).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(KeptLine { number, is_new: true })
    }

    /// The lines after one, the oldest first.
    pub(crate) async fn chat(
        &self,
        table: &TableId,
        after: i64,
        most: i64,
    ) -> Result<Vec<PastChatLine>, Error> {
        let sql = "SELECT chat.number, chat.at, users.name, chat.seat, chat.text FROM chat \
                   JOIN users ON users.id = chat.user_id \
                   WHERE chat.table_id = $1 AND chat.number > $2 ORDER BY chat.number LIMIT $3";
        let rows = sqlx::query(sql).bind(table.as_str()).bind(after).bind(most).fetch_all(&self.read).await?;
        let line = |row: &sqlx::any::AnyRow| {
            Ok(PastChatLine {
                number: row.try_get("number")?,
                at: row.try_get("at")?,
                name: row.try_get("name")?,
                seat: row.try_get("seat")?,
                text: row.try_get("text")?,
            })
        };
        rows.iter().map(line).collect()
    }
}
