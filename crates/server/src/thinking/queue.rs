//! A fair queue: two classes, and in each of them round robin between accounts.

use std::collections::{HashMap, VecDeque};

use crate::UserId;

/// After so many turns of the class that goes first, one is for the background if anything waits there.
const BACKGROUND_SHARE: u64 = 8;

/// The account a job is charged to: a job waits for at most one job of each other account.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Account {
    /// The owner of a table, or the one who asks.
    Person(UserId),
    /// The server itself.
    House,
}

/// How urgent a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Somebody sits there and waits: goes first.
    Awaited,
    /// Nobody would notice: gets what is left, and a small share in any case.
    Background,
}

impl Class {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Class::Awaited => "awaited",
            Class::Background => "background",
        }
    }
}

/// The place of one job in the queue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    account: Account,
    number: u64,
}

/// The job whose turn it is. Its account is charged until [`Queue::done`].
pub(super) struct Turn<J> {
    pub(super) account: Account,
    pub(super) class: Class,
    pub(super) job: J,
    /// How many jobs of anybody began while this one waited.
    pub(super) waited: u64,
}

/// Jobs that wait.
pub(super) struct Queue<J> {
    awaited: RoundRobin<J>,
    background: RoundRobin<J>,
    running: HashMap<Account, usize>,
    background_running: usize,
    most_background: usize,
    turns: u64,
    turns_since_background: u64,
    tickets: u64,
}

impl<J> Queue<J> {
    /// A queue for so many workers. Background jobs never take the last of several workers, so that a waiting person is not
    /// held up by one long job after the other.
    pub(super) fn new(workers: usize) -> Queue<J> {
        Queue {
            awaited: RoundRobin::default(),
            background: RoundRobin::default(),
            running: HashMap::new(),
            background_running: 0,
            most_background: workers.saturating_sub(1).max(1),
            turns: 0,
            turns_since_background: 0,
            tickets: 0,
        }
    }

    pub(super) fn push(&mut self, account: Account, class: Class, job: J) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket { account, number: self.tickets };
        let waiting = Waiting { number: ticket.number, since: self.turns, job };
        self.line(class).push(&ticket.account, waiting);
        ticket
    }

    /// Takes a job out that has not begun.
    pub(super) fn cancel(&mut self, ticket: &Ticket) -> Option<J> {
        let found = self.awaited.remove(ticket).or_else(|| self.background.remove(ticket));
        found.map(|waiting| waiting.job)
    }

    /// Somebody waits for it now.
    pub(super) fn hurry(&mut self, ticket: &Ticket) {
        if let Some(waiting) = self.background.remove(ticket) {
            self.awaited.push(&ticket.account, waiting);
        }
    }

    /// How many jobs of an account wait in a class.
    pub(super) fn waiting(&self, account: &Account, class: Class) -> usize {
        match class {
            Class::Awaited => self.awaited.waiting(account),
            Class::Background => self.background.waiting(account),
        }
    }

    /// How many jobs wait in a class.
    pub(super) fn length(&self, class: Class) -> usize {
        match class {
            Class::Awaited => self.awaited.length,
            Class::Background => self.background.length,
        }
    }

    /// The job whose turn it is, if a worker may begin one now.
    pub(super) fn next(&mut self) -> Option<Turn<J>> {
        let background = self.background.length > 0 && self.background_running < self.most_background;
        let is_due = self.turns_since_background >= BACKGROUND_SHARE - 1;
        let class = match (self.awaited.length > 0, background) {
            (_, true) if is_due => Class::Background,
            (true, _) => Class::Awaited,
            (false, true) => Class::Background,
            (false, false) => return None,
        };
        let line = match class {
            Class::Awaited => &mut self.awaited,
            Class::Background => &mut self.background,
        };
        let (account, waiting) = line.take(|account| !self.running.contains_key(account))?;
        match class {
            Class::Awaited => self.turns_since_background += 1,
            Class::Background => {
                self.turns_since_background = 0;
                self.background_running += 1;
            }
        }
        *self.running.entry(account.clone()).or_default() += 1;
        let waited = self.turns - waiting.since;
        self.turns += 1;
        Some(Turn { account, class, job: waiting.job, waited })
    }

    /// A job that had its turn has ended.
    pub(super) fn done(&mut self, account: &Account, class: Class) {
        if class == Class::Background {
            self.background_running -= 1;
        }
        if let Some(running) = self.running.get_mut(account) {
            *running -= 1;
            if *running == 0 {
                self.running.remove(account);
            }
        }
    }

    fn line(&mut self, class: Class) -> &mut RoundRobin<J> {
        match class {
            Class::Awaited => &mut self.awaited,
            Class::Background => &mut self.background,
        }
    }
}

struct Waiting<J> {
    number: u64,
    since: u64,
    job: J,
}

/// The jobs of each account in their order, and the accounts in theirs: each that has a job once.
struct RoundRobin<J> {
    jobs: HashMap<Account, VecDeque<Waiting<J>>>,
    order: VecDeque<Account>,
    length: usize,
}

impl<J> Default for RoundRobin<J> {
    fn default() -> Self {
        RoundRobin { jobs: HashMap::new(), order: VecDeque::new(), length: 0 }
    }
}

impl<J> RoundRobin<J> {
    fn push(&mut self, account: &Account, waiting: Waiting<J>) {
        if !self.jobs.contains_key(account) {
            self.order.push_back(account.clone());
        }
        self.jobs.entry(account.clone()).or_default().push_back(waiting);
        self.length += 1;
    }

    fn waiting(&self, account: &Account) -> usize {
        self.jobs.get(account).map_or(0, VecDeque::len)
    }

    /// The first job of the first account that is preferred, or else of the first account; it goes to the end of the order.
    fn take(&mut self, is_preferred: impl Fn(&Account) -> bool) -> Option<(Account, Waiting<J>)> {
        let at = self.order.iter().position(is_preferred).unwrap_or(0);
        let account = self.order.remove(at)?;
        let jobs = self.jobs.get_mut(&account)?;
        let waiting = jobs.pop_front()?;
        self.length -= 1;
        if jobs.is_empty() {
            self.jobs.remove(&account);
        } else {
            self.order.push_back(account.clone());
        }
        Some((account, waiting))
    }

    fn remove(&mut self, ticket: &Ticket) -> Option<Waiting<J>> {
        let jobs = self.jobs.get_mut(&ticket.account)?;
        let at = jobs.iter().position(|waiting| waiting.number == ticket.number)?;
        let waiting = jobs.remove(at)?;
        self.length -= 1;
        if jobs.is_empty() {
            self.jobs.remove(&ticket.account);
            self.order.retain(|account| *account != ticket.account);
        }
        Some(waiting)
    }
}

#[cfg(test)]
mod tests {
    use Class::{Awaited, Background};

    use super::*;

    fn person(name: impl Into<u128>) -> Account {
        let id = dedale_protocol::base32(&name.into().to_be_bytes());
        Account::Person(id.parse().expect("16 bytes make an id"))
    }

    /// Does what waits, one job after the other.
    fn one_by_one<J>(queue: &mut Queue<J>) -> Vec<J> {
        let mut done = Vec::new();
        while let Some(turn) = queue.next() {
            queue.done(&turn.account, turn.class);
            done.push(turn.job);
        }
        done
    }

    #[test]
    fn accounts_take_turns_however_many_jobs_they_bring() {
        let mut queue = Queue::new(1);
        for job in ["a1", "a2", "a3"] {
            queue.push(person(b'a'), Awaited, job);
        }
        queue.push(person(b'b'), Awaited, "b1");
        queue.push(person(b'c'), Awaited, "c1");
        queue.push(person(b'c'), Awaited, "c2");
        assert_eq!(one_by_one(&mut queue), ["a1", "b1", "c1", "a2", "c2", "a3"]);
    }

    #[test]
    fn an_honest_job_waits_for_at_most_one_job_of_each_other_account() {
        let mut queue = Queue::new(2);
        let flood = |queue: &mut Queue<&str>, class| {
            for at in 0..8_u8 {
                for _ in 0..50 {
                    queue.push(person(at), class, "flood");
                }
            }
        };
        flood(&mut queue, Background);
        flood(&mut queue, Awaited);
        let mut running = VecDeque::new();
        for _ in 0..5 {
            queue.push(person(99_u8), Awaited, "honest");
            let waited = loop {
                if running.len() == 2 {
                    let (account, class) = running.pop_front().expect("two run");
                    queue.done(&account, class);
                }
                let turn = queue.next().expect("plenty waits");
                running.push_back((turn.account, turn.class));
                if turn.job == "honest" {
                    break turn.waited;
                }
            };
            assert!(waited <= 8 + 2, "{waited} turns of others");
        }
    }

    #[test]
    fn nobody_has_two_jobs_under_way_while_somebody_else_has_none() {
        let mut queue = Queue::new(3);
        for job in ["a1", "a2", "a3"] {
            queue.push(person(b'a'), Awaited, job);
        }
        queue.push(person(b'b'), Awaited, "b1");
        let begun = |queue: &mut Queue<_>| queue.next().map(|turn| turn.job);
        assert_eq!(begun(&mut queue), Some("a1"));
        assert_eq!(begun(&mut queue), Some("b1"));
        assert_eq!(begun(&mut queue), Some("a2"), "nobody else waits: no worker stays idle");
        queue.push(person(b'c'), Awaited, "c1");
        assert_eq!(begun(&mut queue), Some("c1"));
    }

    #[test]
    fn who_waits_goes_first_but_the_background_never_stops() {
        let mut queue = Queue::new(1);
        for _ in 0..20 {
            queue.push(person(b'a'), Awaited, 'a');
        }
        for _ in 0..3 {
            queue.push(Account::House, Background, 'h');
        }
        let order: String = one_by_one(&mut queue).into_iter().collect();
        assert_eq!(order, "aaaaaaahaaaaaaahaaaaaah");
    }

    #[test]
    fn the_background_leaves_a_worker_free() {
        let mut queue = Queue::new(2);
        queue.push(person(b'a'), Background, "long");
        queue.push(person(b'b'), Background, "longer");
        let first = queue.next().expect("a worker is free");
        assert!(queue.next().is_none(), "the other worker is for who waits");
        queue.push(person(b'c'), Awaited, "quick");
        assert_eq!(queue.next().map(|turn| turn.job), Some("quick"));
        queue.done(&first.account, first.class);
        assert_eq!(queue.next().map(|turn| turn.job), Some("longer"));
        let mut alone = Queue::new(1);
        alone.push(person(b'a'), Background, "long");
        assert!(alone.next().is_some(), "a single worker does everything");
    }

    #[test]
    fn a_cancelled_job_leaves_the_queue() {
        let mut queue = Queue::new(1);
        let gone = queue.push(person(b'a'), Awaited, "gone");
        queue.push(person(b'b'), Background, "stays");
        assert_eq!(queue.cancel(&gone), Some("gone"));
        assert_eq!(queue.cancel(&gone), None, "only once");
        assert_eq!((queue.length(Awaited), queue.length(Background)), (0, 1));
        assert_eq!(one_by_one(&mut queue), ["stays"]);
    }

    #[test]
    fn a_job_somebody_begins_to_wait_for_changes_its_class() {
        let mut queue = Queue::new(1);
        queue.push(person(b'a'), Awaited, "first");
        queue.push(person(b'b'), Background, "left");
        let hurried = queue.push(person(b'c'), Background, "hurried");
        queue.hurry(&hurried);
        assert_eq!(one_by_one(&mut queue), ["first", "hurried", "left"]);
    }

    #[test]
    fn an_account_without_jobs_leaves_nothing_behind() {
        let mut queue = Queue::new(1);
        for at in 0..100_u8 {
            queue.push(person(at), Awaited, ());
        }
        one_by_one(&mut queue);
        assert!(queue.running.is_empty() && queue.awaited.jobs.is_empty() && queue.awaited.order.is_empty());
    }
}
