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

pub(crate) use actor::Displaced;
pub(crate) use ask::{Ask, Join, Joined, Reply, Welcome};
pub(crate) use audience::{Ear, FeedHead, Listener, Reader, notification};
pub(crate) use closing::close_unloaded;
pub(crate) use house::House;
pub(crate) use mailbox::{Mailbox, NotTaken};
pub(crate) use opening::set_up;

use dedale_table::{Names, Table};

use crate::{Error, TableId};

/// Brings a table into memory; the future runs it until it has been idle for a while. Where several nodes serve the
/// database, it is ours from that epoch on.
pub(crate) async fn open(
    id: &TableId,
    epoch: Option<i64>,
    house: Arc<House>,
) -> Result<(Mailbox, impl Future<Output = Displaced> + Send + 'static), Error> {
    let (table, names) = read(id, &house).await?;
    let (mailbox, inbox) = mailbox::mailbox(&table);
    Ok((mailbox, actor::Actor::new(table, names, house, epoch).run(inbox)))
}

/// A table as the store has it.
pub(crate) async fn read(id: &TableId, house: &House) -> Result<(Table, Names), Error> {
    let about = Arc::new(house.store.about(id).await?);
    let entries = house.store.entries(id).await?;
    let table = Table::replay(about, &entries)?;
    let users: Vec<_> = table.chairs.iter().filter_map(|chair| chair.user.clone()).collect();
    let names = house.store.names(&users).await?;
    Ok((table, names))
}
