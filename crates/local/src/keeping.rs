//! Keeps entries: plays them in the match, notes what is to be stored, and tells everybody.

use dedale_protocol::Stamp;
use dedale_table::{Entry, Logged, Names, TableError};

use crate::open_table::OpenTable;
use crate::person::local;
use crate::turn::Turn;

/// What a table needs to keep entries and tell them.
pub(crate) struct Keeping<'a> {
    pub(crate) turn: &'a mut Turn,
    pub(crate) names: &'a Names,
}

impl OpenTable {
    /// Plays entries in the match and takes them into the table, or changes nothing; says the step they became.
    pub(crate) fn keep(
        &mut self,
        entries: &[Entry],
        by: Option<&Stamp>,
        keeping: &mut Keeping<'_>,
    ) -> Result<u64, TableError> {
        self.table.play_all_in_match(entries)?;
        for (entry, logged) in entries.iter().zip(self.logged(entries, by, keeping)) {
            self.table.take(entry, &logged);
            keeping.turn.change(&self.table.about.id).entries.push(logged);
            self.tell_update(entry, keeping);
        }
        self.thinks_since = Some(keeping.turn.now);
        self.bot.call(keeping.turn.now);
        Ok(self.table.step())
    }

    fn logged(&self, entries: &[Entry], by: Option<&Stamp>, keeping: &Keeping<'_>) -> Vec<Logged> {
        let now = keeping.turn.now;
        let spent = self.thinks_since.map_or(0, |since| now.saturating_sub(since).max(0));
        let one = |(index, entry): (usize, &Entry)| Logged {
            spent: if index == 0 { spent } else { 0 },
            user: by.map(|_| local().clone()),
            key: by.filter(|_| index + 1 == entries.len()).map(|stamp| stamp.key.clone()),
            ..Logged::new((self.table.step() + index as u64 + 1) as i64, now, entry)
        };
        entries.iter().enumerate().map(one).collect()
    }
}
