//! Control over a running server, for tests only.

use dedale_games::AnyMatch;

use crate::table::Ask;
use crate::thinking::Account;
use crate::{App, Error, TableId, UserId};

impl App {
    /// Lets a table that was just started go on with that match instead of its own. Nothing is told, nothing is written.
    pub async fn put_match(&self, table: &TableId, game: AnyMatch) -> Result<(), Error> {
        self.tables.post(table, Ask::Put(Box::new(game))).await?;
        // People who sit there have a quicker way to the table: they must not overtake it.
        self.tables.read(table, None, |_, _| ()).await
    }

    /// The most thoughts of anybody that began while one of that person waited; none if nothing was thought for them.
    pub fn longest_wait_for_thought(&self, user: &UserId) -> Option<u64> {
        self.tables.house().thinking.longest_wait(&Account::Person(user.clone()))
    }

    /// Vanishes as if the process was killed: nothing is written or answered any more, and the lease runs out.
    pub async fn vanish(&self) {
        self.store.vanish();
        if let Some(nodes) = self.tables.nodes() {
            nodes.bus().cut().await;
        }
    }

    /// Stops as a server does that is told to.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.tables.finish().await;
        self.say_goodbye().await;
        self.store.close().await;
    }

    /// Runs a task of a test's like those of the server that must live.
    pub fn supervise<F>(&self, task: &'static str, make: impl FnMut() -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.supervisor.supervise(task, make);
    }
}
