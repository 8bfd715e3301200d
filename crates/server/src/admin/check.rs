//! Replays tables and compares the result with the columns of the store.

use std::sync::Arc;

use super::{Admin, AdminError};
use crate::store::{StoredSeat, StoredTable};
use crate::{Error, Store, TableId};
use dedale_table::Table;

/// How many tables are read at once.
const PAGE: i64 = 500;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Checked {
    /// How many tables were replayed.
    pub tables: u64,
    /// How many were left out because they were set up under an older version of the rules.
    pub old_rules: u64,
    /// With how many entries.
    pub entries: u64,
    /// Damage to the file that the database itself finds.
    pub damages: Vec<String>,
    /// The faulty tables and their faults.
    pub wrong: Vec<WrongTable>,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.damages.is_empty() && self.wrong.is_empty()
    }
}

/// A table with which something is wrong.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct WrongTable {
    /// The first letters of its id.
    pub table: String,
    /// The fault.
    pub wrong: Vec<Wrong>,
}

/// The faults a table can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    /// Game, setup, seed or options cannot be read.
    Unreadable,
    /// The numbers of the entries have gaps.
    Gap,
    /// The entries cannot be played again.
    Replay,
    /// It is in another phase.
    Phase,
    /// It began at another time.
    Started,
    /// It ended at another time.
    Ended,
    /// It ended in another way.
    Outcome,
    /// It has another number of moves.
    Moves,
    /// Others sit there, or others won.
    Seats,
    /// The copy has other entries than the original.
    Copy,
}

impl Wrong {
    /// A stable code.
    pub fn code(self) -> &'static str {
        match self {
            Wrong::Unreadable => "unreadable",
            Wrong::Gap => "gap",
            Wrong::Replay => "replay",
            Wrong::Phase => "phase",
            Wrong::Started => "started",
            Wrong::Ended => "ended",
            Wrong::Outcome => "outcome",
            Wrong::Moves => "moves",
            Wrong::Seats => "seats",
            Wrong::Copy => "copy",
        }
    }
}

impl Admin {
    /// Replays every table; tells how many of how many are done.
    pub async fn check(&self, mut told: impl FnMut(u64, u64)) -> Result<Checked, AdminError> {
        let all = self.store.number_of_tables().await?.unsigned_abs();
        let mut checked = Checked { damages: self.store.damages().await?, ..Checked::default() };
        let mut last = String::new();
        loop {
            let ids = self.store.table_ids(&last, PAGE).await?;
            let Some(end) = ids.last() else { return Ok(checked) };
            last = end.to_string();
            for id in &ids {
                checked.look_at(&self.store, id).await?;
                told(checked.tables, all.max(checked.tables));
            }
        }
    }
}

impl Checked {
    pub(super) async fn look_at(&mut self, store: &Store, id: &TableId) -> Result<(), Error> {
        let stored = match store.stored_table(id).await {
            // Deleted since.
            Err(Error::NotFound(_)) => return Ok(()),
            stored => stored?,
        };
        if stored.about.as_ref().is_ok_and(|about| !about.game().playable_rules().contains(&about.rules)) {
            self.old_rules += 1;
            return Ok(());
        }
        self.tables += 1;
        self.entries += stored.entries.len() as u64;
        self.note(id, wrongs(stored));
        Ok(())
    }

    pub(super) fn note(&mut self, id: &TableId, wrong: Vec<Wrong>) {
        if !wrong.is_empty() {
            self.wrong.push(WrongTable { table: id.beginning().to_owned(), wrong });
        }
    }
}

fn wrongs(stored: StoredTable) -> Vec<Wrong> {
    let StoredTable { about, phase, started, ended, outcome, moves, entries, seats } = stored;
    let Ok(about) = about else { return vec![Wrong::Unreadable] };
    if (1..).zip(&entries).any(|(number, entry)| entry.number != number) {
        return vec![Wrong::Gap];
    }
    let Ok(table) = Table::replay(Arc::new(about), &entries) else { return vec![Wrong::Replay] };
    let ending = table.outcome();
    let is_over = ending.is_some();
    let written = ending.as_ref().map(|ending| serde_json::to_string(ending).expect("an ending is JSON"));
    let mut wrong = Vec::new();
    for (holds, what) in [
        (phase == table.phase().name(), Wrong::Phase),
        (started == table.started, Wrong::Started),
        (ended == table.ended, Wrong::Ended),
        (outcome == written, Wrong::Outcome),
        (moves == is_over.then(|| i64::from(table.moves())), Wrong::Moves),
        (seats == expected_seats(&table), Wrong::Seats),
    ] {
        if !holds {
            wrong.push(what);
        }
    }
    wrong
}

fn expected_seats(table: &Table) -> Vec<StoredSeat> {
    let winners = table.outcome().map(|ending| ending.winners);
    let seats = dedale_core::Seat::first(table.chairs.len()).zip(&table.chairs);
    let taken = seats.filter(|(_, chair)| chair.user.is_some() || chair.bot.is_some());
    let expected = taken.map(|(seat, chair)| StoredSeat {
        seat: i64::from(seat.number()),
        user: chair.user.as_ref().map(ToString::to_string),
        bot: chair.bot.as_deref().map(str::to_owned),
        won: winners.map(|winners| i64::from(winners.iter().any(|winner| winner == seat))),
    });
    expected.collect()
}
