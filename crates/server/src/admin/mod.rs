//! `dedale admin`: works on the database, whether a server runs on it or not.
//!
//! Entries have one writer. Whatever writes or deletes them goes to the running server as an order; without a server it
//! is done here.

mod backup;
mod check;
mod reach;

use std::path::PathBuf;

use dedale_table::Table;

use crate::orders::{Answer, Order};
use crate::people::Name;
pub use crate::store::{PeopleCount, PersonLine, PhaseLine, SchemaLine, TableLine};
use crate::table::close_unloaded;
use crate::{
    Config, Error, Expired, Millis, Missing, NodeLine, OpenError, Store, TableId, TimeOfDay, UserId,
    retention,
};
use reach::Reach;

pub use backup::{BackedUp, Restored, restore};
pub use check::{Checked, Wrong, WrongTable};

/// The longest list.
const LONGEST: i64 = 1_000;

/// The database, for the host.
#[derive(Debug)]
pub struct Admin {
    store: Store,
    config: Config,
    time: TimeOfDay,
}

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// No database.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store or the server refuses it.
    #[error(transparent)]
    Refused(#[from] Error),
    /// The running server refused it, with this code.
    #[error("the server refuses: {0}")]
    RefusedByServer(String),
    /// The running server did not carry it out in time.
    #[error("the server does not answer")]
    NoAnswer,
    /// Not while a server runs.
    #[error("a server runs on this database: stop it first")]
    ServerRuns,
    /// Several tables or people are meant.
    #[error("“{0}” may mean several: give more of the id")]
    Ambiguous(String),
    /// Only for SQLite; the command to use instead.
    #[error("not on PostgreSQL: use {0}")]
    UseInstead(&'static str),
    /// The file is there already.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The copy is not what it should be.
    #[error("{}: not a sound copy: {why}", file.display())]
    Unsound {
        /// Which file.
        file: PathBuf,
        /// The damage found.
        why: String,
    },
    /// The system refuses it.
    #[error("{}: {why}", file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// The message of the operating system.
        why: std::io::Error,
    },
}

impl AdminError {
    /// A stable code.
    pub fn code(&self) -> String {
        match self {
            AdminError::Open(_) => "no-database".to_owned(),
            AdminError::Refused(error) => error.code(),
            AdminError::RefusedByServer(code) => code.clone(),
            AdminError::NoAnswer => "no-answer".to_owned(),
            AdminError::ServerRuns => "server-runs".to_owned(),
            AdminError::Ambiguous(_) => "ambiguous".to_owned(),
            AdminError::UseInstead(_) => "use-instead".to_owned(),
            AdminError::Exists(_) => "exists".to_owned(),
            AdminError::Unsound { .. } => "unsound".to_owned(),
            AdminError::File { .. } => "file".to_owned(),
        }
    }
}

/// People, tables and disk at a glance.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Status {
    /// The server that runs on the database, in words.
    pub server: Option<String>,
    /// The newest migration.
    pub migration: i64,
    /// How many people there are.
    pub people: PeopleCount,
    /// Tables by game and phase.
    pub tables: Vec<PhaseLine>,
    /// Rows and bytes by table of the schema.
    pub sizes: Vec<SchemaLine>,
    /// Bytes of the database.
    pub bytes: i64,
    /// Bytes of SQLite's log beside it.
    pub wal_bytes: Option<i64>,
}

impl Admin {
    /// Opens the database of the settings.
    pub async fn open(config: &Config, time: TimeOfDay) -> Result<Admin, AdminError> {
        Ok(Admin { store: reach::open_beside(config).await?, config: config.clone(), time })
    }

    /// Closes it.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// People, tables and disk at a glance.
    pub async fn status(&self) -> Result<Status, AdminError> {
        let size =
            |file: PathBuf| std::fs::metadata(file).ok().and_then(|found| i64::try_from(found.len()).ok());
        let (bytes, wal_bytes) = match Store::file(&self.config)? {
            Some(file) => {
                let mut wal = file.clone().into_os_string();
                wal.push("-wal");
                (size(file).unwrap_or(0), Some(size(wal.into()).unwrap_or(0)))
            }
            None => (self.store.database_bytes().await?, None),
        };
        Ok(Status {
            server: Reach::of(&self.config).await?.let_go().await,
            migration: self.store.newest_migration().await?,
            people: self.store.count_people(self.time.now()).await?,
            tables: self.store.count_tables().await?,
            sizes: self.store.sizes().await?,
            bytes,
            wal_bytes,
        })
    }

    /// The nodes that share the database; none if a server is alone on it.
    pub async fn nodes(&self) -> Result<Vec<NodeLine>, AdminError> {
        Ok(self.store.nodes().await?)
    }

    /// The newest tables, of a phase and an owner if they are given.
    pub async fn tables(
        &self,
        phase: Option<&str>,
        owner: Option<&str>,
    ) -> Result<Vec<TableLine>, AdminError> {
        let owner = match owner {
            Some(owner) => Some(self.person(owner).await?.0),
            None => None,
        };
        Ok(self.store.table_lines(phase, owner.as_ref(), LONGEST).await?)
    }

    /// People of that name or id; everybody without, the last seen first.
    pub async fn people(&self, name: Option<&str>) -> Result<Vec<PersonLine>, AdminError> {
        let name = name.unwrap_or_default();
        Ok(self.store.person_lines(&folded(name), name, LONGEST).await?)
    }

    /// Ends a game that gathers or goes on, without a result.
    pub async fn close_table(&self, table: &str) -> Result<TableId, AdminError> {
        let table = self.table(table).await?;
        match Reach::of(&self.config).await? {
            Reach::Server { .. } => drop(self.order(&Order::Close { table: table.clone() }).await?),
            Reach::Alone(store) => {
                let closed = close_in(&store, &table, self.time.now()).await;
                store.close().await;
                closed?;
            }
        }
        Ok(table)
    }

    /// Deletes a table with everything done and said at it.
    pub async fn delete_table(&self, table: &str) -> Result<TableId, AdminError> {
        let table = self.table(table).await?;
        match Reach::of(&self.config).await? {
            Reach::Server { .. } => drop(self.order(&Order::Delete { table: table.clone() }).await?),
            Reach::Alone(store) => {
                let deleted = store.delete_table(&table).await;
                store.close().await;
                deleted?;
            }
        }
        self.store.checkpoint().await?;
        Ok(table)
    }

    /// Bans a person: all their requests are refused, and their sockets close.
    pub async fn ban(&self, person: &str) -> Result<PersonLine, AdminError> {
        let ((user, line), now) = (self.person(person).await?, self.time.now());
        self.store.set_banned(&user, Some(now), now).await?;
        Ok(PersonLine { banned: Some(now), ..line })
    }

    /// Lets somebody in again.
    pub async fn unban(&self, person: &str) -> Result<PersonLine, AdminError> {
        let (user, line) = self.person(person).await?;
        self.store.set_banned(&user, None, self.time.now()).await?;
        Ok(PersonLine { banned: None, ..line })
    }

    /// Gives somebody another name.
    pub async fn rename(&self, person: &str, name: &str) -> Result<PersonLine, AdminError> {
        let (user, line) = self.person(person).await?;
        let name = Name::read(name)?;
        if !line.account && self.store.is_taken(&name).await? {
            return Err(Error::NameTaken.into());
        }
        self.store.rename(&user, &name, !line.account).await?;
        self.store.give_order(&Order::Person { user }, self.time.now()).await?;
        Ok(PersonLine { name: name.as_str().to_owned(), ..line })
    }

    /// Removes the personal data of guests who were not seen for so many days; returns how many. Guests nothing refers to are
    /// deleted; of others an id without a name stays.
    pub async fn retire_guests(&self, unseen_days: u32) -> Result<u64, AdminError> {
        let now = self.time.now();
        let before = now - i64::from(unseen_days) * dedale_table::daily::DAY;
        self.store.note_unknown_sight(now).await?;
        let mut retired = self.store.delete_old_guests(before).await?;
        loop {
            let guests = self.store.named_guests(before).await?;
            if guests.is_empty() {
                break;
            }
            for user in guests {
                self.store.forget(&user, now).await?;
                self.store.give_order(&Order::Person { user }, now).await?;
                retired += 1;
            }
        }
        self.store.checkpoint().await?;
        Ok(retired)
    }

    /// Deletes what the settings say is kept no longer.
    pub async fn expire(&self) -> Result<Expired, AdminError> {
        match Reach::of(&self.config).await? {
            Reach::Server { .. } => match self.order(&Order::Expire).await? {
                Answer::Expired(expired) => Ok(expired),
                _ => Err(AdminError::NoAnswer),
            },
            Reach::Alone(store) => {
                let expired = retention::expire(&store, &self.config.retention, None, self.time.now()).await;
                store.close().await;
                Ok(expired?)
            }
        }
    }

    /// The table of an id, the beginning of one, or a link.
    async fn table(&self, typed: &str) -> Result<TableId, AdminError> {
        let typed = typed.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        match self.store.tables_beginning(typed).await?.as_slice() {
            [] => Err(Error::NotFound(Missing::Table).into()),
            [table] => Ok(table.clone()),
            _ => Err(AdminError::Ambiguous(typed.to_owned())),
        }
    }

    /// The person of an id, the beginning of one, or a name.
    async fn person(&self, typed: &str) -> Result<(UserId, PersonLine), AdminError> {
        let mut lines = self.store.person_lines(&folded(typed), typed, LONGEST).await?;
        // The name of an account is nobody else's.
        if lines.len() > 1 && lines.iter().filter(|line| line.account).count() == 1 {
            lines.retain(|line| line.account);
        }
        match lines.as_slice() {
            [] => Err(Error::NotFound(Missing::User).into()),
            [line] => Ok((line.id.parse().map_err(|_| Error::Internal)?, line.clone())),
            _ => Err(AdminError::Ambiguous(typed.to_owned())),
        }
    }
}

/// Ends a table that no server has in memory.
async fn close_in(store: &Store, table: &TableId, now: Millis) -> Result<(), Error> {
    let about = store.about(table).await?.into();
    let mut played = Table::replay(about, &store.entries(table).await?)?;
    store.append(close_unloaded(&mut played, now)?).await
}

/// The folded name; an invalid name is folded to a name nobody has.
fn folded(name: &str) -> String {
    if name.is_empty() {
        return String::new();
    }
    Name::read(name).map_or_else(|_| "\u{1}".to_owned(), |name| name.folded())
}
