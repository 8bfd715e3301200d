use serde::Deserialize;
use serde_json::Value;

use super::query::body;
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::turn::Turn;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewName {
    name: String,
}

impl Host {
    pub(super) fn me(&mut self, turn: &Turn) -> Said {
        Said::document(&self.person.document(turn.now))
    }

    pub(super) fn rename(&mut self, new: &Value, turn: &Turn) -> Result<Said, Refused> {
        let NewName { name } = body(new)?;
        self.person.rename(&name)?;
        Ok(self.me(turn))
    }
}
