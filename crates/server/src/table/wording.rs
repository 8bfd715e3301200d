//! A table in words, for who asks for them.

use std::sync::OnceLock;

use dedale_core::Observer;
use dedale_games::AnyMatch;
use dedale_words::{Deed, Language, Line, Listener, Sitter, Words};
use serde::Serialize;
use utoipa::ToSchema;

use super::document::Names;
use super::entry::Proposed;
use super::state::{Table, What};

/// What is asked and what may be answered, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct Asked {
    question: Option<String>,
    /// In the order of `legal`; null where that is.
    legal: Option<Vec<String>>,
}

impl Asked {
    /// What a match asks, as the observer may know it.
    pub(super) fn of(game: &AnyMatch, observer: Observer, words: &Words) -> Asked {
        Asked { question: words.asked(game), legal: words.choices(game, observer) }
    }

    /// Nothing any more.
    pub(super) fn over() -> Asked {
        Asked { question: None, legal: Some(Vec::new()) }
    }
}

/// A line of what happened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Said {
    text: String,
    /// The places of the events it tells.
    events: Vec<usize>,
}

impl Said {
    /// What the observer saw of one step of a match.
    pub(super) fn of_step(game: &AnyMatch, step: usize, observer: Observer, words: &Words) -> Vec<Said> {
        let said = |Line { text, events }: Line| Said { text, events: events.collect() };
        words.lines(game, step, observer).into_iter().map(said).collect()
    }

    /// What was done besides answering; none of an answer.
    pub(super) fn of_entry(what: &What, listener: Listener, words: &Words) -> Option<Said> {
        let deed = match what {
            What::Act { .. } => return None,
            What::Sit { seat } => Deed::Sit(*seat),
            What::SeatBot { seat, bot } => Deed::SeatBot(*seat, bot),
            What::Stand { seat } => Deed::Stand(*seat),
            What::Start => Deed::Start,
            What::Concede { seat } => Deed::Concede(*seat),
            What::Propose { seat, what: Proposed::Undo { .. } } => Deed::ProposeUndo(*seat),
            What::Propose { seat, what: Proposed::Stop } => Deed::ProposeStop(*seat),
            What::Propose { seat, what: Proposed::Concede } => Deed::ProposeConcede(*seat),
            What::Agree { seat } => Deed::Agree(*seat),
            What::Refuse { seat } => Deed::Refuse(*seat),
            What::Undo { seat, .. } => Deed::Undo(*seat),
            What::Stop => Deed::Stop,
            What::StandIn { seat, bot } => Deed::StandIn(*seat, bot),
            What::Retire { seat, bot } => Deed::Retire(*seat, bot),
            What::HandBack { seat } => Deed::HandBack(*seat),
            What::Rematch { seat, .. } => Deed::Rematch(*seat),
        };
        Some(Said { text: words.deed(deed, listener), events: Vec::new() })
    }

    /// All of it: what was done, and what the observer saw of the step it became, if it was one of the match.
    pub(super) fn of(
        what: &What,
        step: Option<(&AnyMatch, usize)>,
        listener: Listener,
        words: &Words,
    ) -> Vec<Said> {
        let mut said: Vec<_> = Said::of_entry(what, listener, words).into_iter().collect();
        if let Some((game, step)) = step {
            said.extend(Said::of_step(game, step, listener.observer, words));
        }
        said
    }
}

impl Table {
    /// The words of a language, in which people are called as they are here.
    pub(crate) fn words(&self, language: Language, names: &Names) -> Words {
        let sitters: Vec<_> = self
            .chairs
            .iter()
            .map(|chair| match (&chair.user, &chair.bot) {
                (Some(user), _) => {
                    names.get(user).map_or(Sitter::Unknown, |name| Sitter::Person { id: user.as_str(), name })
                }
                (None, Some(bot)) => Sitter::Bot(bot),
                (None, None) => Sitter::Unknown,
            })
            .collect();
        common(language).clone().with_people(&sitters)
    }
}

/// The words of a language, read once.
fn common(language: Language) -> &'static Words {
    static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    WORDS[language as usize].get_or_init(|| Words::new(language))
}
