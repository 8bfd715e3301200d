//! The queries of `dedale admin`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dedale_table::{About, Logged};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _};

use super::lease::Lease;
use super::orders::insert_order;
use super::tables::{ABOUT, listing, spoiled};
use super::transaction::{Gate, Kind};
use super::writer::Writer;
use super::{Address, Store};
use crate::orders::Order;
use crate::{Config, Error, Millis, Missing, OpenError, TableId, UserId};

/// Tables of the schema, for counting.
const SCHEMA: [&str; 12] = [
    "users", "sessions", "tokens", "tables", "seats", "entries", "chat", "deals", "tries", "visits",
    "analyses", "orders",
];

/// A person as the host sees them.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct PersonLine {
    /// The id.
    pub id: String,
    /// The name; empty once deleted.
    pub name: String,
    /// Whether it is an account.
    pub account: bool,
    /// When they came, and were last seen.
    pub created: Millis,
    /// To a day.
    pub seen: Option<Millis>,
    /// Since when they are banned.
    pub banned: Option<Millis>,
    /// Tables they own.
    pub tables: i64,
}

/// A table as the host sees it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct TableLine {
    /// The id: anybody who has it may watch.
    pub id: String,
    /// The game.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub phase: String,
    /// The name of the owner.
    pub owner: String,
    /// When it was set up.
    pub created: Millis,
    /// How many entries it has.
    pub entries: i64,
    /// When the last was made.
    pub last: Option<Millis>,
}

/// Rows and bytes of a table of the schema.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct SchemaLine {
    /// Its name.
    pub table: String,
    /// How many rows.
    pub rows: i64,
    /// With its indexes; none if the database does not tell.
    pub bytes: Option<i64>,
}

/// How many tables there are of a game and phase.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct PhaseLine {
    /// The game.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub phase: String,
    /// How many tables.
    pub tables: i64,
}

/// How many people there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct PeopleCount {
    /// With a password.
    pub accounts: i64,
    /// Without.
    pub guests: i64,
    /// Those of both who are banned.
    pub banned: i64,
    /// Seen within a day.
    pub seen_today: i64,
    /// Seen within 30 days.
    pub seen_this_month: i64,
}

/// Everything the store has of a table, read at one moment.
pub(crate) struct StoredTable {
    pub(crate) about: Result<About, Error>,
    pub(crate) phase: String,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) outcome: Option<String>,
    pub(crate) moves: Option<i64>,
    pub(crate) entries: Vec<Logged>,
    pub(crate) seats: Vec<StoredSeat>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredSeat {
    pub(crate) seat: i64,
    pub(crate) user: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) won: Option<i64>,
}

impl Store {
    /// The file of the settings' database; none if it is not SQLite.
    pub(crate) fn file(config: &Config) -> Result<Option<PathBuf>, OpenError> {
        match Address::of(config)? {
            Address::Sqlite { file, .. } => Ok(file),
            Address::Postgres(_) => Ok(None),
        }
    }

    /// A copy of a database, to be read only.
    pub(crate) async fn open_copy(file: &Path) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}?mode=ro", file.display());
        let read = AnyPoolOptions::new().max_connections(1).connect(&url).await?;
        let lease = Lease::none();
        let gate = Gate::new(read.clone(), read.clone(), Kind::Sqlite, lease.lost.clone());
        let (write, lease, health) = (read.clone(), lease.into(), Arc::default());
        Ok(Store { read, write, gate, writer: Writer::none(), lease, health })
    }

    pub(crate) async fn is_sqlite(&self) -> Result<bool, Error> {
        Ok(self.read.acquire().await?.backend_name() == "SQLite")
    }

    pub(crate) async fn newest_migration(&self) -> Result<i64, Error> {
        let row =
            sqlx::query("SELECT MAX(version) AS newest FROM _sqlx_migrations").fetch_one(&self.read).await?;
        Ok(row.try_get("newest")?)
    }

    pub(crate) async fn count_people(&self, now: Millis) -> Result<PeopleCount, Error> {
        let day = dedale_table::daily::DAY;
        let sql = "SELECT COUNT(account) AS accounts, COUNT(*) AS people, COUNT(banned) AS banned, \
                   COALESCE(SUM(CASE WHEN seen > $1 THEN 1 ELSE 0 END), 0) AS today, \
                   COALESCE(SUM(CASE WHEN seen > $2 THEN 1 ELSE 0 END), 0) AS month FROM users WHERE deleted IS NULL";
        let row = sqlx::query(sql).bind(now - day).bind(now - 30 * day).fetch_one(&self.read).await?;
        let accounts: i64 = row.try_get("accounts")?;
        Ok(PeopleCount {
            accounts,
            guests: row.try_get::<i64, _>("people")? - accounts,
            banned: row.try_get("banned")?,
            seen_today: row.try_get("today")?,
            seen_this_month: row.try_get("month")?,
        })
    }

    pub(crate) async fn count_tables(&self) -> Result<Vec<PhaseLine>, Error> {
        let sql =
            "SELECT game, phase, COUNT(*) AS number FROM tables GROUP BY game, phase ORDER BY game, phase";
        let line = |row: &AnyRow| {
            Ok(PhaseLine {
                game: row.try_get("game")?,
                phase: row.try_get("phase")?,
                tables: row.try_get("number")?,
            })
        };
        sqlx::query(sql).fetch_all(&self.read).await?.iter().map(line).collect()
    }

    pub(crate) async fn sizes(&self) -> Result<Vec<SchemaLine>, Error> {
        let sqlite = self.is_sqlite().await?;
        let mut lines = Vec::with_capacity(SCHEMA.len());
        for table in SCHEMA {
            let sql = AssertSqlSafe(format!("SELECT COUNT(*) AS number FROM {table}"));
            let rows = sqlx::query(sql).fetch_one(&self.read).await?.try_get("number")?;
            let sql = match sqlite {
                true => {
                    "SELECT SUM(pgsize) AS bytes FROM dbstat WHERE name IN \
                         (SELECT name FROM sqlite_master WHERE tbl_name = $1)"
                }
                false => "SELECT pg_total_relation_size(CAST($1 AS regclass)) AS bytes",
            };
            let bytes = sqlx::query(sql).bind(table).fetch_one(&self.read).await;
            let bytes = bytes.ok().and_then(|row| row.try_get::<Option<i64>, _>("bytes").ok().flatten());
            lines.push(SchemaLine { table: table.to_owned(), rows, bytes });
        }
        Ok(lines)
    }

    /// Bytes of a PostgreSQL database.
    pub(crate) async fn database_bytes(&self) -> Result<i64, Error> {
        let sql = "SELECT pg_database_size(current_database()) AS bytes";
        Ok(sqlx::query(sql).fetch_one(&self.read).await?.try_get("bytes")?)
    }

    /// The newest tables, of a phase and an owner if they are given.
    pub(crate) async fn table_lines(
        &self,
        phase: Option<&str>,
        owner: Option<&UserId>,
        most: i64,
    ) -> Result<Vec<TableLine>, Error> {
        let sql = "SELECT t.id, t.game, t.phase, u.name, t.created, \
                   (SELECT COUNT(*) FROM entries e WHERE e.table_id = t.id) AS entries, \
                   (SELECT MAX(e.at) FROM entries e WHERE e.table_id = t.id) AS last \
                   FROM tables t JOIN users u ON u.id = t.owner \
                   WHERE ($1 = '' OR t.phase = $1) AND ($2 = '' OR t.owner = $2) ORDER BY t.created DESC, t.id LIMIT $3";
        let query = sqlx::query(sql).bind(phase.unwrap_or_default().to_owned());
        let query = query.bind(owner.map(ToString::to_string).unwrap_or_default()).bind(most);
        let line = |row: &AnyRow| {
            Ok(TableLine {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                phase: row.try_get("phase")?,
                owner: row.try_get("name")?,
                created: row.try_get("created")?,
                entries: row.try_get("entries")?,
                last: row.try_get("last")?,
            })
        };
        query.fetch_all(&self.read).await?.iter().map(line).collect()
    }

    /// People with that folded account name, name, or beginning of an id; everybody if it is empty. The last seen first.
    pub(crate) async fn person_lines(
        &self,
        folded: &str,
        name: &str,
        most: i64,
    ) -> Result<Vec<PersonLine>, Error> {
        // Ids are letters and digits: any other text is not the beginning of one, and not a pattern either.
        let is_beginning = name.len() >= 6 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let beginning = if is_beginning { format!("{name}%") } else { String::new() };
        let sql = "SELECT u.id, u.name, u.account, u.created, u.seen, u.banned, \
                   (SELECT COUNT(*) FROM tables t WHERE t.owner = u.id) AS owned FROM users u \
                   WHERE u.deleted IS NULL AND ($1 = '' OR u.account = $1 OR u.name = $2 OR u.id LIKE $3) \
                   ORDER BY COALESCE(u.seen, u.created) DESC, u.id LIMIT $4";
        let query = sqlx::query(sql).bind(folded.to_owned()).bind(name.to_owned()).bind(beginning).bind(most);
        let line = |row: &AnyRow| {
            Ok(PersonLine {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                account: row.try_get::<Option<String>, _>("account")?.is_some(),
                created: row.try_get("created")?,
                seen: row.try_get("seen")?,
                banned: row.try_get("banned")?,
                tables: row.try_get("owned")?,
            })
        };
        query.fetch_all(&self.read).await?.iter().map(line).collect()
    }

    /// The tables whose id begins so; two at most.
    pub(crate) async fn tables_beginning(&self, beginning: &str) -> Result<Vec<TableId>, Error> {
        if beginning.is_empty() || !beginning.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(Vec::new());
        }
        let query =
            sqlx::query("SELECT id FROM tables WHERE id LIKE $1 LIMIT 2").bind(format!("{beginning}%"));
        query.fetch_all(&self.read).await?.iter().map(table_id).collect()
    }

    /// Bans somebody or lets them in again, and tells the running server.
    pub(crate) async fn set_banned(
        &self,
        user: &UserId,
        since: Option<Millis>,
        now: Millis,
    ) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        let query =
            sqlx::query("UPDATE users SET banned = $2 WHERE id = $1").bind(user.to_string()).bind(since);
        query.execute(&mut *transaction).await?;
        insert_order(&mut transaction, &Order::Person { user: user.clone() }, now).await?;
        Ok(transaction.commit().await?)
    }

    /// All tables after one, in the order of their ids.
    pub(crate) async fn table_ids(&self, after: &str, most: i64) -> Result<Vec<TableId>, Error> {
        let query = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        query.bind(after.to_owned()).bind(most).fetch_all(&self.read).await?.iter().map(table_id).collect()
    }

    /// Some tables, chosen at random.
    pub(crate) async fn some_tables(&self, most: i64) -> Result<Vec<TableId>, Error> {
        let query = sqlx::query("SELECT id FROM tables ORDER BY RANDOM() LIMIT $1").bind(most);
        query.fetch_all(&self.read).await?.iter().map(table_id).collect()
    }

    /// How many tables there are.
    pub(crate) async fn number_of_tables(&self) -> Result<i64, Error> {
        let row = sqlx::query("SELECT COUNT(*) AS number FROM tables").fetch_one(&self.read).await?;
        Ok(row.try_get("number")?)
    }

    /// Damage that SQLite itself finds in its file; empty if there is none, or if it is not SQLite.
    pub(crate) async fn damages(&self) -> Result<Vec<String>, Error> {
        if !self.is_sqlite().await? {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&self.read).await?;
        let mut damages: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        damages.retain(|line| line != "ok");
        let rows = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.read).await?;
        for row in rows {
            damages.push(format!("{} refers to what is not there", row.try_get::<String, _>(0)?));
        }
        Ok(damages)
    }

    /// Writes a copy of the database into a file that is not there, while others go on writing (SQLite).
    pub(crate) async fn copy_into(&self, file: &str) -> Result<(), Error> {
        sqlx::query("VACUUM INTO $1").bind(file.to_owned()).execute(&self.read).await?;
        Ok(())
    }

    /// Everything of a table, as it is at one moment.
    pub(crate) async fn stored_table(&self, table: &TableId) -> Result<StoredTable, Error> {
        let mut transaction = self.read.begin().await?;
        if transaction.backend_name() == "PostgreSQL" {
            transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await?;
        }
        let stored = stored_table(&mut transaction, table).await?;
        transaction.rollback().await?;
        Ok(stored)
    }
}

async fn stored_table(connection: &mut AnyConnection, table: &TableId) -> Result<StoredTable, Error> {
    let sql = AssertSqlSafe(format!("{ABOUT} WHERE id = $1"));
    let row = sqlx::query(sql).bind(table.to_string()).fetch_optional(&mut *connection).await?;
    let about = listing(&row.ok_or(Error::NotFound(Missing::Table))?).map(|listing| listing.about);
    let sql = "SELECT phase, started, ended, outcome, moves FROM tables WHERE id = $1";
    let row = sqlx::query(sql).bind(table.to_string()).fetch_one(&mut *connection).await?;
    let sql = "SELECT number, at, spent, user_id, key, body FROM entries WHERE table_id = $1 ORDER BY number";
    let entries = sqlx::query(sql).bind(table.to_string()).fetch_all(&mut *connection).await?;
    let sql = "SELECT seat, user_id, bot, won FROM seats WHERE table_id = $1 ORDER BY seat";
    let seats = sqlx::query(sql).bind(table.to_string()).fetch_all(&mut *connection).await?;
    let seat = |row: &AnyRow| {
        Ok::<_, sqlx::Error>(StoredSeat {
            seat: row.try_get("seat")?,
            user: row.try_get("user_id")?,
            bot: row.try_get("bot")?,
            won: row.try_get("won")?,
        })
    };
    Ok(StoredTable {
        about,
        phase: row.try_get("phase")?,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
        outcome: row.try_get("outcome")?,
        moves: row.try_get("moves")?,
        entries: entries.iter().map(super::entries::logged).collect::<Result<_, _>>()?,
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
    })
}

fn table_id(row: &AnyRow) -> Result<TableId, Error> {
    row.try_get::<String, _>("id")?.parse().map_err(|_| spoiled("tables.id"))
}
