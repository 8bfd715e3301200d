use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, AssertSqlSafe, Executor as _, Row as _};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{Fence, Held, Holder, Lease};
use crate::OpenError;
use crate::random::hex;
use crate::store::transaction::LEASE_LOCK;

/// So often a heartbeat comes in the time of a lease.
const BEATS: u32 = 3;
/// How often a server that waits for an expiry looks.
const LOOK: Duration = Duration::from_millis(200);

/// The database's clock, in milliseconds.
pub(in crate::store) const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// How long the row of a node that vanished is kept: until then it may come back.
const VANISHED: Duration = Duration::from_secs(24 * 3600);

/// The part a server plays at its database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Role {
    /// It is the only one.
    Alone,
    /// It is one of several that share a bus.
    Node,
}

/// A row that is renewed until it is dropped.
#[derive(Debug)]
pub(super) struct Renewed {
    pool: AnyPool,
    fence: Fence,
    lasts: Duration,
    renewals: Arc<Mutex<Renewals>>,
    _heartbeat: DropGuard,
}

/// How the lease was renewed so far.
#[derive(Debug)]
struct Renewals {
    /// When the last renewal that came through was asked for: from then on the lease lasts at least its time.
    last: Instant,
    /// How often it had run out before it was renewed.
    lapses: u64,
    /// How many of these lapses have no consequences left.
    settled: u64,
}

/// Takes the lease. If a server has it that does not renew it, waits for its expiry; all times are the database's.
pub(in crate::store) async fn take(
    url: &str,
    own: &Holder,
    lasts: Duration,
    role: Role,
) -> Result<Lease, OpenError> {
    let pool = AnyPoolOptions::new().max_connections(1).acquire_timeout(lasts);
    let pool = pool.connect(url).await?;
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).map_err(|_| OpenError::NoEntropy)?;
    let token = hex(&chance);
    let name = match role {
        Role::Alone => "server".to_owned(),
        Role::Node => format!("node {token}"),
    };
    let fence = Fence { name, token, role };
    let mut waited_for = None;
    let mut asked = Instant::now();
    loop {
        match attempt(&pool, &fence, own, lasts).await? {
            Attempt::Taken => break,
            Attempt::Held { who, expires, left } => {
                let holder = Holder::read(&who);
                match waited_for {
                    None => tracing::warn!(
                        "{holder} has the lease of the database; if it was killed, this server starts in {} s",
                        left.as_secs() + 1
                    ),
                    Some(before) if before == expires => {}
                    Some(_) => {
                        let expires = format!(
                            "; its lease would run out in {} s, but it is being renewed",
                            left.as_secs() + 1
                        );
                        return Err(OpenError::InUse { holder, expires });
                    }
                }
                waited_for = Some(expires);
                tokio::time::sleep(LOOK.min(left)).await;
                asked = Instant::now();
            }
        }
    }
    let lost = CancellationToken::new();
    let ended = CancellationToken::new();
    let renewals = Arc::new(Mutex::new(Renewals { last: asked, lapses: 0, settled: 0 }));
    let heartbeat = Heartbeat { pool: pool.clone(), fence: fence.clone(), lasts, renewals: renewals.clone() };
    tokio::spawn(heartbeat.keep_renewing(lost.clone(), ended.clone()));
    let held = Held::Row(Renewed { pool, fence, lasts, renewals, _heartbeat: ended.drop_guard() });
    Ok(Lease { held, lost })
}

enum Attempt {
    Taken,
    Held { who: String, expires: i64, left: Duration },
}

async fn attempt(
    pool: &AnyPool,
    fence: &Fence,
    own: &Holder,
    lasts: Duration,
) -> Result<Attempt, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    // Once we hold this, no other writer is in the middle of a transaction.
    let lock = format!(
        "SET LOCAL lock_timeout = '10s'; SELECT CAST('' AS TEXT) FROM pg_advisory_xact_lock({LEASE_LOCK}); \
         CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, who TEXT NOT NULL, \
         expires BIGINT NOT NULL)"
    );
    transaction.execute(AssertSqlSafe(lock)).await?;
    // A server that is alone bears nobody beside it; nodes bear each other.
    let others = match fence.role {
        Role::Alone => "name = 'server' OR name LIKE 'node %'",
        Role::Node => "name = 'server'",
    };
    let sql = format!(
        "SELECT who, expires, {NOW} AS now FROM leases WHERE ({others}) AND expires > {NOW} ORDER BY expires DESC LIMIT 1"
    );
    if let Some(row) = sqlx::query(AssertSqlSafe(sql)).fetch_optional(&mut *transaction).await? {
        let (expires, now): (i64, i64) = (row.try_get("expires")?, row.try_get("now")?);
        let left = Duration::from_millis((expires - now).max(0).unsigned_abs());
        let who = row.try_get("who")?;
        transaction.rollback().await?;
        return Ok(Attempt::Held { who, expires, left });
    }
    // Whoever comes back without its row knows that it was taken over.
    let sql = format!(
        "DELETE FROM leases WHERE {others} OR (name LIKE 'node %' AND expires < {NOW} - {})",
        VANISHED.as_millis()
    );
    transaction.execute(AssertSqlSafe(sql)).await?;
    let sql = format!("INSERT INTO leases (name, holder, who, expires) VALUES ($1, $2, $3, {NOW} + $4)");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(&fence.name).bind(&fence.token).bind(own.write());
    query.bind(lasts.as_millis() as i64).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(Attempt::Taken)
}

/// Puts the expiry off.
struct Heartbeat {
    pool: AnyPool,
    fence: Fence,
    lasts: Duration,
    renewals: Arc<Mutex<Renewals>>,
}

impl Heartbeat {
    /// Until the lease is dropped or lost.
    async fn keep_renewing(self, lost: CancellationToken, ended: CancellationToken) {
        let mut beats = tokio::time::interval(self.lasts / BEATS);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = beats.tick() => {}
                () = ended.cancelled() => return,
                () = lost.cancelled() => return,
            }
            let asked = Instant::now();
            match AssertUnwindSafe(self.renew()).catch_unwind().await {
                Ok(Ok(true)) => {
                    let mut renewals = self.renewals.lock().unwrap_or_else(PoisonError::into_inner);
                    // It came through at some moment until now: perhaps too late.
                    renewals.lapses += u64::from(renewals.last.elapsed() >= self.lasts);
                    renewals.last = asked;
                }
                Ok(Ok(false)) if lost.is_cancelled() => return,
                Ok(Ok(false)) => {
                    tracing::error!("another server has taken the database over: this one stops");
                    return lost.cancel();
                }
                Ok(Err(why)) => tracing::warn!(%why, "the lease of the database could not be renewed"),
                Err(_) => {
                    tracing::error!("a heartbeat of the lease panicked");
                    metrics::counter!("dedale_panics_total").increment(1);
                }
            }
        }
    }

    /// Whether the lease is still ours.
    async fn renew(&self) -> Result<bool, sqlx::Error> {
        let sql = format!("UPDATE leases SET expires = {NOW} + $3 WHERE name = $1 AND holder = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(&self.fence.name).bind(&self.fence.token);
        Ok(query.bind(self.lasts.as_millis() as i64).execute(&self.pool).await?.rows_affected() > 0)
    }
}

impl Renewed {
    pub(super) fn fence(&self) -> &Fence {
        &self.fence
    }

    /// How long ago it was renewed.
    pub(super) fn age(&self) -> Duration {
        self.lock().last.elapsed()
    }

    /// How often it had run out before it was renewed.
    pub(super) fn lapses(&self) -> u64 {
        self.lock().lapses
    }

    /// Nothing is left of so many lapses.
    pub(super) fn settle(&self, lapses: u64) {
        self.lock().settled = lapses;
    }

    /// Whether it is certain that nobody else could take what the lease protects, now and since it was taken.
    pub(super) fn is_certain(&self) -> bool {
        let renewals = self.lock();
        renewals.last.elapsed() < self.lasts && renewals.settled == renewals.lapses
    }

    #[cfg(feature = "testing")]
    pub(super) fn note_lapse(&self) {
        self.lock().lapses += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Renewals> {
        self.renewals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes the row, so that nobody has to wait for its expiry.
    pub(super) async fn remove(&self) {
        let Fence { name, token, .. } = &self.fence;
        let query = sqlx::query("DELETE FROM leases WHERE name = $1 AND holder = $2").bind(name).bind(token);
        if let Err(why) = query.execute(&self.pool).await {
            tracing::warn!(%why, "the lease of the database is not given back: the next server waits for its expiry");
        }
        self.pool.close().await;
    }
}
