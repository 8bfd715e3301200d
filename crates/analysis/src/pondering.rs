use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use dedale_protocol::Hint;

use crate::Hints;

/// The hints so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pondered {
    /// Every legal action, the best first.
    pub hints: Vec<Hint>,
    /// How many games were tried.
    pub tried: u32,
    /// Whether more will come.
    pub goes_on: bool,
}

/// Hints that get better on a thread of their own while somebody looks at them. Dropped, it stops thinking.
pub struct Pondering {
    latest: Arc<Mutex<Pondered>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Pondering {
    /// The length of a slice: new hints can be seen this often.
    const SLICE: Duration = Duration::from_millis(100);
    /// The number of trials after which more would hardly change anything; it also bounds memory.
    const ENOUGH: u32 = 50_000;

    /// Gives the first answer and goes on thinking for a while.
    pub fn begin(mut hints: Hints, lasting: Duration) -> Pondering {
        let first = Pondered { hints: hints.first(), tried: hints.tried(), goes_on: true };
        let (latest, stop) = (Arc::new(Mutex::new(first)), Arc::new(AtomicBool::new(false)));
        let (seen, stopped) = (Arc::clone(&latest), Arc::clone(&stop));
        let thread = thread::spawn(move || {
            let (begun, stopped) = (Instant::now(), || stopped.load(Ordering::Relaxed));
            let mut goes_on = true;
            while goes_on && !stopped() {
                let (slice, before) = (Instant::now(), hints.tried());
                let go_on = &mut |_| slice.elapsed() < Self::SLICE && !stopped();
                let thought = hints.think(go_on);
                let tried = hints.tried();
                goes_on = begun.elapsed() < lasting && (before + 1..Self::ENOUGH).contains(&tried);
                *lock(&seen) = Pondered { hints: thought, tried, goes_on };
            }
            lock(&seen).goes_on = false;
        });
        Pondering { latest, stop, thread: Some(thread) }
    }

    /// The hints so far.
    pub fn latest(&self) -> Pondered {
        lock(&self.latest).clone()
    }
}

fn lock(pondered: &Mutex<Pondered>) -> MutexGuard<'_, Pondered> {
    pondered.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Pondering {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
