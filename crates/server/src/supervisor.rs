//! Tasks that must live: a panic is logged and counted, and the task starts again.

use std::any::Any;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

/// The first pause before a task starts again; each further one is twice as long.
const SHORTEST: Duration = Duration::from_millis(100);
/// No pause is longer.
const LONGEST: Duration = Duration::from_secs(60);
/// After living so long a task counts as up again, and its next pause is the shortest.
const STEADY: Duration = Duration::from_secs(10);

/// Knows which tasks are down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Supervisor {
    down: Arc<Mutex<BTreeSet<&'static str>>>,
}

impl Supervisor {
    /// Runs what is made until it returns; makes it again after a panic. Aborting the handle ends the task, too.
    pub(crate) fn supervise<F>(
        &self,
        task: &'static str,
        mut make: impl FnMut() -> F + Send + 'static,
    ) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let this = self.clone();
        tokio::spawn(async move {
            let mut pause = SHORTEST;
            loop {
                let begun = Instant::now();
                let mut running = AbortOnDrop(tokio::spawn(make()));
                let ended = tokio::select! {
                    ended = &mut running.0 => ended,
                    () = sleep(STEADY) => {
                        this.set(task, true);
                        (&mut running.0).await
                    }
                };
                let panicked = ended.err().and_then(|error| error.try_into_panic().ok());
                let Some(panic) = panicked else { return this.set(task, true) };
                this.set(task, false);
                count_panic(task, &cause(&*panic));
                if begun.elapsed() >= STEADY {
                    pause = SHORTEST;
                }
                sleep(pause).await;
                pause = (2 * pause).min(LONGEST);
            }
        })
    }

    /// One of the tasks that are down.
    pub(crate) fn down(&self) -> Option<&'static str> {
        self.down.lock().unwrap_or_else(PoisonError::into_inner).first().copied()
    }

    fn set(&self, task: &'static str, is_up: bool) {
        let mut down = self.down.lock().unwrap_or_else(PoisonError::into_inner);
        if is_up {
            down.remove(task);
        } else {
            down.insert(task);
        }
    }
}

struct AbortOnDrop(JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Logs and counts the panic of a task.
pub(crate) fn count_panic(task: &'static str, cause: &str) {
    tracing::error!(task, cause, "a task panicked and starts again");
    metrics::counter!("dedale_task_panics_total", "task" => task).increment(1);
}

/// Does something; a panic becomes its cause. What it leaves half done must not be used again.
pub(crate) fn without_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| cause(&*panic))
}

/// The message of a panic.
pub(crate) fn cause(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".to_owned())
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_starts_again_and_is_down_until_it_is_steady() {
        let supervisor = Supervisor::default();
        let (begun, mut begins) = mpsc::unbounded_channel();
        let mut lives = 0;
        let task = supervisor.supervise("test", move || {
            lives += 1;
            begun.send(Instant::now()).expect("the test listens");
            let panics = lives <= 3;
            async move {
                if panics {
                    panic!("life {lives}");
                }
                std::future::pending::<()>().await;
            }
        });
        let mut at = Vec::new();
        for _ in 0..4 {
            at.push(begins.recv().await.expect("it begins"));
        }
        assert_eq!(supervisor.down(), Some("test"));
        let pauses: Vec<_> = at.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(pauses.is_sorted() && pauses[0] < pauses[2], "it backs off: {pauses:?}");
        sleep(STEADY + SHORTEST).await;
        assert_eq!(supervisor.down(), None);
        task.abort();
        let _ = task.await;
        assert!(begins.recv().await.is_none(), "nothing of it is left");
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_ends_is_not_started_again() {
        let supervisor = Supervisor::default();
        let mut lives = 0;
        let task = supervisor.supervise("test", move || {
            lives += 1;
            assert_eq!(lives, 1);
            std::future::ready(())
        });
        task.await.expect("it ends by itself");
        assert_eq!(supervisor.down(), None);
    }

    #[test]
    fn the_cause_of_a_panic_is_kept() {
        assert_eq!(without_panic(|| 7), Ok(7));
        assert_eq!(without_panic(|| -> u8 { panic!("plain") }), Err("plain".to_owned()));
        assert_eq!(without_panic(|| -> u8 { panic!("number {}", 7) }), Err("number 7".to_owned()));
    }
}
