//! An analysis that goes on while somebody looks at its game.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use dedale_analysis::Analysis;

/// An analysis on a thread of its own. Dropped, it stops.
pub(crate) struct Study {
    latest: Arc<Mutex<Analysis>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Study {
    pub(crate) fn begin(mut analysis: Analysis) -> Study {
        let (latest, stop) = (Arc::new(Mutex::new(analysis.clone())), Arc::new(AtomicBool::new(false)));
        let (seen, stopped) = (Arc::clone(&latest), Arc::clone(&stop));
        let thread = thread::spawn(move || {
            let stopped = || stopped.load(Ordering::Relaxed);
            while !stopped() && analysis.step_while(&mut || !stopped()) {
                *seen.lock().unwrap_or_else(PoisonError::into_inner) = analysis.clone();
            }
        });
        Study { latest, stop, thread: Some(thread) }
    }

    /// The analysis so far.
    pub(crate) fn latest(&self) -> Analysis {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
