//! Tables that come out of a store, and go back into it.

use std::sync::Arc;

use dedale_analysis::Analysis;
use dedale_games::{from_value, from_written};
use dedale_protocol::TableId;
use dedale_table::{Entry, Logged, Opening, StoredAbout, Table, TableError};

use crate::answer::{Kept, Said, written};
use crate::error::Refused;
use crate::host::Host;
use crate::message::{Close, Stored};
use crate::open_table::OpenTable;
use crate::person::local;
use crate::summary::Summary;
use crate::turn::{Changed, Turn};

/// The most entries of a table that is imported.
const MOST_ENTRIES: usize = 20_000;

impl Host {
    /// Puts a stored table into memory; one that is there already stays as it is.
    pub(crate) fn open(&mut self, stored: Stored) -> Result<Said, Refused> {
        let id = stored.about.id.clone();
        if !self.tables.contains_key(&id) {
            let table = read(stored.about, &stored.entries)?;
            let mut opened = OpenTable::new(table);
            // An analysis that cannot be read is made again.
            let saved: Option<Analysis> = from_value(&stored.analysis).ok();
            opened.analysis = saved.filter(|analysis| is_of(analysis, &opened.table));
            self.tables.insert(id.clone(), opened);
        }
        Ok(Said::Opened(id))
    }

    /// Takes a table from a file that anybody may have written.
    pub(crate) fn import(&mut self, stored: Stored, turn: &mut Turn) -> Result<Said, Refused> {
        let Stored { about, entries, .. } = stored;
        let id = about.id.clone();
        if self.tables.contains_key(&id) {
            return Ok(Said::Opened(id));
        }
        if entries.len() > MOST_ENTRIES {
            return Err(Refused::invalid("entries", &format!("at most {MOST_ENTRIES}")));
        }
        let table = read(about, &entries).map_err(|error| match error {
            TableError::Spoiled { number, .. } => {
                Refused::invalid("entries", &format!("another entry {number}"))
            }
            other => other.into(),
        })?;
        self.tables.insert(id.clone(), OpenTable::new(table));
        let changed = turn.change(&id);
        (changed.is_new, changed.entries) = (true, entries);
        Ok(Said::Opened(id))
    }

    /// Forgets a table in memory.
    pub(crate) fn close(&mut self, Close { table }: &Close) -> Said {
        if let Ok(id) = table.parse::<TableId>() {
            self.tables.remove(&id);
            self.searches.forget(&id);
        }
        Said::Nothing
    }

    /// Sets a table up; it is in memory from then on.
    pub(crate) fn set_up(&mut self, opening: Opening, turn: &mut Turn) -> Result<TableId, Refused> {
        let now = turn.now;
        let chance = turn.chance()?;
        let (id, fresh) = (chance.table_id(), chance.seed());
        let seed = opening.seed.unwrap_or(fresh);
        let (table, entries) = opening.begin(id.clone(), seed, now, |_, _| {})?;
        self.tables.insert(id.clone(), OpenTable::new(table));
        let changed = turn.change(&id);
        (changed.is_new, changed.entries) = (true, entries);
        Ok(id)
    }

    /// The documents to be stored.
    pub(crate) fn kept(&self, changed: Vec<Changed>) -> Vec<Kept> {
        let kept = |Changed { table, is_new, entries, analysis }: Changed| {
            let open = self.tables.get(&table)?;
            Some(Kept {
                about: is_new.then(|| StoredAbout::from(&*open.table.about)),
                summary: Summary::of(&open.table, self.person.names()),
                analysis: open.analysis.as_ref().filter(|_| analysis).map(written),
                table,
                entries,
            })
        };
        changed.into_iter().filter_map(kept).collect()
    }
}

/// The table of a file, if it lives on a device and its people are those of the device.
fn read(about: StoredAbout, entries: &[Logged]) -> Result<Table, TableError> {
    let about = about.read()?;
    let others = |logged: &Logged| match from_written(&logged.body) {
        Ok(Entry::Sit { user, .. }) => user != *local(),
        _ => false,
    };
    if !about.id.is_here() || about.owner != *local() || entries.iter().any(others) {
        let expected = "a table of this device".to_owned();
        return Err(TableError::Invalid { field: "about", expected });
    }
    Table::replay_checked(Arc::new(about), entries)
}

/// Whether an analysis is about the game of a table.
fn is_of(analysis: &Analysis, table: &Table) -> bool {
    let hash = |game: &dedale_games::AnyMatch| (game.id(), game.playing().hash(), game.playing().steps());
    table.game.as_ref().is_some_and(|game| hash(game) == hash(analysis.game()))
}
