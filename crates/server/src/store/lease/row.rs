use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, AssertSqlSafe, Executor as _, Row as _};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{Held, Holder, Lease};
use crate::OpenError;
use crate::random::hex;
use crate::store::transaction::LEASE_LOCK;

/// So often a heartbeat comes in the time of a lease.
const BEATS: u32 = 3;
/// How often a server that waits for an expiry looks.
const LOOK: Duration = Duration::from_millis(200);

const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// A row that is renewed until it is dropped.
#[derive(Debug)]
pub(super) struct Renewed {
    pool: AnyPool,
    token: String,
    _heartbeat: DropGuard,
}

/// Takes the lease. If a server has it that does not renew it, waits for its expiry; all times are the database's.
pub(in crate::store) async fn take(url: &str, own: &Holder, lasts: Duration) -> Result<Lease, OpenError> {
    let pool = AnyPoolOptions::new().max_connections(1).acquire_timeout(lasts);
    let pool = pool.connect(url).await?;
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).map_err(|_| OpenError::NoEntropy)?;
    let token = hex(&chance);
    let mut waited_for = None;
    loop {
        match attempt(&pool, &token, own, lasts).await? {
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
            }
        }
    }
    let lost = CancellationToken::new();
    let ended = CancellationToken::new();
    tokio::spawn(keep_renewing(pool.clone(), token.clone(), lasts, lost.clone(), ended.clone()));
    let held = Held::Row(Renewed { pool, token, _heartbeat: ended.drop_guard() });
    Ok(Lease { held, lost })
}

enum Attempt {
    Taken,
    Held { who: String, expires: i64, left: Duration },
}

async fn attempt(pool: &AnyPool, token: &str, own: &Holder, lasts: Duration) -> Result<Attempt, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    // Once we hold this, no other writer is in the middle of a transaction.
    let lock = format!(
        "SET LOCAL lock_timeout = '10s'; SELECT CAST('' AS TEXT) FROM pg_advisory_xact_lock({LEASE_LOCK}); \
         CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, who TEXT NOT NULL, \
         expires BIGINT NOT NULL)"
    );
    transaction.execute(AssertSqlSafe(lock)).await?;
    let sql = format!("SELECT who, expires, {NOW} AS now FROM leases WHERE name = 'server'");
    if let Some(row) = sqlx::query(AssertSqlSafe(sql)).fetch_optional(&mut *transaction).await? {
        let (expires, now): (i64, i64) = (row.try_get("expires")?, row.try_get("now")?);
        if expires > now {
            let left = Duration::from_millis((expires - now).unsigned_abs());
            let who = row.try_get("who")?;
            transaction.rollback().await?;
            return Ok(Attempt::Held { who, expires, left });
        }
    }
    let sql = format!(
        "INSERT INTO leases (name, holder, who, expires) VALUES ('server', $1, $2, {NOW} + $3) \
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, who = excluded.who, expires = excluded.expires"
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(token).bind(own.write()).bind(lasts.as_millis() as i64);
    query.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(Attempt::Taken)
}

/// The heartbeat: puts the expiry off until the lease is dropped or lost.
async fn keep_renewing(
    pool: AnyPool,
    token: String,
    lasts: Duration,
    lost: CancellationToken,
    ended: CancellationToken,
) {
    let mut beats = tokio::time::interval(lasts / BEATS);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            () = ended.cancelled() => return,
            () = lost.cancelled() => return,
        }
        match AssertUnwindSafe(renew(&pool, &token, lasts)).catch_unwind().await {
            Ok(Ok(true)) => {}
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
async fn renew(pool: &AnyPool, token: &str, lasts: Duration) -> Result<bool, sqlx::Error> {
    let sql = format!("UPDATE leases SET expires = {NOW} + $2 WHERE name = 'server' AND holder = $1");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(token).bind(lasts.as_millis() as i64);
    Ok(query.execute(pool).await?.rows_affected() > 0)
}

impl Renewed {
    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Removes the row, so that nobody has to wait for its expiry.
    pub(super) async fn remove(&self) {
        let query = sqlx::query("DELETE FROM leases WHERE name = 'server' AND holder = $1").bind(&self.token);
        if let Err(why) = query.execute(&self.pool).await {
            tracing::warn!(%why, "the lease of the database is not given back: the next server waits for its expiry");
        }
        self.pool.close().await;
    }
}
