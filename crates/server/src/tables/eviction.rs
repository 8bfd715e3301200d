//! Work on tables that must not be in memory meanwhile.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use super::{Handle, Tables};
use crate::table::{Ask, NotTaken};
use crate::{Error, TableId};

/// How often a table that people bring back at once is sent away again.
const ATTEMPTS: u32 = 50;

impl Tables {
    /// Does something while nobody can bring the table into memory; none, and nothing done, if it is there.
    pub(crate) async fn unless_in_memory<T>(&self, id: &TableId, work: impl Future<Output = T>) -> Option<T> {
        let cell = match self.lock().entry(id.clone()) {
            Entry::Occupied(_) => return None,
            Entry::Vacant(place) => Arc::clone(place.insert(Arc::default())),
        };
        let mut done = None;
        // A request for the table waits for this cell, and reads the store when it stays empty.
        let _ = cell
            .get_or_try_init(|| async {
                if let Ok(epoch) = self.own(id).await {
                    done = Some(work.await);
                    self.give_back(id, epoch).await;
                }
                Err::<Handle, ()>(())
            })
            .await;
        self.forget_if_unused(id, &cell);
        done
    }

    /// Sends a table out of the memory, so that whoever asks next reads it from the store. Waits until it is gone.
    pub(crate) async fn evict(&self, id: &TableId) {
        let handle = self.open_here(id);
        if handle.is_none()
            && let Some(nodes) = &self.nodes
        {
            nodes.send_away(id).await;
        }
        if let Some(handle) = handle {
            // A table that is too busy to hear of it stays; whoever wanted it gone tries again or is told.
            if !matches!(handle.mailbox.post(Ask::GoAway).await, Err(NotTaken::Busy(_))) {
                handle.gone.cancelled().await;
            }
        }
    }

    /// Does something with a table out of memory, after it was sent away.
    pub(crate) async fn without<T, F: Future<Output = T>>(
        &self,
        id: &TableId,
        work: impl Fn() -> F,
    ) -> Result<T, Error> {
        for _ in 0..ATTEMPTS {
            self.evict(id).await;
            if let Some(done) = self.unless_in_memory(id, work()).await {
                return Ok(done);
            }
            tokio::task::yield_now().await;
        }
        Err(Error::TooOften { seconds: 1 })
    }
}
