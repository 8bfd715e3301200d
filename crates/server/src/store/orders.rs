//! Orders from the host to the running server, in the database.

use dedale_protocol::base32;
use sqlx::{AnyConnection, Row as _};

use super::Store;
use super::tables::spoiled;
use crate::orders::{Answer, Order};
use crate::random::random;
use crate::{Error, Millis};

/// Orders carried out at one look.
const AT_ONCE: i64 = 100;

impl Store {
    /// Keeps an order; its id.
    pub(crate) async fn give_order(&self, order: &Order, now: Millis) -> Result<String, Error> {
        let mut transaction = self.gate.begin().await?;
        let id = insert_order(&mut transaction, order, now).await?;
        transaction.commit().await?;
        Ok(id)
    }

    /// The orders that are not carried out yet, the oldest first.
    pub(crate) async fn orders_to_do(&self) -> Result<Vec<(String, Order)>, Error> {
        let sql = "SELECT id, what FROM orders WHERE done IS NULL ORDER BY asked, id LIMIT $1";
        let rows = sqlx::query(sql).bind(AT_ONCE).fetch_all(&self.read).await?;
        let order = |row: &sqlx::any::AnyRow| {
            let what: String = row.try_get("what")?;
            Ok((row.try_get("id")?, serde_json::from_str(&what).map_err(|_| spoiled("orders.what"))?))
        };
        rows.iter().map(order).collect()
    }

    /// Notes what became of an order; false if somebody has withdrawn it.
    pub(crate) async fn answer_order(&self, id: &str, answer: &Answer, now: Millis) -> Result<bool, Error> {
        let query = sqlx::query("UPDATE orders SET done = $2, answer = $3 WHERE id = $1 AND done IS NULL");
        let answer = serde_json::to_string(answer).map_err(|_| Error::Internal)?;
        let done = self.gate.execute(query.bind(id.to_owned()).bind(now).bind(answer)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// The result of an order; none until it is carried out.
    pub(crate) async fn answer_of_order(&self, id: &str) -> Result<Option<Answer>, Error> {
        let query =
            sqlx::query("SELECT answer FROM orders WHERE id = $1 AND done IS NOT NULL").bind(id.to_owned());
        let Some(row) = query.fetch_optional(&self.read).await? else { return Ok(None) };
        let answer: Option<String> = row.try_get("answer")?;
        let answer = answer.ok_or_else(|| spoiled("orders.answer"))?;
        serde_json::from_str(&answer).map(Some).map_err(|_| spoiled("orders.answer"))
    }

    /// Withdraws an order that nobody carried out; false if somebody did.
    pub(crate) async fn withdraw_order(&self, id: &str) -> Result<bool, Error> {
        let query = sqlx::query("DELETE FROM orders WHERE id = $1 AND done IS NULL").bind(id.to_owned());
        Ok(self.gate.execute(query).await?.rows_affected() > 0)
    }

    /// Forgets orders that were given before that moment, carried out or not, and claims that ended before it.
    pub(crate) async fn delete_old_orders(&self, before: Millis) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM orders WHERE asked < $1").bind(before);
        self.gate.execute(query).await?;
        let query = sqlx::query("DELETE FROM claims WHERE until < $1").bind(before);
        self.gate.execute(query).await.map(drop)
    }
}

pub(super) async fn insert_order(
    connection: &mut AnyConnection,
    order: &Order,
    now: Millis,
) -> Result<String, Error> {
    let id = base32(&random::<16>()?);
    let what = serde_json::to_string(order).map_err(|_| Error::Internal)?;
    let query = sqlx::query("INSERT INTO orders (id, asked, what) VALUES ($1, $2, $3)");
    query.bind(id.clone()).bind(now).bind(what).execute(&mut *connection).await?;
    Ok(id)
}
