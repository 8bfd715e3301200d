//! Retention: deletes what the settings say is kept no longer, in the background.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::store::{Rule, Store};
use crate::tables::Tables;
use crate::{App, Error, Millis, Retention};
use dedale_table::daily::DAY;

/// The server has other work when it starts.
const FIRST_LOOK: Duration = Duration::from_secs(60);

/// How much was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Expired {
    /// Tables at which nobody started a game.
    pub gathering: u64,
    /// Games of guests that went on.
    pub unfinished: u64,
    /// Finished games.
    pub finished: u64,
    /// Guests.
    pub guests: u64,
    /// Lines of chat.
    pub chat: u64,
    /// Sessions.
    pub sessions: u64,
}

impl Expired {
    fn kinds(&self) -> [(&'static str, u64); 6] {
        [
            ("gathering", self.gathering),
            ("unfinished", self.unfinished),
            ("finished", self.finished),
            ("guests", self.guests),
            ("chat", self.chat),
            ("sessions", self.sessions),
        ]
    }
}

/// Deletes everything that is kept no longer. A table that is in memory among `tables` stays; without them nobody may
/// serve the database.
pub(crate) async fn expire(
    store: &Store,
    retention: &Retention,
    tables: Option<&Tables>,
    now: Millis,
) -> Result<Expired, Error> {
    store.note_unknown_sight(now).await?;
    let of_guests = expire_tables(store, tables, Rule::FinishedOfGuests, retention.finished_guest_days, now);
    let finished = of_guests.await?
        + expire_tables(store, tables, Rule::Finished, retention.finished_account_days, now).await?;
    let gathering = expire_tables(store, tables, Rule::Gathering, retention.gathering_days, now).await?;
    let unfinished =
        expire_tables(store, tables, Rule::UnfinishedOfGuests, retention.unfinished_guest_days, now).await?;
    let chat = match cutoff(retention.chat_days, now) {
        Some(before) => store.delete_old_chat(before).await?,
        None => 0,
    };
    let sessions = store.delete_expired_sessions(now).await?;
    // Last, for the tables that kept them may be gone now.
    let guests = match cutoff(retention.guest_days, now) {
        Some(before) => store.delete_old_guests(before).await?,
        None => 0,
    };
    store.delete_old_orders(now - DAY).await?;
    store.checkpoint().await?;
    let expired = Expired { gathering, unfinished, finished, guests, chat, sessions };
    for (kind, count) in expired.kinds() {
        metrics::counter!("dedale_expired_total", "kind" => kind).increment(count);
    }
    if expired != Expired::default() {
        tracing::info!(gathering, unfinished, finished, guests, chat, sessions, "expired");
    }
    Ok(expired)
}

/// The moment so many days ago; none if things are kept for ever.
fn cutoff(days: u32, now: Millis) -> Option<Millis> {
    (days > 0).then(|| now.saturating_sub(Millis::from(days) * DAY))
}

async fn expire_tables(
    store: &Store,
    tables: Option<&Tables>,
    rule: Rule,
    days: u32,
    now: Millis,
) -> Result<u64, Error> {
    let Some(before) = cutoff(days, now) else { return Ok(0) };
    let (mut deleted, mut last) = (0, None);
    loop {
        let old = store.old_tables(rule, before, last.as_ref()).await?;
        if old.is_empty() {
            return Ok(deleted);
        }
        for table in &old {
            let delete = store.delete_old_table(rule, before, &table.id);
            let gone = match tables {
                Some(tables) => tables.unless_in_memory(&table.id, delete).await.unwrap_or(Ok(false))?,
                None => delete.await?,
            };
            deleted += u64::from(gone);
        }
        last = old.into_iter().next_back();
    }
}

impl App {
    /// Deletes everything that is kept no longer; tables in memory stay.
    pub async fn expire(&self) -> Result<Expired, Error> {
        expire(&self.store, &self.config.retention, Some(&self.tables), self.time.now()).await
    }

    /// Does so again and again until the server stops.
    pub(crate) async fn expire_in_background(self) {
        let minutes = u64::from(self.config.retention.every_minutes);
        if minutes == 0 {
            return self.stopping.cancelled().await;
        }
        let mut pause = FIRST_LOOK;
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.stopping.cancelled() => return,
            }
            let expired = tokio::select! {
                expired = self.expire_if_claimed(minutes) => expired,
                () = self.stopping.cancelled() => return,
            };
            if let Err(error) = expired {
                metrics::counter!("dedale_expiry_failures_total").increment(1);
                tracing::error!(%error, "what should have expired is still kept");
            }
            pause = Duration::from_secs(60 * minutes);
        }
    }

    /// One node deletes.
    async fn expire_if_claimed(&self, minutes: u64) -> Result<(), Error> {
        let now = self.time.now();
        if self.store.claim("retention", now, now + 60_000 * minutes as i64 - 1_000).await? {
            self.expire().await?;
        }
        Ok(())
    }
}
