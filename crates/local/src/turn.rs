use dedale_protocol::{Millis, TableId};
use dedale_table::Logged;
use serde::Serialize;

use crate::answer::{Told, written};
use crate::chance::Chance;
use crate::error::Refused;

/// One message while it is answered: its time and chance, and everything that is to be kept and told because of it.
pub(crate) struct Turn {
    pub(crate) now: Millis,
    entropy: Option<String>,
    chance: Option<Chance>,
    pub(crate) changed: Vec<Changed>,
    pub(crate) told: Vec<Told>,
}

/// A table of which something is to be kept.
pub(crate) struct Changed {
    pub(crate) table: TableId,
    pub(crate) is_new: bool,
    pub(crate) entries: Vec<Logged>,
    pub(crate) analysis: bool,
}

impl Turn {
    pub(crate) fn new(now: Millis, entropy: Option<String>) -> Turn {
        Turn { now, entropy, chance: None, changed: Vec::new(), told: Vec::new() }
    }

    /// The chance of the message; refused if it brought none.
    pub(crate) fn chance(&mut self) -> Result<&mut Chance, Refused> {
        match &mut self.chance {
            Some(chance) => Ok(chance),
            none => Ok(none.insert(Chance::read(self.entropy.as_deref())?)),
        }
    }

    /// What is to be kept of a table so far.
    pub(crate) fn change(&mut self, table: &TableId) -> &mut Changed {
        let at = self.changed.iter().position(|changed| changed.table == *table).unwrap_or_else(|| {
            let table = table.clone();
            self.changed.push(Changed { table, is_new: false, entries: Vec::new(), analysis: false });
            self.changed.len() - 1
        });
        &mut self.changed[at]
    }

    pub(crate) fn tell(&mut self, method: &'static str, params: &impl Serialize) {
        self.told.push(Told { method, params: written(params) });
    }
}
