//! What an answer would do, and why another cannot be given: computed from what the seat may know, and nothing changes.

use dedale_core::{Observer, Seat};
use dedale_games::{AnyMatch, Playing, Problem};
use dedale_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::document::{Names, Standing};
use super::state::Table;
use super::wording::Said;
use crate::{Error, Lang, UserId};

/// How many actions are explained at a time.
const MOST_EXPLAINED: usize = 64;

/// An answer to be tried.
#[derive(Debug, Deserialize, ToSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Preview {
    /// The last step the client has.
    step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    #[schema(value_type = u32, minimum = 1, maximum = 8)]
    seat: Seat,
    /// The answer.
    action: String,
    /// To get words, too: `en` or `fr`.
    #[schema(value_type = Option<String>)]
    lang: Option<Lang>,
}

/// What would come of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Foreseen {
    /// Whether the seat can know it beforehand; if not, nothing else is told.
    certain: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    standing: Option<Standing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>, nullable = false)]
    events: Option<Box<RawValue>>,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    said: Option<Vec<Said>>,
}

/// Answers to be explained.
#[derive(Debug, Deserialize, ToSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Explain {
    /// The last step the client has.
    step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    #[schema(value_type = u32, minimum = 1, maximum = 8)]
    seat: Seat,
    /// The answers.
    #[schema(max_items = 64)]
    actions: Vec<String>,
    /// To get words, too: `en` or `fr`.
    #[schema(value_type = Option<String>)]
    lang: Option<Lang>,
}

/// Why an answer is not possible; nothing if it is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Explained {
    action: String,
    /// The code of the refusal.
    refusal: Option<&'static str>,
    /// The rule it follows from.
    rule: Option<&'static str>,
    /// For who asked for words, if it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    text: Option<String>,
}

impl Table {
    /// What an answer would do.
    pub(crate) fn preview(&self, asked: &Preview, user: &UserId, names: &Names) -> Result<Foreseen, Error> {
        let game = self.asks(asked.seat, asked.step, user)?;
        let foreseen =
            game.foresee(&asked.action).map_err(|problem| not_possible(problem, game.playing()))?;
        let Some(then) = foreseen else {
            return Ok(Foreseen { certain: false, standing: None, events: None, said: None });
        };
        let (observer, moves) = (Observer::Seat(asked.seat), self.moves() + 1);
        let words = self.words_in(asked.lang, names);
        let outcome = then.playing().outcome().map(Into::into);
        let standing = Standing::of(&then, [self.step(), moves.into()], outcome, observer, words.as_ref());
        Ok(Foreseen {
            certain: true,
            standing: Some(standing),
            events: Some(then.playing().written_events(1, observer)),
            said: words.map(|words| Said::of_step(&then, 1, observer, &words)),
        })
    }

    /// Why answers are not possible.
    pub(crate) fn explain(
        &self,
        asked: Explain,
        user: &UserId,
        names: &Names,
    ) -> Result<Vec<Explained>, Error> {
        let game = self.asks(asked.seat, asked.step, user)?;
        if asked.actions.len() > MOST_EXPLAINED {
            let expected = format!("at most {MOST_EXPLAINED} actions");
            return Err(Error::Invalid { field: "actions", expected });
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
                refusal: refusal.map(|refusal| refusal.code).or(problem.as_ref().map(Problem::code)),
                rule: refusal.map(|refusal| refusal.rule),
                text: words.as_ref().zip(problem).map(|(words, problem)| match refusal {
                    Some(refusal) => words.refusal(refusal),
                    None => words.problem(&problem),
                }),
            }
        };
        Ok(asked.actions.into_iter().map(explained).collect())
    }

    pub(super) fn words_in(&self, lang: Option<Lang>, names: &Names) -> Option<Words> {
        lang.map(|Lang(language)| self.words(language, names))
    }

    /// The match, if it asks that seat, the seat is the user's, and nothing happened since.
    pub(super) fn asks(&self, seat: Seat, step: u64, user: &UserId) -> Result<&AnyMatch, Error> {
        self.check_step(step)?;
        self.check_asked(seat, user)?;
        self.playing()
    }
}

/// A refusal with what is possible instead.
pub(super) fn not_possible(problem: Problem, game: &dyn Playing) -> Error {
    match problem {
        Problem::Illegal(_) | Problem::Action(_) => Error::NotPossible { problem, legal: game.legal() },
        problem => problem.into(),
    }
}
