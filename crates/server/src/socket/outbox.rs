use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use dedale_core::Observer;
use tokio::sync::Notify;

use crate::TableId;

/// A table and the observer it is watched as.
pub(crate) type Subscription = (TableId, Observer);

/// The messages waiting to be sent to one socket. Back-pressure stops here: adding a message never blocks. A client that is
/// too slow loses its updates, and gets a snapshot of each table when it has caught up.
#[derive(Debug)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    ready: Notify,
    most: usize,
    closed: AtomicBool,
}

#[derive(Debug, Default)]
struct Waiting {
    replies: VecDeque<Utf8Bytes>,
    news: VecDeque<(Arc<Subscription>, Utf8Bytes)>,
    /// Subscriptions that lost updates.
    behind: Vec<Arc<Subscription>>,
    /// Whether the client should come back.
    sent_away: bool,
}

impl Waiting {
    fn text(&mut self) -> Option<Utf8Bytes> {
        self.replies.pop_front().or_else(|| self.news.pop_front().map(|(_, text)| text))
    }
}

/// The next thing to do for a socket.
#[derive(Debug)]
pub(crate) enum Next {
    Send(Utf8Bytes),
    /// These need a snapshot.
    CatchUp(Vec<Arc<Subscription>>),
    /// A table of the client has moved, and could not be found again: it should come back.
    SendAway,
}

impl Outbox {
    pub(crate) fn new(most: usize) -> Outbox {
        let closed = AtomicBool::new(false);
        Outbox { waiting: Mutex::default(), ready: Notify::new(), most: most.max(1), closed }
    }

    /// Sends nothing more: drops the waiting messages, and the subscriptions may be forgotten.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Release);
        *self.lock() = Waiting::default();
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// An answer to the client's own request: never dropped, and no more than the requests that were let in.
    pub(crate) fn reply(&self, text: Utf8Bytes) {
        self.lock().replies.push_back(text);
        self.ready.notify_one();
    }

    /// News of a table.
    pub(crate) fn tell(&self, of: &Arc<Subscription>, text: Utf8Bytes) {
        let mut waiting = self.lock();
        if self.is_closed() || waiting.behind.contains(of) {
            return;
        }
        waiting.news.push_back((of.clone(), text));
        if waiting.news.len() > self.most {
            metrics::counter!("dedale_slow_clients_total").increment(1);
            for (lost, _) in std::mem::take(&mut waiting.news) {
                if !waiting.behind.contains(&lost) {
                    waiting.behind.push(lost);
                }
            }
        }
        self.ready.notify_one();
    }

    /// Closes the socket, so that the client comes back.
    pub(crate) fn send_away(&self) {
        self.lock().sent_away = true;
        self.ready.notify_one();
    }

    /// Whether so many replies wait that no more requests should be read.
    pub(crate) fn is_full(&self) -> bool {
        self.lock().replies.len() >= self.most
    }

    /// The next thing to do, once there is one.
    pub(crate) async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.take() {
                return next;
            }
            self.ready.notified().await;
        }
    }

    /// The next text, if one waits.
    pub(crate) fn next_text(&self) -> Option<Utf8Bytes> {
        self.lock().text()
    }

    fn take(&self) -> Option<Next> {
        let mut waiting = self.lock();
        if let Some(text) = waiting.text() {
            return Some(Next::Send(text));
        }
        if waiting.sent_away {
            return Some(Next::SendAway);
        }
        let behind = std::mem::take(&mut waiting.behind);
        (!behind.is_empty()).then_some(Next::CatchUp(behind))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::Seat;

    use super::*;

    fn subscription(seat: usize) -> Arc<Subscription> {
        Arc::new((TableId::fresh().expect("chance"), Observer::Seat(Seat::new(seat))))
    }

    #[tokio::test]
    async fn a_client_that_is_too_slow_gets_one_snapshot_for_all_it_lost() {
        let outbox = Outbox::new(2);
        let table = subscription(0);
        for _ in 0..10 {
            outbox.tell(&table, "news".into());
        }
        outbox.reply("reply".into());
        assert!(matches!(outbox.next().await, Next::Send(text) if text == "reply"));
        assert!(matches!(outbox.next().await, Next::CatchUp(behind) if behind == [table]));
    }

    #[tokio::test]
    async fn no_table_is_forgotten_when_updates_are_dropped() {
        let outbox = Outbox::new(2);
        let tables = [subscription(0), subscription(1), subscription(0)];
        tables.iter().for_each(|table| outbox.tell(table, "news".into()));
        assert!(matches!(outbox.next().await, Next::CatchUp(behind) if behind == tables));
    }

    #[tokio::test]
    async fn who_keeps_up_gets_everything_in_order() {
        let outbox = Outbox::new(2);
        let table = subscription(1);
        for text in ["one", "two", "three"] {
            outbox.tell(&table, text.into());
            assert!(matches!(outbox.next().await, Next::Send(sent) if sent == text));
        }
    }
}
