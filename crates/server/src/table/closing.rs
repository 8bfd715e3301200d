use dedale_protocol::{Millis, Phase};

use super::entry::Entry;
use super::projection::projections;
use super::state::Table;
use crate::Error;
use crate::store::{Append, Logged};

impl Table {
    /// The entries that end the table without a result, by the host's order. Before the start, the cards are dealt first:
    /// a game that is over always has a deal.
    pub(crate) fn closing(&self) -> Result<Vec<Entry>, Error> {
        match self.phase() {
            Phase::Gathering => Ok(vec![Entry::Start, Entry::Stop]),
            Phase::Playing => Ok(vec![Entry::Stop]),
            Phase::Over => Err(Error::WrongPhase(Phase::Over.name())),
        }
    }

    /// Plays that in the match and says what is to be written, for a table nobody has in memory.
    pub(crate) fn close_unloaded(&mut self, at: Millis) -> Result<Append, Error> {
        let entries = self.closing()?;
        for entry in &entries {
            self.play_in_match(entry)?;
        }
        let logged = |(number, entry): (u64, &Entry)| Logged {
            number: number as i64,
            at,
            spent: 0,
            user: None,
            key: None,
            body: serde_json::to_string(entry).expect("an entry is JSON"),
        };
        Ok(Append {
            table: self.about.id.clone(),
            projections: projections(self, &entries, at),
            entries: (self.step() + 1..).zip(&entries).map(logged).collect(),
        })
    }
}
