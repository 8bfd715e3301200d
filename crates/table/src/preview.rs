//! Previews of answers and explanations of refusals, computed from what the seat may know; nothing changes.

use dedale_core::{Observer, Seat};
use dedale_games::{AnyMatch, Playing, Problem};
use dedale_protocol::{Explain, Explained, Foreseen, Lang, Preview, UserId};
use dedale_words::{Listener, Words};

use crate::document::standing;
use crate::wording::step_sentences;
use crate::{Names, Table, TableError};

/// How many actions are explained at a time.
const MOST_EXPLAINED: usize = 64;

impl Table {
    /// The preview of an answer.
    pub fn preview(&self, asked: &Preview, user: &UserId, names: &Names) -> Result<Foreseen, TableError> {
        let game = self.asks(asked.seat, asked.step, user)?;
        let foreseen =
            game.foresee(&asked.action).map_err(|problem| not_possible(problem, game.playing()))?;
        let Some(then) = foreseen else {
            return Ok(Foreseen { certain: false, standing: None, events: None, said: None });
        };
        let (observer, moves) = (Observer::Seat(asked.seat), self.moves() + 1);
        let words = self.words_in(asked.lang, names);
        let listener = Listener { observer, seats: then.playing().seats() };
        let outcome = then.playing().outcome().map(Into::into);
        let standing = standing(&then, [self.step(), moves.into()], outcome, observer, words.as_ref());
        Ok(Foreseen {
            certain: true,
            standing: Some(standing),
            events: Some(then.playing().written_events(1, observer)),
            said: words.map(|words| step_sentences(&then, 1, observer, listener, &words)),
        })
    }

    /// Why answers are not possible.
    pub fn explain(
        &self,
        asked: Explain,
        user: &UserId,
        names: &Names,
    ) -> Result<Vec<Explained>, TableError> {
        let game = self.asks(asked.seat, asked.step, user)?;
        if asked.actions.len() > MOST_EXPLAINED {
            let expected = format!("at most {MOST_EXPLAINED} actions");
            return Err(TableError::Invalid { field: "actions", expected });
        }
        let words = self.words_in(asked.lang, names);
        let explained = |action: String| {
            let problem = game.explain(&action).err();
            let refusal = match &problem {
                Some(Problem::Illegal(refusal)) => Some(*refusal),
                _ => None,
            };
            Explained {
                action,
                refusal: refusal
                    .map(|refusal| refusal.code)
                    .or(problem.as_ref().map(Problem::code))
                    .map(str::to_owned),
                rule: refusal.map(|refusal| refusal.rule.to_owned()),
                text: words.as_ref().zip(problem).map(|(words, problem)| match refusal {
                    Some(refusal) => words.refusal(refusal),
                    None => words.problem(&problem),
                }),
            }
        };
        Ok(asked.actions.into_iter().map(explained).collect())
    }

    pub(crate) fn words_in(&self, lang: Option<Lang>, names: &Names) -> Option<Words> {
        lang.map(|Lang(language)| self.words(language, names))
    }

    /// The match, if it asks that seat, the seat is the user's, and nothing happened since.
    pub(crate) fn asks(&self, seat: Seat, step: u64, user: &UserId) -> Result<&AnyMatch, TableError> {
        self.check_step(step)?;
        self.check_asked(seat, user)?;
        self.playing()
    }
}

/// A refusal with the legal answers.
pub(crate) fn not_possible(problem: Problem, game: &dyn Playing) -> TableError {
    match problem {
        Problem::Illegal(_) | Problem::Action(_) => TableError::NotPossible { problem, legal: game.legal() },
        problem => problem.into(),
    }
}
