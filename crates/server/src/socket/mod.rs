//! One WebSocket: requests in, replies and news out.

mod counting;
mod outbox;
mod pace;
mod session;
mod taking;

pub(crate) use counting::{Ended, Sockets, Ticket};
pub(crate) use outbox::{Next, Outbox, Subscription};
pub(crate) use session::upgrade;

/// Which socket; numbers are not used again while the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SocketId(u64);
