use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::Times;

/// The phase of a connection and its start, for timeouts. One task uses it, through the stream, the
/// service and the body of the response.
#[derive(Clone, Debug)]
pub(super) struct Pace(Arc<Mutex<(Awaits, Instant)>>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Awaits {
    /// The head of a request that was begun, or of the first.
    Head,
    /// The end of an answer.
    Answer,
    /// Another request.
    Another,
}

/// A request that is being answered; dropped when the answer has ended.
#[derive(Debug)]
pub(super) struct Answering(Pace);

impl Pace {
    pub(super) fn begin() -> Pace {
        Pace(Arc::new(Mutex::new((Awaits::Head, Instant::now()))))
    }

    /// Bytes came in.
    pub(super) fn heard(&self) {
        let mut now = self.lock();
        if now.0 == Awaits::Another {
            *now = (Awaits::Head, Instant::now());
        }
    }

    /// The head of a request is complete.
    pub(super) fn asked(&self) -> Answering {
        *self.lock() = (Awaits::Answer, Instant::now());
        Answering(self.clone())
    }

    /// When the connection is given up, unless it goes on.
    pub(super) fn deadline(&self, times: &Times) -> Instant {
        let (awaits, since) = *self.lock();
        let seconds = match awaits {
            Awaits::Head => times.header_s,
            Awaits::Answer => times.response_s,
            Awaits::Another => times.idle_s,
        };
        since + Duration::from_secs(seconds)
    }

    /// For the figures.
    pub(super) fn awaits(&self) -> &'static str {
        match self.lock().0 {
            Awaits::Head => "head",
            Awaits::Answer => "answer",
            Awaits::Another => "another",
        }
    }

    fn lock(&self) -> MutexGuard<'_, (Awaits, Instant)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        *self.0.lock() = (Awaits::Another, Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_of_a_connection_has_its_own_time() {
        let times = Times { header_s: 1_000, idle_s: 6_000, response_s: 30_000, ..Times::default() };
        let pace = Pace::begin();
        let left = || (pace.deadline(&times) - Instant::now()).as_secs().next_multiple_of(1_000);
        assert_eq!(left(), 1_000);
        let before = pace.deadline(&times);
        pace.heard();
        assert_eq!(pace.deadline(&times), before, "slow bytes do not make a head last longer");
        let answering = pace.asked();
        assert_eq!(left(), 30_000);
        drop(answering);
        assert_eq!(left(), 6_000);
        pace.heard();
        assert_eq!(left(), 1_000, "the next head has its own time");
    }
}
