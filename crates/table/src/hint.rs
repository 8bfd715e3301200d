//! Hints of a table: whether they are given, and for which decision.

use dedale_core::Seat;
use dedale_games::AnyMatch;
use dedale_protocol::{HintAsked, Phase, UserId};
use dedale_words::Words;

use crate::state::Chair;
use crate::{Names, Table, TableError};

/// The input of a search about a decision.
pub struct Decision {
    /// The step of the table.
    pub step: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// The match.
    pub game: AnyMatch,
    /// The words to tell it in.
    pub words: Option<Words>,
    /// The bots that play, by seat.
    pub bots: Vec<Option<String>>,
}

impl Table {
    /// Whether hints are given: nobody else plays, or everybody could see before sitting down that they are.
    pub fn gives_hints(&self) -> bool {
        let agreed = self.about.options.hints || (self.phase() != Phase::Gathering && self.has_one_person());
        agreed && self.about.day.is_none()
    }

    fn has_one_person(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(|chair| chair.user.as_ref());
        let first = people.next();
        people.all(|other| Some(other) == first)
    }

    /// The bot that answers for each seat; none where a person does.
    fn bots_at_work(&self) -> Vec<Option<String>> {
        let bot = |chair: &Chair| {
            let stand_in = chair.stand_in.as_ref().map(|stand_in| &*stand_in.bot);
            chair.bot.as_deref().or(stand_in).map(str::to_owned)
        };
        self.chairs.iter().map(bot).collect()
    }

    /// The current decision, for a person who may get hints about it.
    pub fn decision(
        &self,
        HintAsked { step, seat, lang }: &HintAsked,
        user: &UserId,
        names: &Names,
    ) -> Result<Decision, TableError> {
        let game = self.asks(*seat, *step, user)?;
        if !self.gives_hints() {
            return Err(TableError::NoHints);
        }
        Ok(Decision {
            step: self.step(),
            seat: *seat,
            game: game.clone(),
            words: self.words_in(*lang, names),
            bots: self.bots_at_work(),
        })
    }
}
