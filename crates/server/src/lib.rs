//! The table server: people, tables and games over HTTP and one WebSocket; `docs/server.md` explains it to clients.
//!
//! A table is an actor that owns its state (event sourcing). It writes every change to the store before it acknowledges
//! it, and sends each observer only what the game's own views made for that observer.

#![forbid(unsafe_code)]

pub mod admin;
mod analyses;
mod config;
mod daily;
pub mod doctor;
mod error;
mod folder;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod grades;
mod guests;
mod hints;
mod http;
mod nodes;
mod orders;
mod people;
mod puzzles;
mod random;
mod rates;
mod retention;
mod run;
mod serving;
mod socket;
mod store;
mod supervisor;
mod table;
mod tables;
#[cfg(feature = "testing")]
mod testing;
mod thinking;
mod time;

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

pub use config::{Config, ConfigError, GuestBot, GuestSyntax, Limits, MetricsToken, Retention, Times};
pub use dedale_protocol::{Clock, Millis, NotAnId, TableId, UserId};
pub use dedale_table::{Options, Proof, Undone, Unproven, check_commitment, commitment};
pub use error::{Error, Missing};
pub use folder::data_folder;
pub use guests::GuestsError;
pub use http::{api_document, router};
pub use nodes::BusError;
pub use retention::Expired;
pub use run::{RunError, Running, run};
pub use serving::serve;
pub use store::{NodeLine, OpenError, Store};
pub use time::TimeOfDay;

use analyses::Analyses;
use hints::Advisers;
use http::Remembered;
pub(crate) use nodes::NodeId;
use nodes::{Bus, Nodes};
use people::Guesses;
use rates::Rates;
use socket::Sockets;
use supervisor::Supervisor;
use tables::Tables;

/// Everything a request can reach.
#[derive(Clone, Debug)]
pub struct App(Arc<Parts>);

/// The parts of an [`App`]; opaque outside.
#[derive(Debug)]
pub struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) time: TimeOfDay,
    pub(crate) rates: Rates,
    pub(crate) guesses: Guesses,
    pub(crate) tables: Tables,
    pub(crate) sockets: Sockets,
    pub(crate) statistics: Remembered,
    pub(crate) advisers: Advisers,
    pub(crate) analyses: Analyses,
    pub(crate) supervisor: Supervisor,
    /// Cancelled when the server is to stop.
    pub(crate) stopping: CancellationToken,
}

impl App {
    /// The server's inside, on an open store. If the settings name a bus, this is one of several nodes.
    ///
    /// # Errors
    /// If the bus cannot be reached.
    pub async fn connect(config: Config, store: Store, time: TimeOfDay) -> Result<App, BusError> {
        let nodes = match (&config.bus, store.node()) {
            (Some(address), Some(own)) => {
                Some(Arc::new(Nodes::new(own, Bus::connect(&config, address).await?, &config)))
            }
            _ => None,
        };
        Ok(App::with(config, store, time, nodes))
    }

    /// The same for a server that is alone.
    pub fn new(config: Config, store: Store, time: TimeOfDay) -> App {
        App::with(config, store, time, None)
    }

    fn with(config: Config, store: Store, time: TimeOfDay, nodes: Option<Arc<Nodes>>) -> App {
        let stopping = CancellationToken::new();
        let tables = Tables::new(&config, store.clone(), time.clone(), stopping.clone(), nodes);
        App(Arc::new(Parts {
            rates: Rates::new(&config.limits),
            guesses: Guesses::new(&config.limits),
            advisers: Advisers::new(config.limits.hints, tables.house().thinking.clone()),
            analyses: Analyses::default(),
            supervisor: Supervisor::default(),
            tables,
            sockets: Sockets::default(),
            statistics: Remembered::default(),
            config,
            store,
            time,
            stopping,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
