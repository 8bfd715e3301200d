//! The tables in memory, each brought in when somebody asks for it.

mod eviction;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dedale_table::{Names, Opening, Table};
use serde_json::Value;
use tokio::sync::{OnceCell, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::store::Store;
use crate::table::{self, Ask, House, Mailbox, NotTaken, Reply};
use crate::{Config, Error, TableId, TimeOfDay, UserId};

/// All tables of a server.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    house: Arc<House>,
    open: Arc<Mutex<Open>>,
    actors: TaskTracker,
}

/// The tables in memory, or on their way there.
type Open = HashMap<TableId, Arc<OnceCell<Handle>>>;

/// The way to a table in memory.
#[derive(Clone, Debug)]
struct Handle {
    mailbox: Mailbox,
    /// Cancelled when the actor has done its last work.
    gone: CancellationToken,
}

impl Tables {
    pub(crate) fn new(config: &Config, store: Store, time: TimeOfDay, stopping: CancellationToken) -> Tables {
        Tables {
            house: Arc::new(House::new(config, store, time, stopping)),
            open: Arc::default(),
            actors: TaskTracker::new(),
        }
    }

    /// Sets a table up.
    pub(crate) async fn set_up(&self, opening: Opening) -> Result<TableId, Error> {
        table::set_up(opening, &self.house).await
    }

    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// Asks a table for something; it answers where the question says.
    pub(crate) async fn post(&self, id: &TableId, mut ask: Ask) -> Result<(), Error> {
        loop {
            if self.house.stopping.is_cancelled() {
                return Err(Error::ShuttingDown);
            }
            let handle = self.handle(id).await?;
            match handle.mailbox.post(ask).await {
                // It is just leaving the memory: bring it back when it is gone.
                Err(NotTaken::Gone(again)) => {
                    handle.gone.cancelled().await;
                    ask = *again;
                }
                posted => return Ok(posted?),
            }
        }
    }

    /// Asks a table for something and waits for the answer.
    pub(crate) async fn ask(&self, id: &TableId, ask: impl FnOnce(Reply) -> Ask) -> Result<Value, Error> {
        let (reply, answer) = oneshot::channel();
        self.post(id, ask(Reply::Once(reply))).await?;
        answer.await.map_err(|_| Error::ShuttingDown)?
    }

    /// Looks at a table, for somebody if they are known.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        id: &TableId,
        by: Option<UserId>,
        look: impl FnOnce(&Table, &Names) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |table: &Table, names: &Names| drop(reply.send(look(table, names))));
        self.post(id, Ask::Read { by, look }).await?;
        answer.await.map_err(|_| Error::ShuttingDown)
    }

    /// Calls somebody by another name at the tables in memory; others will read it from the store.
    pub(crate) async fn rename(&self, user: &UserId, name: &Arc<str>) {
        let handles: Vec<Handle> = self.lock().values().filter_map(|cell| cell.get().cloned()).collect();
        for handle in handles {
            let rename = Ask::Rename { user: user.clone(), name: name.clone() };
            if let Err(NotTaken::Busy) = handle.mailbox.post(rename).await {
                tracing::warn!("a busy table goes on calling somebody by an old name until it is read again");
            }
        }
    }

    /// Brings the tables into memory on which a clock runs, so that it goes on after a restart.
    pub(crate) async fn wake_clocks(&self) -> Result<(), Error> {
        for id in self.house.store.tables_with_clocks().await? {
            if let Err(error) = self.handle(&id).await {
                tracing::error!(%error, table = id.beginning(), "a table's clock does not run");
            }
        }
        Ok(())
    }

    /// How many are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.lock().len()
    }

    /// Waits until every table has done its last work; the server must be stopping.
    pub(crate) async fn finish(&self) {
        self.actors.close();
        self.actors.wait().await;
    }

    async fn handle(&self, id: &TableId) -> Result<Handle, Error> {
        let cell = self.lock().entry(id.clone()).or_default().clone();
        let found = cell.get_or_try_init(|| self.bring(id)).await.cloned();
        if found.is_err() {
            self.forget_if_unused(id, &cell);
        }
        found
    }

    /// Forgets a cell that stayed empty, unless somebody else waits for it.
    fn forget_if_unused(&self, id: &TableId, cell: &Arc<OnceCell<Handle>>) {
        let mut open = self.lock();
        let is_unused = |known: &Arc<OnceCell<Handle>>| {
            Arc::ptr_eq(known, cell) && !known.initialized() && Arc::strong_count(known) == 2
        };
        if open.get(id).is_some_and(is_unused) {
            open.remove(id);
        }
    }

    async fn bring(&self, id: &TableId) -> Result<Handle, Error> {
        let (mailbox, run) = table::open(id, self.house.clone()).await?;
        let gone = CancellationToken::new();
        let place = Place { id: id.clone(), open: self.open.clone(), gone: gone.clone() };
        self.actors.spawn(async move {
            let _place = place;
            run.await;
        });
        Ok(Handle { mailbox, gone })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table's place in memory: free again when it has done its last work, and even if it panicked.
struct Place {
    id: TableId,
    open: Arc<Mutex<Open>>,
    gone: CancellationToken,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
        self.gone.cancel();
    }
}
