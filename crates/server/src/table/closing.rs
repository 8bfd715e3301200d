use dedale_protocol::Millis;
use dedale_table::{Logged, Table};

use super::projection::projections;
use crate::Error;
use crate::store::Append;

/// Ends a table that nobody has in memory, and says what is to be written.
pub(crate) fn close_unloaded(table: &mut Table, at: Millis) -> Result<Append, Error> {
    let entries = table.closing()?;
    for entry in &entries {
        table.play_in_match(entry)?;
    }
    Ok(Append {
        table: table.about.id.clone(),
        epoch: None,
        projections: projections(table, &entries, at),
        entries: (table.step() as i64 + 1..)
            .zip(&entries)
            .map(|(number, entry)| Logged::new(number, at, entry))
            .collect(),
    })
}
