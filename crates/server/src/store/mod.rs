//! What is kept: one code for SQLite and PostgreSQL.

mod analyses;
mod archive;
mod chat;
mod daily;
mod entries;
mod export;
mod keys;
mod people;
mod statistics;
mod tables;
mod writer;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Executor as _, SqlSafeStr as _};

pub(crate) use analyses::AskedAnalysis;
pub(crate) use archive::{ArchivedGame, Cursor};
pub(crate) use chat::Line;
pub(crate) use daily::{Deal, NamedResult, TryResult};
pub(crate) use entries::Logged;
pub(crate) use export::Traces;
pub(crate) use keys::KeptToken;
pub(crate) use people::Account;
pub(crate) use statistics::{EndedAlike, Filter, SatAlike};
pub(crate) use tables::Listing;
pub(crate) use writer::{Append, Projection};

use crate::Config;
use writer::Writer;

const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "analyses", include_str!("../../migrations/0002_analyses.sql")),
    (3, "grades", include_str!("../../migrations/0003_grades.sql")),
];

/// Everything that outlives the process.
#[derive(Clone, Debug)]
pub struct Store {
    read: AnyPool,
    /// On SQLite a single connection: writers queue here instead of finding the file busy.
    write: AnyPool,
    writer: Writer,
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
        /// Which.
        folder: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// Neither SQLite nor PostgreSQL.
    #[error("“{0}”: expected sqlite:FILE or postgres://…")]
    UnknownKind(String),
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be made.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl Store {
    /// Opens the database of the settings, makes it if it is not there, and brings it up to date.
    pub async fn open(config: &Config) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let url = match &config.database {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", default_file()?.display()),
        };
        let sqlite = match url.split_once(':') {
            Some(("sqlite", _)) => true,
            Some(("postgres" | "postgresql", _)) => false,
            _ => return Err(OpenError::UnknownKind(url)),
        };
        let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url };
        let (readers, writers) = if sqlite { (4, 1) } else { (8, 4) };
        let write = pool(config, sqlite, writers).connect(&url).await?;
        migrator().run(&write).await?;
        // Says at once if nothing can be written here.
        sqlx::query("DELETE FROM sessions WHERE expires < 0").execute(&write).await?;
        let read = pool(config, sqlite, readers).connect(&url).await?;
        let writer = Writer::start(write.clone());
        Ok(Store { read, write, writer })
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    /// Waits until everything is written, and closes.
    pub async fn close(&self) {
        self.writer.flush().await;
        self.read.close().await;
        self.write.close().await;
    }
}

/// Places for parameters: `$1, $2, $3`. (`QueryBuilder` writes `?`, which PostgreSQL does not take.)
fn places(numbers: RangeInclusive<usize>) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// `dedale/tables.db` in the user's data folder, which is made if it is not there.
fn default_file() -> Result<PathBuf, OpenError> {
    let folder = data_folder().ok_or(OpenError::NoDataFolder)?;
    std::fs::create_dir_all(&folder).map_err(|why| OpenError::Folder { folder: folder.clone(), why })?;
    Ok(folder.join("tables.db"))
}

fn data_folder() -> Option<PathBuf> {
    let from =
        |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || from("HOME").map(|home| home.join(".local/share"));
    Some(from("XDG_DATA_HOME").filter(|path| Path::is_absolute(path)).or_else(home)?.join("dedale"))
}

fn pool(config: &Config, sqlite: bool, connections: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(10));
    if !sqlite {
        return options;
    }
    let synchronous = if config.survive_power_loss { "FULL" } else { "NORMAL" };
    let pages = match config.database_mib {
        0 => String::new(),
        mib => format!("PRAGMA max_page_count = {};", mib * 256),
    };
    let pragmas = format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = {synchronous}; PRAGMA busy_timeout = 5000; \
         PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; {pages}"
    );
    options.after_connect(move |connection: &mut AnyConnection, _| {
        let pragmas = pragmas.clone();
        Box::pin(async move { connection.execute(AssertSqlSafe(pragmas)).await.map(drop) })
    })
}

fn migrator() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}
