//! La Clé des mondes in words.

mod action;
mod event;
mod names;
mod question;
mod rules;

use std::ops::Deref;

use dedale_mondes::{Action, CardSet, Question, SeenEvent, Setup, State, View};

pub use event::event_id;
pub use question::question_id;

use crate::language::texts;
use crate::{Listener, Narration, Spoken, Texts, Words};

/// The words, and those of La Clé des mondes with these cards.
#[derive(Clone, Copy)]
pub struct MondesWords<'a> {
    words: &'a Words,
    cards: &'a CardSet,
}

impl<'a> MondesWords<'a> {
    /// The words for a game with these cards.
    pub fn new(words: &'a Words, cards: &'a CardSet) -> MondesWords<'a> {
        MondesWords { words, cards }
    }

    /// The cards they are about.
    pub fn cards(&self) -> &'a CardSet {
        self.cards
    }
}

impl Deref for MondesWords<'_> {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.words
    }
}

impl Spoken for State {
    const TEXTS: Texts = texts!("mondes");
    const RULES: &'static [&'static str] = rules::RULES;

    fn asked(question: &Question, words: &Words) -> String {
        words.say(&format!("mondes-question-{}", question_id(question)))
    }

    fn choice(action: &Action, view: &View, words: &Words) -> String {
        MondesWords::new(words, view.setup.cards()).choice(action, view)
    }

    fn lines(events: &[SeenEvent], setup: &Setup, listener: Listener, words: &Words) -> Vec<Narration> {
        MondesWords::new(words, setup.cards()).lines(events, listener)
    }

    fn rules_of(question: &Question) -> &'static [&'static str] {
        rules::rules_of(question)
    }

    fn rules_in_play(setup: &Setup) -> Vec<&'static str> {
        rules::rules_in_play(setup).collect()
    }
}
