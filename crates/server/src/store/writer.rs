//! Group commit: one writer for all tables; entries that arrive during a commit form the next one.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use dedale_table::Logged;
use futures_util::FutureExt as _;
use sqlx::AnyConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::transaction::{Gate, WriteError};
use crate::{Error, TableId, UserId};

/// The most entries of one commit.
const LARGEST: usize = 2_000;
/// The longest a commit may take: nobody waits for an acknowledgement for ever.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many entries a statement writes, and the statement: few kinds, so that each is prepared once.
type Inserts = [(usize, String); 4];
/// SQLite finds a numbered parameter by going through those before it, so there they have no numbers.
static SQLITE_INSERTS: LazyLock<Inserts> = LazyLock::new(|| inserts(|rows| insert(rows, |_| "?".to_owned())));
static POSTGRES_INSERTS: LazyLock<Inserts> =
    LazyLock::new(|| inserts(|rows| insert(rows, |number| format!("${number}"))));
/// The same for nodes: a row is written only if the node and the epoch that write it own the table.
static FENCED_INSERTS: LazyLock<Inserts> = LazyLock::new(|| inserts(fenced_insert));

/// The new entries of one table, written all or not at all.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// The fencing token, where several nodes serve the database and the table is not new.
    pub(crate) epoch: Option<i64>,
    pub(crate) entries: Arc<[Logged]>,
    pub(crate) projections: Vec<Projection>,
}

/// The effect of the entries on queries over many tables.
#[derive(Debug)]
pub(crate) enum Projection {
    /// Somebody or some bot sits there now.
    Sat { seat: i64, user: Option<String>, bot: Option<String> },
    /// Nobody does.
    Stood { seat: i64 },
    /// The game began.
    Started { at: i64 },
    /// The game is over; one in which a move was taken back does not count.
    Ended { at: i64, outcome: String, moves: i64, winners: Vec<i64>, undone: bool },
}

#[derive(Debug)]
enum Job {
    Append(Append, oneshot::Sender<Result<(), Error>>),
    Flush(oneshot::Sender<()>),
}

/// A handle to the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub(super) fn start(gate: Arc<Gate>) -> Writer {
        let (sender, receiver) = mpsc::channel(LARGEST);
        tokio::spawn(run(gate, receiver));
        Writer(sender)
    }

    /// A writer that takes nothing.
    pub(super) fn none() -> Writer {
        Writer(mpsc::channel(1).0)
    }

    /// Returns when it is written for good. After an error it may have been written all the same.
    pub(crate) async fn append(&self, append: Append) -> Result<(), Error> {
        let (done, written) = oneshot::channel();
        self.0.send(Job::Append(append, done)).await.map_err(|_| WriteError::NoWriter)?;
        // Without an answer the commit panicked, or the process ends.
        written.await.map_err(|_| Error::StoreFailed)?
    }

    /// Waits until what was given to the writer before is done; false if nobody writes.
    pub(super) async fn flush(&self) -> bool {
        let (done, written) = oneshot::channel();
        self.0.send(Job::Flush(done)).await.is_ok() && written.await.is_ok()
    }
}

/// Writes until nobody has a handle any more. A commit that panics is lost, and answered so; the next one goes on.
async fn run(gate: Arc<Gate>, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(LARGEST);
    while jobs.recv_many(&mut waiting, LARGEST).await > 0 {
        let (mut appends, mut flushes) = (Vec::with_capacity(waiting.len()), Vec::new());
        for job in waiting.drain(..) {
            match job {
                Job::Append(append, done) => appends.push((append, done)),
                Job::Flush(done) => flushes.push(done),
            }
        }
        if AssertUnwindSafe(commit(&gate, appends)).catch_unwind().await.is_err() {
            tracing::error!("a commit panicked: what it was to write is refused");
            metrics::counter!("dedale_panics_total").increment(1);
        }
        for done in flushes {
            let _ = done.send(());
        }
    }
}

async fn commit(gate: &Arc<Gate>, appends: Vec<(Append, oneshot::Sender<Result<(), Error>>)>) {
    if appends.is_empty() {
        return;
    }
    let begun = Instant::now();
    let together = write(gate, appends.iter().map(|(append, _)| append)).await;
    metrics::histogram!("dedale_commit_seconds").record(begun.elapsed().as_secs_f64());
    metrics::histogram!("dedale_commit_tables").record(appends.len() as f64);
    match together {
        Ok(()) => appends.into_iter().for_each(|(_, done)| drop(done.send(Ok(())))),
        // One of them spoiled it: each for itself, so that the others do not suffer.
        Err(error) if appends.len() > 1 && error.is_about_a_row() => {
            for (append, done) in appends {
                let alone = write(gate, std::iter::once(&append)).await;
                let _ = done.send(alone.map_err(Error::from));
            }
        }
        Err(error) => {
            let error = Error::from(error);
            appends.into_iter().for_each(|(_, done)| drop(done.send(Err(error.clone()))));
        }
    }
}

async fn write<'a>(
    gate: &Arc<Gate>,
    appends: impl Iterator<Item = &'a Append> + Clone,
) -> Result<(), WriteError> {
    let writing = async {
        let mut transaction = gate.begin().await?;
        match write_into(&mut transaction, gate.node(), appends).await {
            Ok(()) => transaction.commit().await,
            Err(WriteError::Fenced) => transaction.roll_back().await.and(Err(WriteError::Fenced)),
            Err(error) => Err(error),
        }
    };
    timeout(PATIENCE, writing).await.unwrap_or(Err(WriteError::TimedOut))
}

pub(super) async fn write_into<'a>(
    connection: &mut AnyConnection,
    node: Option<&str>,
    appends: impl Iterator<Item = &'a Append> + Clone,
) -> Result<(), WriteError> {
    let rows = |fenced: bool| {
        let of = appends.clone().filter(move |append| (node.is_some() && append.epoch.is_some()) == fenced);
        of.flat_map(|append| append.entries.iter().map(move |entry| (append, entry))).collect::<Vec<_>>()
    };
    let plain = if connection.backend_name() == "SQLite" { &SQLITE_INSERTS } else { &POSTGRES_INSERTS };
    insert_rows(connection, plain, None, &rows(false)).await?;
    insert_rows(connection, &FENCED_INSERTS, node, &rows(true)).await?;
    for append in appends {
        for projection in &append.projections {
            project(connection, append.table.as_str(), projection).await?;
        }
    }
    Ok(())
}

/// With a node each row carries its fencing token, too.
async fn insert_rows(
    connection: &mut AnyConnection,
    statements: &'static Inserts,
    node: Option<&str>,
    mut rest: &[(&Append, &Logged)],
) -> Result<(), WriteError> {
    while let Some((count, sql)) = statements.iter().find(|(count, _)| *count <= rest.len()) {
        let (some, later) = rest.split_at(*count);
        let mut insert = sqlx::query(sql.as_str());
        if let Some(node) = node {
            insert = insert.bind(node.to_owned());
        }
        for (append, entry) in some {
            insert = insert
                .bind(append.table.as_str())
                .bind(entry.number)
                .bind(entry.at)
                .bind(entry.spent)
                .bind(entry.user.as_ref().map(UserId::as_str))
                .bind(entry.key.as_deref())
                .bind(entry.body.as_str());
            if node.is_some() {
                insert = insert.bind(append.epoch);
            }
        }
        if insert.execute(&mut *connection).await?.rows_affected() < *count as u64 {
            return Err(WriteError::Fenced);
        }
        rest = later;
    }
    Ok(())
}

const COLUMNS: &str = "table_id, number, at, spent, user_id, key, body";

fn inserts(statement: impl Fn(usize) -> String) -> Inserts {
    [64, 16, 4, 1].map(|rows| (rows, statement(rows)))
}

fn insert(rows: usize, place: impl Fn(usize) -> String) -> String {
    let row =
        |row: usize| format!("({})", (7 * row + 1..=7 * row + 7).map(&place).collect::<Vec<_>>().join(", "));
    let rows: Vec<_> = (0..rows).map(row).collect();
    format!("INSERT INTO entries ({COLUMNS}) VALUES {}", rows.join(", "))
}

/// The owner's row is locked until the commit: whoever takes the table over waits for it, and then reads these entries.
fn fenced_insert(rows: usize) -> String {
    const TYPES: [&str; 8] = ["TEXT", "BIGINT", "BIGINT", "BIGINT", "TEXT", "TEXT", "TEXT", "BIGINT"];
    let row = |row: usize| {
        let places = (8 * row + 2..).zip(TYPES).map(|(place, kind)| format!("CAST(${place} AS {kind})"));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<_> = (0..rows).map(row).collect();
    format!(
        "INSERT INTO entries ({COLUMNS}) SELECT v.table_id, v.number, v.at, v.spent, v.user_id, v.key, v.body \
         FROM (VALUES {}) AS v ({COLUMNS}, epoch) \
         JOIN owners o ON o.table_id = v.table_id AND o.node = $1 AND o.epoch = v.epoch FOR SHARE OF o",
        rows.join(", ")
    )
}

async fn project(
    connection: &mut AnyConnection,
    table: &str,
    projection: &Projection,
) -> Result<(), sqlx::Error> {
    match projection {
        Projection::Sat { seat, user, bot } => {
            let sql = "INSERT INTO seats (table_id, seat, user_id, bot) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, bot = excluded.bot";
            let query = sqlx::query(sql).bind(table).bind(*seat).bind(user.clone()).bind(bot.clone());
            query.execute(&mut *connection).await?;
        }
        Projection::Stood { seat } => {
            let sql = "INSERT INTO visits (user_id, table_id) SELECT user_id, table_id FROM seats \
                       WHERE table_id = $1 AND seat = $2 AND user_id IS NOT NULL ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(table).bind(*seat).execute(&mut *connection).await?;
            let query = sqlx::query("DELETE FROM seats WHERE table_id = $1 AND seat = $2");
            query.bind(table).bind(*seat).execute(&mut *connection).await?;
        }
        Projection::Started { at } => {
            let query = sqlx::query("UPDATE tables SET phase = 'playing', started = $2 WHERE id = $1");
            query.bind(table).bind(*at).execute(&mut *connection).await?;
        }
        Projection::Ended { at, outcome, moves, winners, undone } => {
            let sql = "UPDATE tables SET phase = 'over', ended = $2, outcome = $3, moves = $4, \
                       counted = CASE WHEN $5 = 1 THEN 0 ELSE counted END WHERE id = $1";
            let query = sqlx::query(sql).bind(table).bind(*at).bind(outcome.clone()).bind(*moves);
            let query = query.bind(i64::from(*undone));
            query.execute(&mut *connection).await?;
            sqlx::query("UPDATE seats SET won = 0 WHERE table_id = $1")
                .bind(table)
                .execute(&mut *connection)
                .await?;
            for seat in winners {
                let query = sqlx::query("UPDATE seats SET won = 1 WHERE table_id = $1 AND seat = $2");
                query.bind(table).bind(*seat).execute(&mut *connection).await?;
            }
            let sql = "UPDATE tries SET ended = $2, moves = $3, won = (SELECT MAX(seats.won) FROM seats \
                       WHERE seats.table_id = tries.table_id AND seats.user_id = tries.user_id) WHERE table_id = $1";
            sqlx::query(sql).bind(table).bind(*at).bind(*moves).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
