//! Everything that takes thought (bots, hints, analyses, grades, puzzles): done by a few threads of low priority, fed by a fair queue.

mod pool;
mod queue;

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::sync::oneshot;

pub(crate) use queue::{Account, Class, Ticket};

use crate::Error;
use crate::supervisor::without_panic;
use pool::Pool;

/// The way to the threads that think. They end when the last of its clones is gone.
#[derive(Clone)]
pub(crate) struct Thinking {
    owner: Arc<Owner>,
    per_person: usize,
}

struct Owner(Arc<Pool>);

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Why there is no thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unthought {
    /// It panicked; the cause is in the log.
    #[error("a thought panicked")]
    Panicked,
    /// The server stops.
    #[error("nobody thinks any more")]
    Stopped,
}

impl From<Unthought> for Error {
    fn from(unthought: Unthought) -> Error {
        match unthought {
            Unthought::Panicked => Error::Internal,
            Unthought::Stopped => Error::ShuttingDown,
        }
    }
}

impl Thinking {
    /// As many threads as cores; so many jobs of one person may wait before hints are refused.
    pub(crate) fn start(per_person: usize) -> Thinking {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Thinking::on_threads(cores, per_person)
    }

    fn on_threads(threads: usize, per_person: usize) -> Thinking {
        Thinking { owner: Arc::new(Owner(Pool::start(threads))), per_person }
    }

    /// Takes a job on. It is done when its turn comes, unless the [`Thought`] is dropped before.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        account: Account,
        class: Class,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Thought<T> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(move || {
            if reply.is_closed() {
                return;
            }
            let done = without_panic(job).map_err(|cause| {
                tracing::error!(cause, "a thought panicked");
                metrics::counter!("dedale_thinking_panics_total").increment(1);
                Unthought::Panicked
            });
            // Nobody may be waiting any more.
            let _ = reply.send(done);
        });
        let pool = self.pool().clone();
        let ticket = pool.with_queue(|queue| queue.push(account, class, job));
        Thought { ticket, pool, answer, is_over: false }
    }

    /// The same for a caller that can come back later: none if enough jobs of that account wait.
    pub(crate) fn think_if_room<T: Send + 'static>(
        &self,
        account: Account,
        class: Class,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<Thought<T>> {
        let waiting = self.pool().with_queue(|queue| queue.waiting(&account, class));
        (waiting < self.per_person).then(|| self.think(account, class, job))
    }

    /// Somebody waits for a job of the background now.
    pub(crate) fn hurry(&self, ticket: &Ticket) {
        self.pool().with_queue(|queue| queue.hurry(ticket));
    }

    /// How many jobs wait in a class.
    pub(crate) fn waiting(&self, class: Class) -> usize {
        self.pool().with_queue(|queue| queue.length(class))
    }

    /// Whether a thread is missing.
    pub(crate) fn is_down(&self) -> bool {
        self.pool().is_down()
    }

    /// The most jobs that began while one of an account waited.
    #[cfg(feature = "testing")]
    pub(crate) fn longest_wait(&self, account: &Account) -> Option<u64> {
        self.pool().longest_wait(account)
    }

    fn pool(&self) -> &Arc<Pool> {
        &self.owner.0
    }
}

impl fmt::Debug for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("per_person", &self.per_person).finish_non_exhaustive()
    }
}

/// The outcome of a job. Whoever drops it takes the job out of the queue, unless it has begun.
pub(crate) struct Thought<T> {
    ticket: Ticket,
    pool: Arc<Pool>,
    answer: oneshot::Receiver<Result<T, Unthought>>,
    is_over: bool,
}

impl<T> Thought<T> {
    pub(crate) fn ticket(&self) -> &Ticket {
        &self.ticket
    }
}

impl<T> Future for Thought<T> {
    type Output = Result<T, Unthought>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let answer = ready!(Pin::new(&mut self.answer).poll(context));
        self.is_over = true;
        Poll::Ready(answer.unwrap_or(Err(Unthought::Stopped)))
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        if !self.is_over {
            drop(self.pool.with_queue(|queue| queue.cancel(&self.ticket)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// A thread that does nothing else until it is let go.
    fn occupied(thinking: &Thinking) -> (Thought<()>, mpsc::Sender<()>) {
        let ((begun, has_begun), (go, may_go)) = (mpsc::channel(), mpsc::channel());
        let thought = thinking.think(Account::House, Class::Awaited, move || {
            begun.send(()).expect("the test waits");
            // It is let go by a message, or by the end of the test.
            let _ = may_go.recv();
        });
        has_begun.recv().expect("it begins");
        (thought, go)
    }

    #[tokio::test]
    async fn a_panic_is_told_to_the_waiter_and_the_thread_lives_on() {
        let thinking = Thinking::on_threads(1, 8);
        let panics = thinking.think(Account::House, Class::Awaited, || -> u8 { panic!("on purpose") });
        assert_eq!(panics.await, Err(Unthought::Panicked));
        assert_eq!(thinking.think(Account::House, Class::Background, || 7).await, Ok(7));
        assert!(!thinking.is_down());
    }

    #[tokio::test]
    async fn a_dropped_thought_is_never_begun() {
        let thinking = Thinking::on_threads(1, 8);
        let (busy, go) = occupied(&thinking);
        let (ran, has_run) = mpsc::channel();
        drop(thinking.think(Account::House, Class::Awaited, move || ran.send(())));
        assert_eq!(thinking.waiting(Class::Awaited), 0);
        go.send(()).expect("it waits for that");
        busy.await.expect("done");
        assert!(has_run.recv().is_err(), "the job was dropped, not done");
    }

    #[tokio::test]
    async fn only_so_many_jobs_of_one_person_wait() {
        let thinking = Thinking::on_threads(1, 2);
        let (busy, go) = occupied(&thinking);
        let one = Account::Person(crate::UserId::fresh().expect("chance"));
        let ask = |account: &Account| thinking.think_if_room(account.clone(), Class::Awaited, || ());
        let (first, second) = (ask(&one), ask(&one));
        assert!(first.is_some() && second.is_some());
        assert!(ask(&one).is_none(), "the third is refused");
        let other = ask(&Account::Person(crate::UserId::fresh().expect("chance")));
        assert!(other.is_some(), "each for itself");
        drop(first);
        let third = ask(&one).expect("there is room again");
        go.send(()).expect("it waits for that");
        busy.await.expect("done");
        third.await.expect("thought");
    }

    #[tokio::test]
    async fn who_waits_when_the_server_stops_is_told() {
        let thinking = Thinking::on_threads(1, 8);
        let (_busy, _go) = occupied(&thinking);
        let waiting = thinking.think(Account::House, Class::Awaited, || ());
        drop(thinking);
        assert_eq!(waiting.await, Err(Unthought::Stopped));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn thinking_has_a_lower_priority_than_answering() {
        let thinking = Thinking::on_threads(1, 8);
        let niceness = || rustix::process::getpriority_process(None).expect("a priority");
        let own = niceness();
        let (tell, told) = mpsc::channel();
        let _thought = thinking.think(Account::House, Class::Awaited, move || tell.send(niceness()));
        let theirs = told.recv().expect("an answer");
        assert_eq!(theirs, (own + 10).min(19), "nothing is nicer than 19");
    }
}
