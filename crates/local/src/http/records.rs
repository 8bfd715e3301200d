//! Records taken in as tables.

use dedale_protocol::RecordedGame;
use dedale_table::Opening;
use serde_json::Value;

use super::query::body;
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::person::local;
use crate::turn::Turn;

impl Host {
    /// Takes in a game: over, it can be looked at; unfinished, it goes on.
    pub(super) fn take_in(&mut self, new: &Value, turn: &mut Turn) -> Result<Said, Refused> {
        let recorded: RecordedGame = body(new)?;
        let table = self.set_up(Opening::of_recorded(&recorded, local())?, turn)?;
        self.document(&table, turn)
    }
}
