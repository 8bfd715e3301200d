use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;

use super::message::{News, Note};
use super::{Bus, NodeId, Subjects};
use crate::TableId;
use crate::socket::Subscription;
use crate::table::{FeedHead, Reader};

/// After so long without a word a node is gone, and so are its listeners. It audits its subscriptions every second.
const SILENT: Duration = Duration::from_secs(10);

/// A node that has listeners at our tables.
#[derive(Debug)]
pub(crate) struct OtherNode {
    node: NodeId,
    bus: Bus,
    subjects: Arc<Subjects>,
    heard: Mutex<Instant>,
}

impl OtherNode {
    pub(super) fn new(node: NodeId, bus: Bus, subjects: Arc<Subjects>) -> OtherNode {
        OtherNode { node, bus, subjects, heard: Mutex::new(Instant::now()) }
    }

    pub(super) fn note_heard(&self) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Whether it seems to be gone.
    pub(crate) fn is_silent(&self) -> bool {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > SILENT
    }

    /// Publishes an update for all nodes that have such readers.
    pub(crate) fn publish(&self, table: &TableId, reader: Reader, head: &FeedHead, text: &Utf8Bytes) {
        let mut message = serde_json::to_vec(head).expect("a head is JSON");
        message.push(b'\n');
        message.extend_from_slice(text.as_bytes());
        self.bus.publish(self.subjects.feed(table, reader), Bytes::from(message));
    }

    /// Ends the subscription of one of its sockets.
    pub(crate) fn tell_left(&self, of: &Subscription, socket: u64, text: &Utf8Bytes) {
        let (table, observer) = of.clone();
        let left = News::Left(Note { table, observer, socket, text: text.to_string() });
        self.bus.publish(self.subjects.node(self.node), left.written());
    }
}
