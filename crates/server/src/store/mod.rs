//! The store: one code for SQLite and PostgreSQL.

mod analyses;
mod archive;
mod chat;
mod commitments;
mod daily;
mod entries;
mod expiry;
mod export;
mod health;
mod host;
mod keys;
mod leaderboard;
mod lease;
mod orders;
mod owners;
mod people;
mod puzzles;
mod readable;
mod setups;
mod statistics;
mod tables;
mod transaction;
mod writer;

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Executor as _, Row as _, SqlSafeStr as _};

pub(crate) use analyses::AskedAnalysis;
pub(crate) use archive::{ArchivedGame, Cursor};
pub(crate) use chat::PastChatLine;
pub(crate) use daily::{Deal, NamedResult, TryResult};
pub(crate) use expiry::Rule;
pub(crate) use export::Traces;
pub use host::{PeopleCount, PersonLine, PhaseLine, SchemaLine, TableLine};
pub(crate) use host::{StoredSeat, StoredTable};
pub(crate) use keys::{KeptSession, KeptToken, Revoked};
pub(crate) use leaderboard::{OverDays, Ranked};
pub use owners::NodeLine;
pub(crate) use owners::Owner;
pub(crate) use people::{Account, Kept};
pub(crate) use statistics::Filter;
pub(crate) use tables::Listing;
pub(crate) use writer::{Append, Projection};

use crate::{Config, data_folder};
use health::Health;
use lease::{Holder, Lease, Role};
use transaction::{Gate, Kind, WriteError};
use writer::Writer;

const MIGRATIONS: [(i64, &str, &str); 10] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "analyses", include_str!("../../migrations/0002_analyses.sql")),
    (3, "grades", include_str!("../../migrations/0003_grades.sql")),
    (4, "commitments", include_str!("../../migrations/0004_commitments.sql")),
    (6, "retention", include_str!("../../migrations/0006_retention.sql")),
    (7, "orders", include_str!("../../migrations/0007_orders.sql")),
    (8, "names and sessions", include_str!("../../migrations/0008_names_and_sessions.sql")),
    (9, "nodes", include_str!("../../migrations/0009_nodes.sql")),
    (10, "results of tries", include_str!("../../migrations/0010_results_of_tries.sql")),
    (11, "puzzles", include_str!("../../migrations/0011_puzzles.sql")),
];

/// Everything that outlives the process.
#[derive(Clone, Debug)]
pub struct Store {
    read: AnyPool,
    write: AnyPool,
    gate: Arc<Gate>,
    writer: Writer,
    lease: Arc<Lease>,
    health: Arc<Health>,
}

/// Why there is no store.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The user has no data folder.
    #[error("no data folder: say where with --database sqlite:FILE")]
    NoDataFolder,
    /// The folder cannot be made.
    #[error("{}: {why}", folder.display())]
    Folder {
        /// Where it should be.
        folder: PathBuf,
        /// The message of the operating system.
        why: std::io::Error,
    },
    /// Neither SQLite nor PostgreSQL.
    #[error("“{0}”: expected sqlite:FILE or postgres://…")]
    UnknownKind(String),
    /// Nodes share a PostgreSQL.
    #[error("several nodes need a database that all of them reach: --database postgres://…")]
    BusWithoutPostgres,
    /// The program was built with SQLite alone.
    #[error("this program was built without PostgreSQL: cargo build --release")]
    WithoutPostgres,
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    /// Another server has it.
    #[error("another server uses this database: {holder}{expires}")]
    InUse {
        /// The holder.
        holder: String,
        /// How long its lease still lasts, where it runs out by itself.
        expires: String,
    },
    /// The file that is locked for the life of a server cannot be made.
    #[error("{}: {why}", path.display())]
    Lock {
        /// Where it should be.
        path: PathBuf,
        /// The message of the operating system.
        why: std::io::Error,
    },
    /// The operating system gives no chance.
    #[error("the operating system gives no random bytes")]
    NoEntropy,
    /// A tool found the database of another version.
    #[error(
        "the database is of version {found}, this program knows {known}: start this version's server once"
    )]
    OtherVersion {
        /// Of its last migration.
        found: i64,
        /// Of our last migration.
        known: i64,
    },
    /// A written row cannot be read back.
    #[error("the database does not keep what is written: {0}")]
    KeepsNothing(String),
    /// The tables cannot be made.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl Store {
    /// Opens the database of the settings for a server: takes the lease, which no other server may have, makes the database
    /// if it is not there, and brings it up to date.
    pub async fn open(config: &Config) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let address = Address::of(config)?;
        make_default_folder(config)?;
        let own = Holder::own(config.listen);
        let lease = match &address {
            Address::Sqlite { .. } if config.bus.is_some() => return Err(OpenError::BusWithoutPostgres),
            Address::Sqlite { file: Some(file), .. } => lease::lock(file, &own)?,
            Address::Sqlite { file: None, .. } => Lease::none(),
            Address::Postgres(url) => {
                let (role, seconds) = match config.bus {
                    None => (Role::Alone, config.times.lease_s),
                    Some(_) => (Role::Node, config.times.node_lease_s),
                };
                lease::take(url, &own, Duration::from_secs(seconds.max(1)), role).await?
            }
        };
        let store = Store::open_with(config, &address, lease).await?;
        if let Err(error) = store.bring_up_to_date().await {
            store.lease.give_up().await;
            return Err(error);
        }
        let writer = Writer::start(store.gate.clone());
        Ok(Store { writer, ..store })
    }

    /// Opens the database for a tool, without the lease: a server may be running. Entries cannot be written through it, since
    /// tables in memory would not know of them; and the database must be up to date already.
    pub async fn open_beside(config: &Config) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let address = Address::of(config)?.existing();
        let store = Store::open_with(config, &address, Lease::none()).await?;
        let found = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations")
            .fetch_one(&store.read)
            .await?;
        let found = found.try_get::<Option<i64>, _>("version")?.unwrap_or(0);
        let known = MIGRATIONS.last().map_or(0, |(number, ..)| *number);
        if found == known { Ok(store) } else { Err(OpenError::OtherVersion { found, known }) }
    }

    async fn open_with(config: &Config, address: &Address, lease: Lease) -> Result<Store, OpenError> {
        let (url, sqlite) = match address {
            Address::Sqlite { url, .. } => (url, true),
            Address::Postgres(url) => (url, false),
        };
        let (readers, writers) = if sqlite { (4, 1) } else { (8, 4) };
        let write = pool(config, sqlite, writers).connect(url).await?;
        let read = pool(config, sqlite, readers).connect_lazy(url)?;
        let kind = if sqlite { Kind::Sqlite } else { Kind::Postgres(lease.fence()) };
        let gate = Gate::new(write.clone(), read.clone(), kind, lease.lost.clone());
        let (lease, health) = (Arc::new(lease), Arc::default());
        Ok(Store { read, write, gate, writer: Writer::none(), lease, health })
    }

    async fn bring_up_to_date(&self) -> Result<(), OpenError> {
        let mut migrator = migrator();
        // During an upgrade nodes of the release before start on the newer schema, to which things were only added.
        migrator.set_ignore_missing(self.gate.node().is_some());
        migrator.run(&self.write).await?;
        commitments::fill_in(&self.write).await?;
        people::fill_skeletons(&self.write).await?;
        setups::fill_in(&self.write).await?;
        // Says at once if nothing can be written here.
        self.write_and_read().await.map_err(|error| match error {
            WriteError::Database(error) => OpenError::Database(error),
            error => OpenError::KeepsNothing(error.to_string()),
        })
    }

    /// Returns when another server has taken the database over: nothing can be written any more.
    pub async fn lease_lost(&self) {
        self.lease.lost.cancelled().await;
    }

    /// Waits until everything is written, and closes.
    pub async fn close(&self) {
        self.writer.flush().await;
        self.read.close().await;
        self.write.close().await;
        self.lease.give_up().await;
    }

    /// Leaves the database to another server as if this one had been killed.
    #[cfg(feature = "testing")]
    pub async fn abandon(&self) {
        self.lease.give_up().await;
    }

    /// As if the lease had run out before it was renewed.
    #[cfg(feature = "testing")]
    pub fn note_lapse(&self) {
        self.lease.note_lapse();
    }

    /// Neither writes nor renews the lease any more.
    #[cfg(feature = "testing")]
    pub fn vanish(&self) {
        self.lease.lost.cancel();
    }

    /// Lets the next write panic.
    #[cfg(feature = "testing")]
    pub fn panic_in_next_write(&self) {
        self.gate.panic_once();
    }
}

/// Where a database is.
enum Address {
    /// The file is none for a database in memory.
    Sqlite {
        url: String,
        file: Option<PathBuf>,
    },
    Postgres(String),
}

impl Address {
    fn of(config: &Config) -> Result<Address, OpenError> {
        let url = match &config.database {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", default_file()?.display()),
        };
        match url.split_once(':') {
            Some(("sqlite", _)) => {
                let options: SqliteConnectOptions = url.parse()?;
                let file = (!url.contains(":memory:") && !url.contains("mode=memory"))
                    .then(|| options.get_filename().to_owned());
                let url = if url.contains('?') { url } else { format!("{url}?mode=rwc") };
                Ok(Address::Sqlite { url, file })
            }
            Some(("postgres" | "postgresql", _)) if cfg!(feature = "postgres") => Ok(Address::Postgres(url)),
            Some(("postgres" | "postgresql", _)) => Err(OpenError::WithoutPostgres),
            _ => Err(OpenError::UnknownKind(url)),
        }
    }

    /// The same, but it must be there.
    fn existing(self) -> Address {
        match self {
            Address::Sqlite { url, file } => {
                Address::Sqlite { url: url.replace("?mode=rwc", "?mode=rw"), file }
            }
            postgres @ Address::Postgres(_) => postgres,
        }
    }
}

/// Places for parameters: `$1, $2, $3`. (`QueryBuilder` writes `?`, which PostgreSQL does not take.)
fn places(numbers: RangeInclusive<usize>) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// `dedale/tables.db` in the user's data folder.
fn default_file() -> Result<PathBuf, OpenError> {
    Ok(data_folder().ok_or(OpenError::NoDataFolder)?.join("tables.db"))
}

/// Makes the user's data folder, unless the settings name another place.
fn make_default_folder(config: &Config) -> Result<(), OpenError> {
    let Some(folder) = data_folder().filter(|_| config.database.is_none()) else { return Ok(()) };
    std::fs::create_dir_all(&folder).map_err(|why| OpenError::Folder { folder, why })
}

fn pool(config: &Config, sqlite: bool, connections: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(10));
    let first = match (sqlite, &config.bus) {
        (true, _) => sqlite_settings(config),
        // A node that is frozen or cut off in the middle of a transaction must not keep its tables from the others.
        (false, Some(_)) => {
            format!("SET idle_in_transaction_session_timeout = '{}s'", config.times.node_lease_s.max(1))
        }
        (false, None) => return options,
    };
    options.after_connect(move |connection: &mut AnyConnection, _| {
        let first = first.clone();
        Box::pin(async move { connection.execute(AssertSqlSafe(first)).await.map(drop) })
    })
}

/// Pages of the write-ahead log before they are copied into the database: a page that changes often is then copied more rarely.
const CHECKPOINT_PAGES: u32 = 8_000;

fn sqlite_settings(config: &Config) -> String {
    let synchronous = if config.survive_power_loss { "FULL" } else { "NORMAL" };
    let pages = match config.database_mib {
        0 => String::new(),
        mib => format!("PRAGMA max_page_count = {};", mib * 256),
    };
    format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = {synchronous}; PRAGMA busy_timeout = 5000; \
         PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY; \
         PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; {pages}"
    )
}

fn migrator() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}
