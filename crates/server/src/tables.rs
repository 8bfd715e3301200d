//! The tables in memory, each brought in when somebody asks for it.

mod eviction;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dedale_table::{Names, Opening, Table};
use serde_json::Value;
use tokio::sync::{OnceCell, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::nodes::{News, Nodes};
use crate::store::{Owner, Store};
use crate::table::{self, Ask, Displaced, House, Listener, Mailbox, NotTaken, Reply};
use crate::{Config, Error, NodeId, TableId, TimeOfDay, UserId};

/// All tables of a server.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    house: Arc<House>,
    open: Arc<Mutex<Open>>,
    actors: TaskTracker,
    /// None if this server is alone.
    nodes: Option<Arc<Nodes>>,
}

/// The tables in memory, or on their way there.
type Open = HashMap<TableId, Arc<OnceCell<Handle>>>;

/// The way to a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(crate) mailbox: Mailbox,
    /// Cancelled when the actor has done its last work.
    gone: CancellationToken,
    /// The fencing token, where several nodes serve the database.
    epoch: Option<i64>,
}

/// Where a table is run.
#[derive(Clone, Debug)]
pub(crate) enum Whereabouts {
    /// In our memory.
    Here(Handle),
    /// By another node.
    There(NodeId),
}

/// Why a table is not in our memory.
#[derive(Clone, Debug)]
enum NotHere {
    RunBy(NodeId),
    Failed(Error),
}

impl From<Error> for NotHere {
    fn from(error: Error) -> NotHere {
        NotHere::Failed(error)
    }
}

impl Tables {
    pub(crate) fn new(
        config: &Config,
        store: Store,
        time: TimeOfDay,
        stopping: CancellationToken,
        nodes: Option<Arc<Nodes>>,
    ) -> Tables {
        Tables {
            house: Arc::new(House::new(config, store, time, stopping)),
            open: Arc::default(),
            actors: TaskTracker::new(),
            nodes,
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
    pub(crate) async fn post(&self, id: &TableId, ask: Ask) -> Result<(), Error> {
        self.post_or_keep(id, ask).await.map_err(|(error, _)| error)
    }

    /// The same; the ask again if it was not taken.
    pub(crate) async fn post_or_keep(&self, id: &TableId, mut ask: Ask) -> Result<(), (Error, Box<Ask>)> {
        loop {
            let handle = match (self.whereabouts(id).await, &self.nodes) {
                (Ok(Whereabouts::Here(handle)), _) => handle,
                (Ok(Whereabouts::There(_)), Some(nodes)) => {
                    self.forward(nodes, id, ask);
                    return Ok(());
                }
                (Ok(Whereabouts::There(_)), None) => return Err((Error::Internal, Box::new(ask))),
                (Err(error), _) => return Err((error, Box::new(ask))),
            };
            match handle.mailbox.post(ask).await {
                Ok(()) => return Ok(()),
                // It is just leaving the memory: bring it back when it is gone.
                Err(NotTaken::Gone(again)) => {
                    handle.gone.cancelled().await;
                    ask = *again;
                }
                Err(NotTaken::Busy(ask)) => return Err((Error::TableBusy, ask)),
            }
        }
    }

    /// The same; an ask that was not taken is answered with the reason.
    pub(crate) async fn post_or_refuse(&self, id: &TableId, ask: Ask) {
        if let Err((error, ask)) = self.post_or_keep(id, ask).await {
            ask.refuse(error);
        }
    }

    /// Asks a table that this node runs; [`Error::Fenced`] if another one does.
    pub(crate) async fn post_here(&self, id: &TableId, ask: Ask) -> Result<(), Error> {
        match self.whereabouts(id).await? {
            Whereabouts::Here(handle) => match handle.mailbox.post(ask).await {
                Err(NotTaken::Gone(_)) => Err(Error::Fenced),
                posted => Ok(posted?),
            },
            Whereabouts::There(_) => Err(Error::Fenced),
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
        if let Whereabouts::There(_) = self.whereabouts(id).await? {
            // What is in the store is what everybody was told.
            let (table, names) = table::read(id, &self.house).await?;
            return Ok(look(&table, &names));
        }
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |table: &Table, names: &Names| drop(reply.send(look(table, names))));
        self.post(id, Ask::Read { by, look }).await?;
        answer.await.map_err(|_| Error::ShuttingDown)
    }

    /// Calls somebody by another name at the tables in memory, at all nodes; others will read it from the store.
    pub(crate) async fn rename(&self, user: &UserId, name: &Arc<str>) {
        if let Some(nodes) = &self.nodes {
            nodes.broadcast(&News::Renamed { user: user.clone(), name: name.to_string() });
        }
        self.rename_here(user, name).await;
    }

    /// The same at this node.
    pub(crate) async fn rename_here(&self, user: &UserId, name: &Arc<str>) {
        for (_, handle) in self.handles() {
            let rename = Ask::Rename { user: user.clone(), name: name.clone() };
            if let Err(NotTaken::Busy(_)) = handle.mailbox.post(rename).await {
                tracing::warn!("a busy table goes on calling somebody by an old name until it is read again");
            }
        }
    }

    /// Brings the tables into memory on which a clock runs, so that it goes on after a restart.
    pub(crate) async fn wake_clocks(&self) -> Result<(), Error> {
        for id in self.house.store.tables_with_clocks().await? {
            if let Err(error) = self.whereabouts(&id).await {
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

    /// Where a table is run; brings it into memory if nobody runs it.
    pub(crate) async fn whereabouts(&self, id: &TableId) -> Result<Whereabouts, Error> {
        if self.house.stopping.is_cancelled() {
            return Err(Error::ShuttingDown);
        }
        if let Some(nodes) = &self.nodes {
            let is_in_memory = self.lock().contains_key(id);
            if let Some(node) = nodes.known_owner(id).filter(|_| !is_in_memory) {
                return Ok(Whereabouts::There(node));
            }
            // Without a valid lease the database is not there for us, or another node may have taken the table.
            if !self.house.store.is_certain_of_tables() {
                return Err(Error::StoreFailed);
            }
        }
        match self.handle(id).await {
            Ok(handle) => Ok(Whereabouts::Here(handle)),
            Err(NotHere::RunBy(node)) => Ok(Whereabouts::There(node)),
            Err(NotHere::Failed(error)) => Err(error),
        }
    }

    /// The way to a table that is in memory now.
    pub(crate) fn open_here(&self, id: &TableId) -> Option<Handle> {
        self.lock().get(id).and_then(|cell| cell.get().cloned())
    }

    /// This node among others, if there are any.
    pub(crate) fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.nodes.as_ref()
    }

    /// Gives up all tables in memory but these, which are still this node's own. One that waits for the database is not waited for:
    /// it will find out by itself.
    pub(crate) async fn yield_all_but(&self, own: &[(TableId, i64)]) {
        let is_own = |id: &TableId, handle: &Handle| {
            own.iter().any(|(table, epoch)| table == id && Some(*epoch) == handle.epoch)
        };
        let others = self.handles().into_iter().filter(|(id, handle)| !is_own(id, handle));
        let yielding = others.map(|(_, handle)| async move { handle.mailbox.post(Ask::Yield).await });
        let _ = tokio::time::timeout(YIELDING, futures_util::future::join_all(yielding)).await;
    }

    fn handles(&self) -> Vec<(TableId, Handle)> {
        let open = self.lock();
        open.iter().filter_map(|(id, cell)| Some((id.clone(), cell.get()?.clone()))).collect()
    }

    async fn handle(&self, id: &TableId) -> Result<Handle, NotHere> {
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

    async fn bring(&self, id: &TableId) -> Result<Handle, NotHere> {
        let epoch = self.own(id).await?;
        let opened = table::open(id, epoch, self.house.clone()).await;
        let (mailbox, run) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                self.give_back(id, epoch).await;
                return Err(error.into());
            }
        };
        let gone = CancellationToken::new();
        let place = Place { id: id.clone(), open: self.open.clone(), gone: gone.clone() };
        let (tables, id) = (self.clone(), id.clone());
        self.actors.spawn(async move {
            let Displaced { listeners, asks } = run.await;
            drop(place);
            tables.give_back(&id, epoch).await;
            tables.move_on(&id, listeners, asks);
        });
        Ok(Handle { mailbox, gone, epoch })
    }

    /// Sends those after a table that another node runs now.
    fn move_on(&self, id: &TableId, listeners: Vec<Listener>, asks: Vec<Ask>) {
        for ask in asks {
            let (tables, id) = (self.clone(), id.clone());
            let posted: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(async move { tables.post_or_refuse(&id, ask).await });
            tokio::spawn(posted);
        }
        for listener in listeners {
            self.resume(id, listener);
        }
    }

    /// Takes a table for this node, if there are several.
    async fn own(&self, id: &TableId) -> Result<Option<i64>, NotHere> {
        let Some(nodes) = &self.nodes else { return Ok(None) };
        // There is no owner of what is not there.
        self.house.store.about(id).await?;
        match self.house.store.take_table(id, nodes.own()).await? {
            Owner::Own(epoch) => {
                metrics::counter!("dedale_tables_taken_total").increment(1);
                Ok(Some(epoch))
            }
            Owner::Other(node) => {
                nodes.note_owner(id, node);
                Err(NotHere::RunBy(node))
            }
        }
    }

    async fn give_back(&self, id: &TableId, epoch: Option<i64>) {
        if let Some(epoch) = epoch
            && let Err(error) = self.house.store.give_table_back(id, epoch).await
        {
            tracing::warn!(%error, table = id.beginning(), "a table is not given back: others wait for the lease");
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long tables may take to hear that they are another node's.
const YIELDING: Duration = Duration::from_millis(500);

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
