//! Several servers, the nodes, on one PostgreSQL: each table is run by one of them at a time, and a bus carries messages
//! between them. `store/owners.rs` has the leases and the fencing tokens; without a bus nothing here is used.
//!
//! A node that is asked about a table of another one forwards the request ([`asking`]), and the owner answers
//! ([`answering`]). The updates of a table are published by its owner, one subject for each observer, with a number each;
//! the nodes hand them to their own sockets ([`watching`]). Messages may be lost: a gap in the numbers, or an audit once a
//! second, shows it, and the listeners join again.

mod announcing;
mod answering;
mod asking;
mod auditing;
#[cfg(feature = "nodes")]
mod bus;
#[cfg(not(feature = "nodes"))]
#[path = "no_bus.rs"]
mod bus;
mod message;
mod other;
mod watching;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use tokio::sync::watch;

pub(crate) use bus::Bus;
pub(crate) use message::News;
pub(crate) use other::OtherNode;

use crate::random::hex;
use crate::table::Reader;
use crate::{Config, TableId};
use watching::Watched;

/// For so long a node believes that a table is run by the node that ran it before.
const REMEMBERED: Duration = Duration::from_secs(10);

/// Why there is no bus, or no answer on it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BusError {
    /// The program cannot speak to one.
    #[error("this program was built without NATS: cargo build --release")]
    WithoutNats,
    /// The settings do not lead to a bus.
    #[error("the bus cannot be reached: {0}")]
    Connect(String),
    /// Nobody listens to that subject.
    #[error("nobody answers on the bus")]
    Nobody,
    /// The answer did not come in time, or the bus is away.
    #[error("the bus does not answer in time")]
    Late,
}

/// The name of a node: the token of its lease, 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NodeId(u128);

impl NodeId {
    pub(crate) fn read(token: &str) -> Option<NodeId> {
        u128::from_str_radix(token, 16).ok().map(NodeId)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl serde::Serialize for NodeId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for NodeId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<NodeId, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        NodeId::read(&text).ok_or_else(|| serde::de::Error::custom("not a node"))
    }
}

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    own: NodeId,
    bus: Bus,
    subjects: Arc<Subjects>,
    /// The nodes that ran tables when they were last asked.
    owners: Mutex<HashMap<TableId, (NodeId, Instant)>>,
    /// The nodes that have sockets which listen to our tables.
    others: Mutex<HashMap<NodeId, Arc<OtherNode>>>,
    watched: Watched,
    /// Whether this node has lost its lease, so that people are better off at another one.
    cut_off: watch::Sender<bool>,
}

impl Nodes {
    pub(crate) fn new(own: NodeId, bus: Bus, config: &Config) -> Nodes {
        Nodes {
            own,
            bus,
            subjects: Arc::new(Subjects { prefix: config.bus_prefix.clone() }),
            owners: Mutex::default(),
            others: Mutex::default(),
            watched: Watched::default(),
            cut_off: watch::Sender::new(false),
        }
    }

    /// Waits until this node has lost its lease.
    pub(crate) async fn until_cut_off(&self) {
        // The sender lives as long as this.
        let _ = self.cut_off.subscribe().wait_for(|cut_off| *cut_off).await;
    }

    pub(crate) fn own(&self) -> NodeId {
        self.own
    }

    pub(crate) fn bus(&self) -> &Bus {
        &self.bus
    }

    /// The node that runs a table, as far as it is known.
    pub(crate) fn known_owner(&self, table: &TableId) -> Option<NodeId> {
        let owners = self.lock_owners();
        let (node, since) = owners.get(table)?;
        (since.elapsed() < REMEMBERED).then_some(*node)
    }

    pub(crate) fn note_owner(&self, table: &TableId, node: NodeId) {
        let mut owners = self.lock_owners();
        if owners.len() > 100_000 {
            owners.retain(|_, (_, since)| since.elapsed() < REMEMBERED);
        }
        owners.insert(table.clone(), (node, Instant::now()));
    }

    pub(crate) fn forget_owner(&self, table: &TableId) {
        self.lock_owners().remove(table);
    }

    /// Tells all other nodes.
    pub(crate) fn broadcast(&self, news: &News) {
        self.bus.publish(self.subjects.all(), news.written());
    }

    /// Another node, which was just heard of.
    fn other(&self, node: NodeId) -> Arc<OtherNode> {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Arc::new(OtherNode::new(node, self.bus.clone(), self.subjects.clone()));
        let other = others.entry(node).or_insert_with(new);
        other.note_heard();
        other.clone()
    }

    fn lock_owners(&self) -> MutexGuard<'_, HashMap<TableId, (NodeId, Instant)>> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The subjects on the bus. They name nodes, digests of tables, observers and languages: nothing secret.
#[derive(Debug)]
pub(crate) struct Subjects {
    prefix: String,
}

impl Subjects {
    /// Where a node is asked.
    fn node(&self, node: NodeId) -> String {
        format!("{}.node.{node}", self.prefix)
    }

    /// Where all nodes listen.
    fn all(&self) -> String {
        format!("{}.all", self.prefix)
    }

    /// The updates of a table for one observer, with words of a language or without.
    fn feed(&self, table: &TableId, reader: Reader) -> String {
        let digest = hex(&Sha256::digest(table.as_str())[..16]);
        let language = reader.language.map_or("-", |language| language.code());
        format!("{}.table.{digest}.{}.{language}", self.prefix, reader.observer)
    }
}
