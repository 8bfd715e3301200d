use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use super::Phase;
use super::state::Table;
use crate::daily::has_passed;
use crate::store::Store;
use crate::{Config, TimeOfDay, Times};

/// What all tables of a server share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) time: TimeOfDay,
    pub(crate) times: Times,
    pub(crate) chat_lines: usize,
    /// Cancelled when the server is to stop.
    pub(crate) stopping: CancellationToken,
    /// As many bots as there are cores may think at a time.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl House {
    pub(crate) fn new(config: &Config, store: Store, time: TimeOfDay, stopping: CancellationToken) -> House {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        House {
            store,
            time,
            times: config.times.clone(),
            chat_lines: config.limits.chat_lines,
            stopping,
            thinkers: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Whether the seed of a table may be told: its game is over, and so is the day whose deal it was.
    pub(crate) fn reveals(&self, table: &Table) -> bool {
        let over = table.phase() == Phase::Over;
        over && table.about.day.as_deref().is_none_or(|day| has_passed(day, self.time.now()))
    }
}
