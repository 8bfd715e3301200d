//! Hints of a table: whether they are given, and for which decision.

use dedale_core::Seat;
use dedale_games::AnyMatch;
use dedale_protocol::{HintAsked, Phase, UserId};
use dedale_words::Words;

use super::document::Names;
use super::state::Table;
use crate::Error;

/// The input of a search about a decision.
pub(crate) struct Decision {
    pub(crate) step: u64,
    pub(crate) seat: Seat,
    pub(crate) game: AnyMatch,
    pub(crate) words: Option<Words>,
}

impl Table {
    /// Whether hints are given: nobody else plays, or everybody could see before sitting down that they are.
    pub(crate) fn gives_hints(&self) -> bool {
        let agreed = self.about.options.hints || (self.phase() != Phase::Gathering && self.has_one_person());
        agreed && self.about.day.is_none()
    }

    fn has_one_person(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(|chair| chair.user.as_ref());
        let first = people.next();
        people.all(|other| Some(other) == first)
    }

    /// The current decision, for a person who may get hints about it.
    pub(crate) fn decision(
        &self,
        HintAsked { step, seat, lang }: &HintAsked,
        user: &UserId,
        names: &Names,
    ) -> Result<Decision, Error> {
        let game = self.asks(*seat, *step, user)?;
        if !self.gives_hints() {
            return Err(Error::NoHints);
        }
        Ok(Decision {
            step: self.step(),
            seat: *seat,
            game: game.clone(),
            words: self.words_in(*lang, names),
        })
    }
}
