//! Everything that must hold between two decisions. A position that breaks a rule is refused with the field and the reason.

mod cards;
mod extensions;
mod knowledge;
mod question;
mod table;

use dedale_core::Broken;

use crate::state::State;

/// Stands in an error where a field is empty or absent.
const NONE: &str = "none";

/// Fails with what is wrong unless the condition holds.
pub(crate) fn ensure(holds: bool, broken: impl FnOnce() -> Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken()) }
}

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_turn()?;
        self.check_rows()?;
        self.check_hands()?;
        self.check_doors()?;
        self.check_extensions()?;
        self.check_knowledge()?;
        match self.ended {
            Some(ended) => self.check_end(ended),
            None => self.check_question(),
        }
    }
}
