//! Seeds that were drawn before their commitments were kept get them when the server starts.

use dedale_core::chance::Seed;
use sqlx::{AnyPool, AssertSqlSafe, Row as _};

use super::tables::spoiled;
use crate::{Error, commitment};

/// Rows of one statement.
const SOME: i64 = 500;

/// Fills in what is missing. A seed that cannot be read gets a commitment that fits none.
pub(super) async fn fill_in(write: &AnyPool) -> Result<(), sqlx::Error> {
    for (table, key) in [("tables", "id"), ("deals", "seed")] {
        loop {
            let sql = format!("SELECT {key} AS key, seed FROM {table} WHERE commitment IS NULL LIMIT {SOME}");
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(write).await?;
            if rows.is_empty() {
                break;
            }
            let mut transaction = write.begin().await?;
            for row in rows {
                let (key_of_row, seed): (String, String) = (row.try_get("key")?, row.try_get("seed")?);
                let fitting = seed.parse::<Seed>().map(commitment).unwrap_or_default();
                let sql =
                    format!("UPDATE {table} SET commitment = $2 WHERE {key} = $1 AND commitment IS NULL");
                let query = sqlx::query(AssertSqlSafe(sql)).bind(key_of_row).bind(fitting);
                query.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
        }
    }
    Ok(())
}

/// The seed, if it is the one the server was bound to.
pub(super) fn checked(seed: &str, promised: Option<&str>, column: &'static str) -> Result<Seed, Error> {
    let seed: Seed = seed.parse().map_err(|_| spoiled(column))?;
    if promised == Some(commitment(seed).as_str()) { Ok(seed) } else { Err(spoiled(column)) }
}
