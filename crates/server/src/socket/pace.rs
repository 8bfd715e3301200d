use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// How fast messages are read from one socket: a token bucket that holds three seconds' worth. A client that sends faster is
/// not refused, it waits: what it sends stays in its own connection.
#[derive(Debug)]
pub(super) struct Pace {
    interval: Duration,
    /// When the bucket will be full again.
    full_at: Instant,
}

impl Pace {
    const BURST: Duration = Duration::from_secs(3);

    pub(super) fn new(per_second: u32) -> Pace {
        Pace { interval: Duration::from_secs(1) / per_second.max(1), full_at: Instant::now() }
    }

    /// Returns when another message may be read.
    pub(super) async fn ready(&self) {
        let when = self.ready_at();
        if when > Instant::now() {
            sleep_until(when).await;
        }
    }

    fn ready_at(&self) -> Instant {
        (self.full_at + self.interval).checked_sub(Self::BURST).unwrap_or(self.full_at)
    }

    /// A message was read.
    pub(super) fn took_one(&mut self, now: Instant) {
        self.full_at = self.full_at.max(now) + self.interval;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_floods_is_read_at_its_pace_after_a_burst() {
        let mut pace = Pace::new(10);
        let begun = Instant::now();
        let mut now = begun;
        for _ in 0..50 {
            now = now.max(pace.ready_at());
            pace.took_one(now);
        }
        assert_eq!((now - begun).as_secs(), 2, "thirty at once, then ten a second");
        let later = now + Duration::from_secs(60);
        pace.took_one(later);
        assert!(pace.ready_at() <= later, "the bucket is full again");
    }
}
