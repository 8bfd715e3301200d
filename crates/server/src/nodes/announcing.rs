//! What a node tells all others.

use std::time::Duration;

use super::message::News;
use crate::socket::Ended;
use crate::{App, UserId};

impl App {
    /// Tells the others that this node's tables are to be had.
    pub(crate) async fn say_goodbye(&self) {
        if let Some(nodes) = self.tables.nodes() {
            nodes.broadcast(&News::Gone(nodes.own));
            tokio::time::sleep(Duration::from_millis(20)).await;
            nodes.bus.flush().await;
        }
    }

    /// A session or a token of that person ended: each of their sockets, at any node, checks whether it was its own.
    pub(crate) fn question_sessions(&self, user: &UserId, why: Ended) {
        self.sockets.question_sessions(user, why);
        if let Some(nodes) = self.tables.nodes() {
            let with_password = why == Ended::WithPassword;
            nodes.broadcast(&News::SessionEnded { user: user.clone(), with_password });
        }
    }
}
