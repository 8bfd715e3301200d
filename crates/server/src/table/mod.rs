//! A table: its description, its entries, its commands and its subscribers.

mod about;
mod actor;
mod ask;
mod audience;
mod bots;
mod closing;
mod command;
mod document;
mod entry;
mod hint;
mod house;
mod mailbox;
mod opening;
mod preview;
mod projection;
mod replay;
mod state;
mod telling;
mod wording;

use std::sync::Arc;

pub(crate) use about::About;
pub use about::{Options, commitment};
pub(crate) use ask::{Ask, Join, Reply};
pub(crate) use document::Names;
pub(crate) use entry::Entry;
pub(crate) use hint::Decision;
pub(crate) use house::House;
pub(crate) use mailbox::{Mailbox, NotTaken};
pub(crate) use opening::Opening;
pub(crate) use replay::PlayedLine;
pub(crate) use state::{Chair, StandIn, Table};

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
