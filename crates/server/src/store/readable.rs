//! Lists in which one bad row does not take the others along.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Error, TableId};

/// The readable ones of these rows. An unreadable row (an unknown game, a damaged setup) is left out and logged, with the
/// beginning of its table where it names one.
pub(super) fn readable<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, Error>) -> Vec<T> {
    rows.iter().filter_map(|row| left_out(row, read(row))).collect()
}

/// The value of a row, or nothing and a line in the log.
pub(super) fn left_out<T>(row: &AnyRow, read: Result<T, Error>) -> Option<T> {
    read.map_err(|error| {
        let id = ["id", "table_id"].iter().find_map(|column| row.try_get::<String, _>(*column).ok());
        let table: Option<TableId> = id.and_then(|id| id.parse().ok());
        let table = table.as_ref().map_or("", TableId::beginning);
        tracing::error!(table, code = error.code(), %error, "a row cannot be read and is left out");
        metrics::counter!("dedale_rows_left_out_total").increment(1);
    })
    .ok()
}
