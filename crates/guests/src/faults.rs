use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A program that fails so often, one time after the other, is not asked again.
const MOST_IN_A_ROW: u32 = 20;

/// The ways in which a program can fail to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It ended, or closed its output.
    Ended,
    /// It took longer than it may.
    Late,
    /// Its answer was none of the protocol.
    BadAnswer,
    /// It answered with an error of its own.
    Refused,
    /// Its action was not legal.
    Illegal,
}

impl FaultKind {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            FaultKind::Ended => "bot-ended",
            FaultKind::Late => "bot-late",
            FaultKind::BadAnswer => "bot-bad-answer",
            FaultKind::Refused => "bot-refused",
            FaultKind::Illegal => "bot-illegal",
        }
    }
}

/// How a program failed in all its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its command.
    pub command: String,
    /// How often a random answer was taken instead of its own.
    pub count: u64,
    /// Whether it failed so often that it was no longer asked.
    pub given_up: bool,
    /// The first failure.
    pub kind: FaultKind,
    /// The first failure, in the program's or the system's words.
    pub why: String,
}

/// The failures of one command, counted over all its processes.
#[derive(Debug)]
pub(crate) struct Faults {
    command: String,
    count: AtomicU64,
    in_a_row: AtomicU32,
    first: Mutex<Option<(FaultKind, String)>>,
}

impl Faults {
    pub(crate) fn of(command: &str) -> Faults {
        let (count, in_a_row) = (AtomicU64::new(0), AtomicU32::new(0));
        Faults { command: command.to_owned(), count, in_a_row, first: Mutex::new(None) }
    }

    pub(crate) fn happened(&self, kind: FaultKind, why: &str) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.in_a_row.fetch_add(1, Ordering::Relaxed);
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| (kind, why.to_owned()));
    }

    pub(crate) fn none(&self) {
        self.in_a_row.store(0, Ordering::Relaxed);
    }

    pub(crate) fn not_asked(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn given_up(&self) -> bool {
        self.in_a_row.load(Ordering::Relaxed) >= MOST_IN_A_ROW
    }

    pub(crate) fn told(&self) -> Option<Fault> {
        let first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        let (kind, why) = first.clone()?;
        let (command, given_up) = (self.command.clone(), self.given_up());
        Some(Fault { command, count: self.count.load(Ordering::Relaxed), given_up, kind, why })
    }
}
