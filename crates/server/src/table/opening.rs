use dedale_core::chance::Seed;
use dedale_table::Opening;

use super::house::House;
use super::projection::projections;
use crate::random::random;
use crate::store::Append;
use crate::{Error, TableId};

/// Sets a table up and keeps it.
pub(crate) async fn set_up(opening: Opening, house: &House) -> Result<TableId, Error> {
    let (id, at) = (TableId::fresh()?, house.time.now());
    let seed = opening.seed.map_or_else(|| random().map(Seed::Sealed), Ok)?;
    let mut found = Vec::new();
    let note = |table: &_, entry: &_| found.extend(projections(table, std::slice::from_ref(entry), at));
    let (table, entries) = opening.begin(id.clone(), seed, at, note)?;
    let begun = Append { table: id.clone(), epoch: None, entries: entries.into(), projections: found };
    house.store.create(&table.about, begun, house.tables_per_user).await?;
    Ok(id)
}
