//! A table in words, for clients that ask for them.

use std::sync::OnceLock;

use dedale_core::Observer;
use dedale_games::AnyMatch;
use dedale_protocol::{Proposed, PublicEntry, QuestionInWords, Sentence};
use dedale_words::{Deed, Language, Listener, Narration, Sitter, Words};

use crate::document::Names;
use crate::state::Table;

/// The question and the legal answers in words, as far as the observer may know them.
pub(crate) fn question(
    game: &AnyMatch,
    observer: Observer,
    listener: Listener,
    words: &Words,
) -> QuestionInWords {
    QuestionInWords { question: words.asked(game, listener), legal: words.choices(game, observer) }
}

/// Nothing is asked any more.
pub(crate) fn no_question() -> QuestionInWords {
    QuestionInWords { question: None, legal: Some(Vec::new()) }
}

/// Sentences about the events the observer saw at one step.
pub(crate) fn step_sentences(
    game: &AnyMatch,
    step: usize,
    observer: Observer,
    listener: Listener,
    words: &Words,
) -> Vec<Sentence> {
    let sentence = |Narration { text, events }: Narration| Sentence { text, events: events.collect() };
    words.lines(game, step, observer, listener).into_iter().map(sentence).collect()
}

/// A sentence about an entry other than an answer; none for an answer.
fn deed(entry: &PublicEntry) -> Option<Deed<'_>> {
    Some(match entry {
        PublicEntry::Act { .. }
        | PublicEntry::Unknown
        | PublicEntry::Propose { what: Proposed::Unknown, .. } => return None,
        PublicEntry::Sit { seat } => Deed::Sit(*seat),
        PublicEntry::SeatBot { seat, bot } => Deed::SeatBot(*seat, bot),
        PublicEntry::Stand { seat } => Deed::Stand(*seat),
        PublicEntry::Start => Deed::Start,
        PublicEntry::Concede { seat } => Deed::Concede(*seat),
        PublicEntry::Propose { seat, what: Proposed::Undo { .. } } => Deed::ProposeUndo(*seat),
        PublicEntry::Propose { seat, what: Proposed::Stop } => Deed::ProposeStop(*seat),
        PublicEntry::Propose { seat, what: Proposed::Concede } => Deed::ProposeConcede(*seat),
        PublicEntry::Agree { seat } => Deed::Agree(*seat),
        PublicEntry::Refuse { seat } => Deed::Refuse(*seat),
        PublicEntry::Undo { seat, .. } => Deed::Undo(*seat),
        PublicEntry::Stop => Deed::Stop,
        PublicEntry::StandIn { seat, bot } => Deed::StandIn(*seat, bot),
        PublicEntry::Retire { seat, bot } => Deed::Retire(*seat, bot),
        PublicEntry::HandBack { seat } => Deed::HandBack(*seat),
        PublicEntry::Rematch { seat, .. } => Deed::Rematch(*seat),
    })
}

/// An entry in sentences: what was done, and what the observer saw of the step it became, if it was one of the match.
pub(crate) fn sentences(
    entry: &PublicEntry,
    step: Option<(&AnyMatch, usize)>,
    observer: Observer,
    listener: Listener,
    words: &Words,
) -> Vec<Sentence> {
    let done = deed(entry).map(|deed| Sentence { text: words.deed(deed, listener), events: Vec::new() });
    let mut sentences: Vec<_> = done.into_iter().collect();
    if let Some((game, step)) = step {
        sentences.extend(step_sentences(game, step, observer, listener, words));
    }
    sentences
}

impl Table {
    /// The words of a language, in which people are called as they are here.
    pub fn words(&self, language: Language, names: &Names) -> Words {
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
