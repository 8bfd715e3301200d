//! A table at work: the actor that owns it, keeps its entries, lets bots play and tells everybody.

mod actor;
mod ask;
mod audience;
mod bots;
mod closing;
mod house;
mod mailbox;
mod opening;
mod projection;
mod telling;

use std::sync::Arc;

pub(crate) use ask::{Ask, Join, Reply};
pub(crate) use closing::close_unloaded;
pub(crate) use house::House;
pub(crate) use mailbox::{Mailbox, NotTaken};
pub(crate) use opening::set_up;

use dedale_table::Table;

use crate::{Error, TableId};

/// Brings a table into memory; the future runs it until it has been idle for a while.
pub(crate) async fn open(
    id: &TableId,
    house: Arc<House>,
) -> Result<(Mailbox, impl Future<Output = ()> + Send + 'static), Error> {
    let about = Arc::new(house.store.about(id).await?);
    let entries = house.store.entries(id).await?;
    let table = Table::replay(about, &entries)?;
    let users: Vec<_> = table.chairs.iter().filter_map(|chair| chair.user.clone()).collect();
    let names = house.store.names(&users).await?;
    let (mailbox, inbox) = mailbox::mailbox(&table);
    Ok((mailbox, actor::Actor::new(table, names, house).run(inbox)))
}
