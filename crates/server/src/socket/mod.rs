//! One WebSocket: requests in, replies and news out.

mod counting;
mod outbox;
mod pace;
mod session;
mod taking;

use crate::NodeId;

pub(crate) use counting::{Ended, Sockets, Ticket};
pub(crate) use outbox::{Next, Outbox, Subscription};
pub(crate) use session::upgrade;

/// Which socket; numbers are not used again while the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SocketId {
    pub(crate) number: u64,
    /// The node that has it, if it is another one.
    pub(crate) node: Option<NodeId>,
}
