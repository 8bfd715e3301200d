use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::histogram::{Histogram, Waiting};
use crate::process::Usage;

/// Counters shared by thousands of players.
#[derive(Default)]
pub struct Tally {
    waits: Histogram,
    moves: AtomicU64,
    games: AtomicU64,
    reconnects: AtomicU64,
    errors: Mutex<BTreeMap<String, u64>>,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// So many tables of all have their people.
    Tables(u64),
    /// So much of the time is over, in seconds, and so many moves were made.
    Playing {
        /// Seconds.
        seconds: f64,
        /// Moves so far.
        moves: u64,
    },
}

/// The results of a run.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Report {
    pub server: &'static str,
    /// How many processes the server is.
    pub nodes: usize,
    pub game: String,
    pub setup: Box<RawValue>,
    pub tables: u64,
    pub sockets: u64,
    /// Moves a second asked of each table; none: as fast as they are acknowledged.
    pub rate: Option<f64>,
    pub setting_up_seconds: f64,
    pub seconds: f64,
    pub moves: u64,
    pub moves_per_second: f64,
    pub games_finished: u64,
    pub acknowledged: Waiting,
    pub errors: BTreeMap<String, u64>,
    pub reconnects: u64,
    /// Of a server on this machine.
    pub memory: Option<Memory>,
    /// Processor time of the server (all nodes) while it was measured, in seconds.
    pub server_cpu_seconds: Option<f64>,
    /// The same of its database, if that has processes of its own and they were named.
    pub database_cpu_seconds: Option<f64>,
    pub load_cpu_seconds: Option<f64>,
}

/// The memory of the server (resident set), in bytes.
#[derive(Clone, Copy, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Memory {
    pub at_first: u64,
    pub with_sockets: u64,
    pub with_idle_tables: u64,
    pub at_the_end: u64,
    pub per_socket: u64,
    pub per_idle_table: u64,
}

impl Memory {
    pub(crate) fn of(stages: [Usage; 4], sockets: u64, tables: u64) -> Self {
        let [at_first, with_sockets, with_idle_tables, at_the_end] = stages.map(|stage| stage.resident_bytes);
        let each = |more: u64, less: u64, count: u64| more.saturating_sub(less) / count.max(1);
        Self {
            at_first,
            with_sockets,
            with_idle_tables,
            at_the_end,
            per_socket: each(with_sockets, at_first, sockets),
            per_idle_table: each(with_idle_tables, with_sockets, tables),
        }
    }
}

impl Tally {
    /// A move was acknowledged.
    pub fn moved(&self, waited: std::time::Duration) {
        self.waits.record(waited);
        self.moves.fetch_add(1, Relaxed);
    }

    /// A game came to its end.
    pub fn finished(&self) {
        self.games.fetch_add(1, Relaxed);
    }

    /// A connection was lost and made again.
    pub fn reconnected(&self) {
        self.reconnects.fetch_add(1, Relaxed);
    }

    /// Something was not as it should be.
    pub fn error(&self, code: &str) {
        *self.errors.lock().expect("nobody panics here").entry(code.to_owned()).or_default() += 1;
    }

    /// Forgets what was counted of moves and games; errors and lost connections stay.
    pub(crate) fn begin(&self) {
        self.waits.clear();
        self.moves.store(0, Relaxed);
        self.games.store(0, Relaxed);
    }

    /// Moves so far.
    pub fn moves(&self) -> u64 {
        self.moves.load(Relaxed)
    }

    pub(crate) fn games(&self) -> u64 {
        self.games.load(Relaxed)
    }

    pub(crate) fn reconnects(&self) -> u64 {
        self.reconnects.load(Relaxed)
    }

    pub(crate) fn waiting(&self) -> Waiting {
        self.waits.waiting()
    }

    /// Errors so far, by code.
    pub fn errors(&self) -> BTreeMap<String, u64> {
        self.errors.lock().expect("nobody panics here").clone()
    }
}
