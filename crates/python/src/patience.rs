//! Long work beside the interpreter: its lock is free, signals are heard, progress is told.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::prelude::*;

use crate::fault::Fault;

/// How often signals are looked at.
const MOMENT: Duration = Duration::from_millis(40);

/// Shared between long work and the thread that waits for it.
#[derive(Default)]
pub(crate) struct Progress {
    done: AtomicU64,
    stopped: AtomicBool,
}

impl Progress {
    /// More is done.
    pub(crate) fn more(&self, done: u64) {
        self.done.fetch_add(done, Ordering::Relaxed);
    }

    /// Whether nobody waits any more: the work may end at once.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Does work on a thread of its own and waits for it. Ctrl-C ends the waiting at once, and the work as soon as it looks.
/// `tell` is called now and then with how much is done of `total`.
pub(crate) fn patiently<R: Send + 'static>(
    py: Python<'_>,
    total: u64,
    tell: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Progress) -> Result<R, Fault> + Send + 'static,
) -> PyResult<R> {
    let progress = Arc::new(Progress::default());
    let (sender, receiver) = channel();
    let receiver = Mutex::new(receiver);
    let working = Arc::clone(&progress);
    let thread = std::thread::Builder::new().name("dedale".to_owned());
    let spawned = thread.spawn(move || sender.send(work(&working)));
    spawned.map_err(|error| Fault::new("Error", "no-thread", error.to_string()))?;
    let mut told = 0;
    let mut tell_more = |done: u64| match tell {
        Some(tell) if done > told => {
            told = done;
            tell.call1((done, total)).map(drop)
        }
        _ => Ok(()),
    };
    loop {
        let result = py.detach(|| receiver.lock().expect("nobody else waits").recv_timeout(MOMENT));
        match result {
            Ok(result) => {
                let result = result?;
                tell_more(progress.done.load(Ordering::Relaxed))?;
                return Ok(result);
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Fault::new("Error", "internal", "the work ended without a result").into());
            }
            Err(RecvTimeoutError::Timeout) => {
                let heard = py.check_signals();
                if let Err(error) = heard.and_then(|()| tell_more(progress.done.load(Ordering::Relaxed))) {
                    progress.stopped.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
    }
}
