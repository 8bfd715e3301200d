//! The two ways to a table: one for the people who sit at it, one for everybody else. A crowd that looks on can fill only its
//! own, so it keeps no player waiting.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use dedale_table::Table;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::ask::Ask;
use crate::{Error, UserId};

/// The asks that wait in each of the two at most.
const LONGEST: usize = 64;
/// Seconds somebody waits for a place before the table is called busy.
const PATIENCE_S: u64 = 2;

/// The sending end: cheap to clone. Asks are boxed because a channel reserves room for 32 of them, used or not.
#[derive(Clone, Debug)]
pub(crate) struct Mailbox {
    seated: mpsc::Sender<Box<Ask>>,
    others: mpsc::Sender<Box<Ask>>,
    people: People,
}

/// The table's end.
#[derive(Debug)]
pub(super) struct Inbox {
    seated: mpsc::Receiver<Box<Ask>>,
    others: mpsc::Receiver<Box<Ask>>,
    people: People,
}

/// The people at the table, and its owner.
type People = Arc<RwLock<Vec<UserId>>>;

/// Why an ask was not taken.
#[derive(Debug)]
pub(crate) enum NotTaken {
    /// Too many others wait.
    Busy(Box<Ask>),
    /// The table just left the memory.
    Gone(Box<Ask>),
}

impl From<NotTaken> for Error {
    fn from(why: NotTaken) -> Error {
        match why {
            NotTaken::Busy(_) => Error::TableBusy,
            NotTaken::Gone(_) => Error::ShuttingDown,
        }
    }
}

/// A new mailbox for a table.
pub(super) fn mailbox(table: &Table) -> (Mailbox, Inbox) {
    let (to_seated, seated) = mpsc::channel(LONGEST);
    let (to_others, others) = mpsc::channel(LONGEST);
    let people = People::default();
    let inbox = Inbox { seated, others, people: people.clone() };
    inbox.note_people(table);
    (Mailbox { seated: to_seated, others: to_others, people }, inbox)
}

impl Mailbox {
    /// Puts an ask where it belongs; waits a moment for a place.
    pub(crate) async fn post(&self, ask: Ask) -> Result<(), NotTaken> {
        let ask = Box::new(ask);
        let sits = |user: &UserId| self.people.read().unwrap_or_else(PoisonError::into_inner).contains(user);
        let way = if ask.by().is_some_and(sits) { &self.seated } else { &self.others };
        match timeout(Duration::from_secs(PATIENCE_S), way.reserve()).await {
            Ok(Ok(place)) => {
                place.send(ask);
                Ok(())
            }
            Ok(Err(_)) => Err(NotTaken::Gone(ask)),
            Err(_) => Err(NotTaken::Busy(ask)),
        }
    }
}

impl Inbox {
    /// The next ask: those of seated people first. None once everything is answered after [`Inbox::close`].
    pub(super) async fn next(&mut self) -> Option<Ask> {
        tokio::select! {
            biased;
            Some(ask) = self.seated.recv() => Some(*ask),
            Some(ask) = self.others.recv() => Some(*ask),
            else => None,
        }
    }

    /// Accepts no more messages; those waiting can still be read.
    pub(super) fn close(&mut self) {
        self.seated.close();
        self.others.close();
    }

    /// Remembers who sits at the table now; that rarely changes.
    pub(super) fn note_people(&self, table: &Table) {
        let seated = table.chairs.iter().filter_map(|chair| chair.user.as_ref());
        let people = seated.chain([&table.about.owner]);
        let known = self.people.read().unwrap_or_else(PoisonError::into_inner);
        if !people.clone().eq(known.iter()) {
            drop(known);
            *self.people.write().unwrap_or_else(PoisonError::into_inner) = people.cloned().collect();
        }
    }
}
