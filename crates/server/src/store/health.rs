//! Whether the store can write: asked often, tested once a second at most.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::Store;
use super::transaction::WriteError;

/// For so long an answer is repeated, so that probing cannot load the disk.
const REPEATED: Duration = Duration::from_secs(1);
/// A store that needs longer is not ready.
const PATIENCE: Duration = Duration::from_secs(3);
/// After a failure there must be room for so many bytes, not only for a tiny row.
const BALLAST: usize = 64 << 10;

/// The last answer.
#[derive(Debug, Default)]
pub(super) struct Health(Mutex<Option<(Instant, bool)>>);

impl Store {
    /// Whether entries can be written: the writer lives, and a row that is written is read back.
    pub async fn is_ready(&self) -> bool {
        let mut last = self.health.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < REPEATED
        {
            return ready;
        }
        let looked = tokio::time::timeout(PATIENCE, self.look()).await.unwrap_or(Err(WriteError::TimedOut));
        if let Err(error) = &looked {
            tracing::warn!(%error, "the store is not ready");
        }
        *last = Some((Instant::now(), looked.is_ok()));
        looked.is_ok()
    }

    async fn look(&self) -> Result<(), WriteError> {
        if !self.writer.flush().await {
            return Err(WriteError::NoWriter);
        }
        self.write_and_read().await
    }

    /// Writes a row and reads it on another connection; a larger one if something failed before.
    pub(super) async fn write_and_read(&self) -> Result<(), WriteError> {
        let strained = self.gate.is_strained();
        let ballast = if strained { "x".repeat(BALLAST) } else { String::new() };
        let mut transaction = self.gate.begin().await?;
        let beat = transaction.beat(Some(&ballast)).await?;
        transaction.commit().await?;
        self.gate.read_back(beat).await?;
        if strained {
            self.gate.relieve();
        }
        Ok(())
    }
}
