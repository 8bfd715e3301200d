//! Threads that do what waits in the queue.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::queue::{Account, Class, Queue, Turn};
use crate::supervisor::{count_panic, without_panic};

/// How much nicer these threads are than the one that made them: moves and probes go first.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;
/// How long a thread rests after a panic of the pool itself.
const REST: Duration = Duration::from_secs(1);

/// Something to do. It reports to its waiter itself.
pub(super) type Job = Box<dyn FnOnce() + Send>;

/// State shared by the threads and the callers.
pub(super) struct Pool {
    state: Mutex<State>,
    /// Told when a job may begin.
    work: Condvar,
    wanted: usize,
    alive: AtomicUsize,
}

struct State {
    queue: Queue<Job>,
    closed: bool,
    #[cfg(feature = "testing")]
    longest_waits: std::collections::HashMap<Account, u64>,
}

impl Pool {
    /// Starts so many threads, which live until [`Pool::close`].
    pub(super) fn start(threads: usize) -> Arc<Pool> {
        let state = State {
            queue: Queue::new(threads),
            closed: false,
            #[cfg(feature = "testing")]
            longest_waits: Default::default(),
        };
        let pool = Arc::new(Pool {
            state: Mutex::new(state),
            work: Condvar::new(),
            wanted: threads,
            alive: AtomicUsize::new(0),
        });
        for number in 1..=threads {
            let inside = pool.clone();
            let thread = thread::Builder::new().name(format!("thinking-{number}"));
            match thread.spawn(move || inside.live()) {
                Ok(_) => _ = pool.alive.fetch_add(1, Ordering::Relaxed),
                Err(error) => tracing::error!(%error, "a thinking thread does not start"),
            }
        }
        pool
    }

    /// Whether a thread is missing.
    pub(super) fn is_down(&self) -> bool {
        self.alive.load(Ordering::Relaxed) < self.wanted
    }

    /// Does something to the queue, and then sees whether a thread may begin.
    pub(super) fn with_queue<T>(&self, change: impl FnOnce(&mut Queue<Job>) -> T) -> T {
        let changed = change(&mut self.lock().queue);
        self.work.notify_one();
        changed
    }

    /// Lets the threads end after their current job, and drops the waiting jobs.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        let forgotten = std::mem::replace(&mut state.queue, Queue::new(1));
        drop(state);
        drop(forgotten);
        self.work.notify_all();
    }

    /// The most jobs that began while one of an account waited.
    #[cfg(feature = "testing")]
    pub(super) fn longest_wait(&self, account: &Account) -> Option<u64> {
        self.lock().longest_waits.get(account).copied()
    }

    fn live(&self) {
        lower_priority();
        while let Err(cause) = without_panic(|| self.work()) {
            self.alive.fetch_sub(1, Ordering::Relaxed);
            count_panic("thinking", &cause);
            thread::sleep(REST);
            self.alive.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn work(&self) {
        while let Some(Turn { account, class, job, .. }) = self.next() {
            let _charged = Charged { pool: self, account, class };
            metrics::counter!("dedale_thoughts_total", "class" => class.name()).increment(1);
            job();
        }
    }

    /// Waits for a job; none if the pool is closed.
    fn next(&self) -> Option<Turn<Job>> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some(turn) = state.queue.next() {
                #[cfg(feature = "testing")]
                {
                    let longest = state.longest_waits.entry(turn.account.clone()).or_default();
                    *longest = turn.waited.max(*longest);
                }
                metrics::histogram!("dedale_thinking_waited_turns", "class" => turn.class.name())
                    .record(turn.waited as f64);
                return Some(turn);
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A job under way, charged to its account until it ends.
struct Charged<'a> {
    pool: &'a Pool,
    account: Account,
    class: Class,
}

impl Drop for Charged<'_> {
    fn drop(&mut self) {
        self.pool.with_queue(|queue| queue.done(&self.account, self.class));
    }
}

/// On Linux, where a priority belongs to a thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let nicer = |own| setpriority_process(None, own + NICENESS);
        if let Err(error) = getpriority_process(None).and_then(nicer) {
            tracing::warn!(%error, "a thinking thread keeps its priority");
        }
    }
}
