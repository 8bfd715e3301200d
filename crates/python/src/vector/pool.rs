//! The threads that many games are stepped on.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::fault::Fault;

/// How long the caller looks whether the others are done before it sleeps: longer than a job takes, since to be woken up
/// takes as long as some jobs.
const PATIENCE: Duration = Duration::from_micros(200);

/// How many jobs each thread gets: the more, the shorter one waits for the last.
const JOBS_A_THREAD: usize = 16;

/// Jobs smaller than this cost more to hand out than to do.
const LEAST_GAMES: usize = 16;

/// The threads to step on. The caller's own is one of them.
pub(crate) struct Pool {
    threads: NonZeroUsize,
    /// The others, if there are any.
    helpers: Option<rayon::ThreadPool>,
    /// Threads do not survive a fork.
    process: u32,
}

impl Pool {
    pub(crate) fn new(threads: NonZeroUsize) -> Result<Pool, Fault> {
        let others = threads.get() - 1;
        let helpers = (others > 0).then(|| rayon::ThreadPoolBuilder::new().num_threads(others).build());
        let helpers = helpers.transpose().map_err(|error| Fault::bad_argument(error.to_string()))?;
        Ok(Pool { threads, helpers, process: std::process::id() })
    }

    /// The same pool, with threads of this process.
    pub(crate) fn of_this_process(&mut self) -> Result<&Pool, Fault> {
        if self.process != std::process::id() {
            let stale = std::mem::replace(self, Pool::new(self.threads)?);
            // Its threads are in the other process: nothing may wait for them.
            std::mem::forget(stale);
        }
        Ok(self)
    }

    /// How many games make one job.
    pub(super) fn games_per_job(&self, games: usize) -> usize {
        match self.helpers {
            None => games.max(1),
            Some(_) => games.div_ceil(JOBS_A_THREAD * self.threads.get()).max(LEAST_GAMES),
        }
    }

    /// Does all jobs. Each thread begins with a share of its own, the same at every call, so that the games stay in its
    /// cache; then it takes what the others have not begun.
    pub(super) fn run<J: Send>(&self, jobs: Vec<J>, work: impl Fn(J) + Sync + Send) {
        let helpers = match &self.helpers {
            Some(helpers) if jobs.len() > 1 => helpers,
            _ => return jobs.into_iter().for_each(work),
        };
        let shares = Shares::new(jobs, self.threads);
        let at_work = AtomicUsize::new(helpers.current_num_threads());
        helpers.in_place_scope(|scope| {
            for _ in 0..helpers.current_num_threads() {
                scope.spawn(|_| {
                    let helper = rayon::current_thread_index().unwrap_or(0);
                    shares.take_from(helper + 1, &work);
                    at_work.fetch_sub(1, Ordering::Release);
                });
            }
            shares.take_from(0, &work);
            let began = Instant::now();
            while at_work.load(Ordering::Acquire) > 0 && began.elapsed() < PATIENCE {
                std::thread::yield_now();
            }
        });
    }
}

/// Jobs that nobody has begun, a share for each thread.
struct Shares<J>(Vec<Mutex<std::vec::IntoIter<J>>>);

impl<J> Shares<J> {
    fn new(jobs: Vec<J>, threads: NonZeroUsize) -> Shares<J> {
        let size = jobs.len().div_ceil(threads.get());
        let mut jobs = jobs.into_iter();
        let share = |_| Mutex::new(jobs.by_ref().take(size).collect::<Vec<_>>().into_iter());
        Shares((0..threads.get()).map(share).collect())
    }

    /// Does the jobs of a share in their order, then those of the others from their ends.
    fn take_from(&self, own: usize, work: impl Fn(J)) {
        let begun = |share: &Mutex<std::vec::IntoIter<J>>, last: bool| {
            let mut share = share.lock().unwrap_or_else(PoisonError::into_inner);
            if last { share.next_back() } else { share.next() }
        };
        let (before, from) = self.0.split_at(own);
        for (place, share) in from.iter().chain(before).enumerate() {
            while let Some(job) = begun(share, place > 0) {
                work(job);
            }
        }
    }
}
