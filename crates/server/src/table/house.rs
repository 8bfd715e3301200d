use std::sync::Arc;

use dedale_table::Table;
use tokio_util::sync::CancellationToken;

use crate::guests::HouseGuests;
use crate::store::Store;
use crate::thinking::Thinking;
use crate::{Config, TimeOfDay, Times};

/// The parts all tables of a server share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) time: TimeOfDay,
    pub(crate) times: Times,
    pub(crate) chat_lines: usize,
    /// The most entries of a table that are no moves of its game.
    pub(crate) side_entries: usize,
    /// Tables of one person that are not over.
    pub(crate) tables_per_user: usize,
    /// Cancelled when the server is to stop.
    pub(crate) stopping: CancellationToken,
    /// Where bots, hints and analyses are thought about.
    pub(crate) thinking: Thinking,
    /// Bots from outside.
    pub(crate) guests: Arc<HouseGuests>,
}

impl House {
    pub(crate) fn new(config: &Config, store: Store, time: TimeOfDay, stopping: CancellationToken) -> House {
        House {
            store,
            time,
            times: config.times.clone(),
            chat_lines: config.limits.chat_lines,
            side_entries: config.limits.side_entries_per_table,
            tables_per_user: config.limits.tables_per_user,
            stopping,
            thinking: Thinking::start(config.limits.thinking_per_person),
            // `run` has refused wrong settings before.
            guests: Arc::new(
                HouseGuests::new(&config.guests, config.limits.thinking_per_person).unwrap_or_default(),
            ),
        }
    }

    /// Whether the seed of a table may be revealed: its game is over, and so is the day of a daily deal.
    pub(crate) fn reveals(&self, table: &Table) -> bool {
        table.is_revealed(self.time.now())
    }
}
