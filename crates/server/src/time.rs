//! The time of day, which may jump.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use dedale_protocol::Millis;

/// Tells the time of day. How long something took is never measured with it.
#[derive(Clone, Debug, Default)]
pub struct TimeOfDay {
    /// How far a test has turned it.
    turned: Arc<AtomicI64>,
    /// Where it stands, unless it goes.
    stopped_at: Option<Millis>,
}

impl TimeOfDay {
    /// A clock that only goes when it is turned.
    pub fn stopped_at(now: Millis) -> TimeOfDay {
        TimeOfDay { stopped_at: Some(now), ..TimeOfDay::default() }
    }

    /// Now.
    pub fn now(&self) -> Millis {
        let since = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let untouched =
            self.stopped_at.unwrap_or_else(|| i64::try_from(since().as_millis()).unwrap_or(i64::MAX));
        untouched.saturating_add(self.turned.load(Ordering::Relaxed))
    }

    /// Turns the clock, forwards or backwards.
    pub fn turn(&self, by: Millis) {
        self.turned.fetch_add(by, Ordering::Relaxed);
    }
}
