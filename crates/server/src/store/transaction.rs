//! The one way to write: a transaction whose connection goes back to the pool only if it ended well.
//!
//! SQLite rolls back by itself when the disk is full, and a future can be dropped between two statements. What the
//! connection is in afterwards nobody knows, so it is closed, and the next writer gets a fresh one.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sqlx::any::{Any, AnyArguments, AnyQueryResult};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row as _};
use tokio_util::sync::CancellationToken;

use super::lease::{Fence, Role};
use crate::Error;

/// Where all writers pass.
#[derive(Debug)]
pub(super) struct Gate {
    /// On SQLite a single connection: writers queue here instead of finding the file busy.
    write: AnyPool,
    read: AnyPool,
    kind: Kind,
    /// Cancelled when another server may write.
    lost: CancellationToken,
    /// How many transactions did not end well.
    failures: AtomicU64,
    /// How many of them came before a commit that was read back.
    settled: AtomicU64,
    /// Whether one of them failed since a probe found enough room.
    strained: AtomicBool,
    #[cfg(feature = "testing")]
    panics: AtomicBool,
}

/// The kind of database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Sqlite,
    /// With the row of our lease; tools have none.
    Postgres(Option<Fence>),
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub(super) enum WriteError {
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("the lease of the database is lost: another server may write")]
    LeaseLost,
    #[error("another node runs the table now")]
    Fenced,
    #[error("what was committed cannot be read back")]
    NotKept,
    #[error("the commit took too long")]
    TimedOut,
    #[error("nobody writes entries here: the writer has ended, or the store was opened beside a server")]
    NoWriter,
}

impl WriteError {
    /// Whether one row of several was at fault, not the store.
    pub(super) fn is_about_a_row(&self) -> bool {
        use sqlx::error::ErrorKind;
        let error = match self {
            WriteError::Database(error) => error,
            other => return matches!(other, WriteError::Fenced),
        };
        let kind = error.as_database_error().map(sqlx::error::DatabaseError::kind);
        kind.is_some_and(|kind| !matches!(kind, ErrorKind::Other))
    }
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Error {
        match error {
            WriteError::Database(error) => return error.into(),
            WriteError::Fenced => {
                metrics::counter!("dedale_fenced_writes_total").increment(1);
                return Error::Fenced;
            }
            _ => {}
        }
        tracing::error!(%error, "the store failed");
        metrics::counter!("dedale_store_failures_total").increment(1);
        Error::StoreFailed
    }
}

impl Gate {
    pub(super) fn new(write: AnyPool, read: AnyPool, kind: Kind, lost: CancellationToken) -> Arc<Gate> {
        Arc::new(Gate {
            write,
            read,
            kind,
            lost,
            failures: AtomicU64::new(0),
            settled: AtomicU64::new(0),
            strained: AtomicBool::new(false),
            #[cfg(feature = "testing")]
            panics: AtomicBool::new(false),
        })
    }

    /// Begins a transaction. On PostgreSQL it holds off a server that wants to take the lease over until it has ended.
    pub(super) async fn begin(self: &Arc<Self>) -> Result<Transaction, WriteError> {
        if self.lost.is_cancelled() {
            return Err(WriteError::LeaseLost);
        }
        let connection = Some(self.write.acquire().await?);
        let mut begun = Transaction { connection, gate: self.clone() };
        match &self.kind {
            Kind::Sqlite => sqlx::query("BEGIN IMMEDIATE").execute(&mut *begun).await.map(|_| ())?,
            Kind::Postgres(None) => sqlx::query("BEGIN").execute(&mut *begun).await.map(|_| ())?,
            Kind::Postgres(Some(fence)) => begun.begin_fenced(fence).await?,
        }
        #[cfg(feature = "testing")]
        assert!(!self.panics.swap(false, Ordering::Relaxed), "a test wants a panic in this transaction");
        Ok(begun)
    }

    /// Writes with a single statement.
    pub(super) async fn execute(
        self: &Arc<Self>,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<AnyQueryResult, Error> {
        let mut transaction = self.begin().await?;
        let done = query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// Whether several servers could serve it.
    pub(super) fn is_postgres(&self) -> bool {
        matches!(self.kind, Kind::Postgres(_))
    }

    /// The name of this node, if the database is served by several.
    pub(super) fn node(&self) -> Option<&str> {
        match &self.kind {
            Kind::Postgres(Some(fence)) if fence.role == Role::Node => Some(&fence.token),
            _ => None,
        }
    }

    /// Whether a transaction did not end well and no later one was read back.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.settled.load(Ordering::Acquire) < self.failures.load(Ordering::Acquire)
    }

    /// Whether a transaction did not end well since the last [`Gate::relieve`].
    pub(super) fn is_strained(&self) -> bool {
        self.strained.load(Ordering::Acquire)
    }

    /// There was enough room.
    pub(super) fn relieve(&self) {
        self.strained.store(false, Ordering::Release);
    }

    /// Reads on another connection what a commit wrote.
    pub(super) async fn read_back(&self, beat: i64) -> Result<(), WriteError> {
        let row = sqlx::query("SELECT beat FROM health WHERE id = 1").fetch_one(&self.read).await?;
        match row.try_get::<i64, _>("beat")? >= beat {
            true => Ok(()),
            false => {
                self.failures.fetch_add(1, Ordering::AcqRel);
                Err(WriteError::NotKept)
            }
        }
    }

    /// Lets the next transaction panic.
    #[cfg(feature = "testing")]
    pub(super) fn panic_once(&self) {
        self.panics.store(true, Ordering::Relaxed);
    }
}

/// A transaction that was begun. Dropped before its end, it takes its connection with it.
#[derive(Debug)]
pub(super) struct Transaction {
    connection: Option<PoolConnection<Any>>,
    gate: Arc<Gate>,
}

impl Transaction {
    /// Begins, waits for nobody who takes the lease over, and looks at the fencing token: one round trip.
    async fn begin_fenced(&mut self, fence: &Fence) -> Result<(), WriteError> {
        // A node that is frozen in the middle of a transaction must not keep others from taking its tables over.
        let patience = match fence.role {
            Role::Alone => String::new(),
            Role::Node => format!("SET LOCAL idle_in_transaction_session_timeout = {IDLE_MS};"),
        };
        let sql = format!(
            "BEGIN; {patience} SELECT CAST('' AS TEXT) AS holder FROM pg_advisory_xact_lock_shared({LEASE_LOCK}); \
             SELECT holder FROM leases WHERE name = '{}'",
            fence.name
        );
        let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(&mut **self).await?;
        let holder = rows.last().map(|row| row.try_get::<String, _>("holder")).transpose()?;
        if holder.as_deref() == Some(fence.token.as_str()) {
            return Ok(());
        }
        self.gate.lost.cancel();
        Err(WriteError::LeaseLost)
    }

    /// Lets nobody else check and change the same thing until this transaction has ended. SQLite has one writer anyway.
    pub(super) async fn exclusively(&mut self, what: &str, whose: &str) -> Result<(), WriteError> {
        if let Kind::Postgres(_) = self.gate.kind {
            let sql = "SELECT CAST(1 AS BIGINT) AS one \
                       FROM pg_advisory_xact_lock(hashtext($1), hashtext(current_schema()))";
            sqlx::query(sql).bind(format!("dedale {what} {whose}")).execute(&mut **self).await?;
        }
        Ok(())
    }

    /// Ends well: when it returns, everything is kept. After an earlier failure only once it has been read back.
    pub(super) async fn commit(mut self) -> Result<(), WriteError> {
        let failures = self.gate.failures.load(Ordering::Acquire);
        if !self.gate.is_in_doubt() {
            return self.end("COMMIT").await;
        }
        let beat = self.beat(None).await?;
        self.end("COMMIT").await?;
        self.gate.read_back(beat).await?;
        self.gate.settled.fetch_max(failures, Ordering::AcqRel);
        Ok(())
    }

    /// Counts in the row that is read back, which carries that ballast, or the same as before.
    pub(super) async fn beat(&mut self, ballast: Option<&str>) -> Result<i64, WriteError> {
        let sql = "UPDATE health SET beat = beat + 1, ballast = COALESCE(CAST($1 AS TEXT), ballast) WHERE id = 1 RETURNING beat";
        let query = sqlx::query(sql).bind(ballast);
        Ok(query.fetch_one(&mut **self).await?.try_get("beat")?)
    }

    /// Changes nothing, for that reason.
    pub(super) async fn refuse(self, reason: Error) -> Error {
        match self.roll_back().await {
            Ok(()) => reason,
            Err(error) => error.into(),
        }
    }

    /// Changes nothing.
    pub(super) async fn roll_back(mut self) -> Result<(), WriteError> {
        self.end("ROLLBACK").await
    }

    async fn end(&mut self, sql: &'static str) -> Result<(), WriteError> {
        sqlx::query(sql).execute(&mut **self).await?;
        drop(self.connection.take());
        Ok(())
    }
}

/// Milliseconds a node's transaction may wait for its next statement.
const IDLE_MS: u32 = 2_000;

/// The two keys of the advisory lock around the lease.
pub(super) const LEASE_LOCK: &str = "hashtext('dedale lease'), hashtext(current_schema())";

const ENDED: &str = "a transaction is not used after its end";

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect(ENDED)
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect(ENDED)
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            self.gate.failures.fetch_add(1, Ordering::AcqRel);
            self.gate.strained.store(true, Ordering::Release);
            connection.close_on_drop();
        }
    }
}
