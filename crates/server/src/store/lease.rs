//! One server at a time writes to a database: an exclusive lease, and a refusal that names who holds it. Nodes that share a
//! bus share a database, too: each has a lease of its own, and none beside the lease of a server without a bus.

mod file;
mod row;

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use file::Locked;
use row::Renewed;

pub(super) use file::lock;
pub(super) use row::{NOW, Role, take};

/// The lease of a server. It ends with the process, or when it is given up.
#[derive(Debug)]
pub(super) struct Lease {
    held: Held,
    /// Cancelled when another server may write.
    pub(super) lost: CancellationToken,
}

#[derive(Debug)]
enum Held {
    /// SQLite: a lock on a file beside the database.
    File(Locked),
    /// PostgreSQL: a row with an expiry that a heartbeat puts off.
    Row(Renewed),
    /// A database in memory, or a tool that does without.
    Nothing,
}

impl Lease {
    pub(super) fn none() -> Lease {
        Lease { held: Held::Nothing, lost: CancellationToken::new() }
    }

    /// The row that a transaction must find.
    pub(super) fn fence(&self) -> Option<Fence> {
        match &self.held {
            Held::Row(row) => Some(row.fence().clone()),
            Held::File(_) | Held::Nothing => None,
        }
    }

    /// How long ago it was renewed; at once if it does not run out.
    pub(super) fn age(&self) -> Duration {
        match &self.held {
            Held::Row(row) => row.age(),
            Held::File(_) | Held::Nothing => Duration::ZERO,
        }
    }

    /// How often it had run out before it was renewed: meanwhile others may have taken over.
    pub(super) fn lapses(&self) -> u64 {
        match &self.held {
            Held::Row(row) => row.lapses(),
            Held::File(_) | Held::Nothing => 0,
        }
    }

    /// What others may have taken in so many lapses is given up.
    pub(super) fn settle(&self, lapses: u64) {
        if let Held::Row(row) = &self.held {
            row.settle(lapses);
        }
    }

    /// Whether nobody else can have taken over.
    pub(super) fn is_certain(&self) -> bool {
        match &self.held {
            Held::Row(row) => row.is_certain(),
            Held::File(_) | Held::Nothing => true,
        }
    }

    #[cfg(feature = "testing")]
    pub(super) fn note_lapse(&self) {
        if let Held::Row(row) = &self.held {
            row.note_lapse();
        }
    }

    /// Gives it up, so that another server can start at once; this one writes nothing any more.
    pub(super) async fn give_up(&self) {
        self.lost.cancel();
        match &self.held {
            Held::File(locked) => locked.unlock(),
            Held::Row(row) => row.remove().await,
            Held::Nothing => {}
        }
    }
}

/// A row of the leases, and the token that says whose it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fence {
    pub(super) name: String,
    pub(super) token: String,
    pub(super) role: Role,
}

/// The holder of a lease, for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Holder {
    pid: u32,
    host: String,
    listen: SocketAddr,
    /// Milliseconds since 1970.
    since: i64,
}

impl Holder {
    /// This process.
    pub(super) fn own(listen: SocketAddr) -> Holder {
        let host = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
        let host = host.or_else(|| std::env::var("HOSTNAME").ok()).unwrap_or_default();
        let (pid, since) = (std::process::id(), Timestamp::now().as_millisecond());
        Holder { pid, host: host.trim().to_owned(), listen, since }
    }

    fn write(&self) -> String {
        serde_json::to_string(self).expect("a holder is JSON")
    }

    /// Reads the holder that was written; an incomplete one has no name.
    pub(super) fn read(text: &str) -> String {
        let holder = serde_json::from_str::<Holder>(text);
        holder.map_or_else(|_| "a server that left no name".to_owned(), |holder| holder.to_string())
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Holder { pid, host, listen, since } = self;
        write!(f, "process {pid}")?;
        if !host.is_empty() {
            write!(f, " on {host}")?;
        }
        write!(f, ", which listens on {listen}")?;
        match Timestamp::from_millisecond(*since) {
            Ok(since) => write!(f, " since {since:.0}"),
            Err(_) => Ok(()),
        }
    }
}
